/** Does something once the browser has nothing better to do. Returns how to call it off. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: 4000 })
    return () => cancelIdleCallback(handle)
  }
  const handle = setTimeout(work, 1200)
  return () => clearTimeout(handle)
}
