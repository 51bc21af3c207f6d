import { useSyncExternalStore } from 'react'

/** Chromium's install event, which TypeScript does not declare. */
type Offer = Event & { prompt(): Promise<unknown> }

let install: (() => void) | null = null
const listeners = new Set<() => void>()

/** Stores the browser's install offer until the person looks for it. */
export function listenForInstall(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    take(event as Offer)
  })
  window.addEventListener('appinstalled', () => show(null))
}

/** Returns a function that prompts to install the page; null if the browser does not offer it. */
export const installAtHand = (): (() => void) | null => install

/** Returns the same as a hook, which re-renders when the offer comes or goes. */
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
    // An offer can be used only once.
    show(null)
    offer.prompt().catch((error: unknown) => console.warn('Couldn’t install the app', error))
  })
}

function show(next: (() => void) | null): void {
  install = next
  for (const listener of listeners) listener()
}
