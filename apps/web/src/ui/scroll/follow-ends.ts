/** Whether a horizontally scrolling row is at its start, and at its end. */
export type Ends = { atStart: boolean; atEnd: boolean }

/** Within this distance from an end, in pixels, nothing relevant is cut off. */
const nearby = 8

/** Calls `onEnds` at once, and whenever the row is scrolled or resized. Returns the cleanup function. */
export function followEnds(row: HTMLElement, onEnds: (ends: Ends) => void): () => void {
  const read = () => {
    const { scrollLeft, scrollWidth, clientWidth } = row
    onEnds({ atStart: scrollLeft < nearby, atEnd: scrollLeft + clientWidth > scrollWidth - nearby })
  }
  read()
  const resized = new ResizeObserver(read)
  resized.observe(row)
  row.addEventListener('scroll', read, { passive: true })

  return () => {
    resized.disconnect()
    row.removeEventListener('scroll', read)
  }
}
