/** The service worker's global scope with its own type, because `self` is typed for the page. */
export const worker = globalThis as unknown as ServiceWorkerGlobalScope
