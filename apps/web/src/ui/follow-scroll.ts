/** Calls `read` at once, and whenever an element is scrolled or has another size. Returns how to stop. */
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
