/**
 * Calls back once when this page gets its first service worker. The worker keeps for offline reading only what passes
 * through it, so what was read before has to be read again. Never where the page had a worker from the start.
 *
 * @returns how to stop waiting.
 */
export function onFirstWorker(act: () => void): () => void {
  if (!('serviceWorker' in navigator) || hasWorker()) return () => {}
  const { serviceWorker } = navigator
  serviceWorker.addEventListener('controllerchange', act, { once: true })

  return () => serviceWorker.removeEventListener('controllerchange', act)
}

/** Whether a service worker sees what this page requests. */
export const hasWorker = (): boolean => Boolean(navigator.serviceWorker?.controller)
