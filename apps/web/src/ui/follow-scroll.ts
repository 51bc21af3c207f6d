/** Calls `read` at once, and whenever the element is scrolled or resized. Returns the cleanup function. */
export function followScroll(element: HTMLElement, read: () => void): () => void {
  read()
  const resized = new ResizeObserver(read)
  resized.observe(element)
  element.addEventListener('scroll', read, { passive: true })

  return () => {
    resized.disconnect()
    element.removeEventListener('scroll', read)
  }
}
