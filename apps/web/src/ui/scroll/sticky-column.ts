/**
 * A ref that keeps a sticky column in view while the page scrolls: from its top if it fits the window, else its lower
 * end.
 */
export function stickyColumn(column: HTMLElement | null) {
  if (!column) return undefined
  const observer = new ResizeObserver(() => {
    column.style.top = `min(5.5rem, 100dvh - ${column.offsetHeight}px - 1rem)`
  })
  observer.observe(column)
  return () => observer.disconnect()
}
