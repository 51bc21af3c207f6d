/**
 * Calls back once when this page gets its first service worker. The worker stores for offline use only what passes
 * through it, so earlier data has to be fetched again. Never called if the page had a worker from the start.
 *
 * @returns the function that stops waiting.
 */
export function onFirstWorker(act: () => void): () => void {
  if (!('serviceWorker' in navigator) || hasWorker()) return () => {}
  const { serviceWorker } = navigator
  serviceWorker.addEventListener('controllerchange', act, { once: true })

  return () => serviceWorker.removeEventListener('controllerchange', act)
}

/** Whether a service worker handles this page's requests. */
export const hasWorker = (): boolean => Boolean(navigator.serviceWorker?.controller)
