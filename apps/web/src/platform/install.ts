import { useSyncExternalStore } from 'react'

/** What Chromium offers; TypeScript does not know it. */
type Offer = Event & { prompt(): Promise<unknown> }

let offer: Offer | null = null
const listeners = new Set<() => void>()

/** Keeps the browser's offer to install the page for when the person looks for it. */
export function listenForInstall(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    show(event as Offer)
  })
  window.addEventListener('appinstalled', () => show(null))
}

/** Asks the browser to install the page; null where it does not offer that. */
export function useInstall(): (() => void) | null {
  const offered = useSyncExternalStore(
    (changed) => {
      listeners.add(changed)

      return () => void listeners.delete(changed)
    },
    () => offer,
    () => null,
  )

  return (
    offered &&
    (() => {
      // An offer can be taken up once.
      show(null)
      offered.prompt().catch((error: unknown) => console.warn('The page could not be installed', error))
    })
  )
}

function show(next: Offer | null): void {
  offer = next
  for (const listener of listeners) listener()
}
