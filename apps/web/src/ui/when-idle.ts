/** Runs work once the browser is idle. Returns the function that cancels it. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: 4000 })
    return () => cancelIdleCallback(handle)
  }
  const handle = setTimeout(work, 1200)
  return () => clearTimeout(handle)
}
