/** The service worker itself, under its own type: the page's `self` is another thing. */
export const worker = globalThis as unknown as ServiceWorkerGlobalScope
