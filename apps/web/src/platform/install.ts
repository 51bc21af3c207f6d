import { useSyncExternalStore } from 'react'

/** What Chromium offers; TypeScript does not know it. */
type Offer = Event & { prompt(): Promise<unknown> }

let install: (() => void) | null = null
const listeners = new Set<() => void>()

/** Keeps the browser's offer to install the page for when the person looks for it. */
export function listenForInstall(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    take(event as Offer)
  })
  window.addEventListener('appinstalled', () => show(null))
}

/** What asks the browser to install the page; null where it does not offer that. */
export const installAtHand = (): (() => void) | null => install

/** The same for a component, drawn again when it comes or goes. */
export const useInstall = (): (() => void) | null =>
  useSyncExternalStore(
    (changed) => {
      listeners.add(changed)

      return () => void listeners.delete(changed)
    },
    installAtHand,
    () => null,
  )

function take(offer: Offer): void {
  show(() => {
    // An offer can be used once.
    show(null)
    offer.prompt().catch((error: unknown) => console.warn('Couldn’t install the app', error))
  })
}

function show(next: (() => void) | null): void {
  install = next
  for (const listener of listeners) listener()
}
