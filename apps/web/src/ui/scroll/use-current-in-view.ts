import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Scrolls the current link of a horizontally scrolling row into view; for one in the first group, to the row's start.
 * Runs before the paint, so that no movement is visible.
 *
 * @param marked selects the current link.
 */
export function useCurrentInView<Row extends HTMLElement>(
  view: string,
  marked = '[aria-current="page"]',
): RefObject<Row | null> {
  const row = useRef<Row>(null)

  useLayoutEffect(() => {
    const show = () => {
      const current = row.current?.querySelector<HTMLElement>(marked)
      // Far enough from the edge to show part of the previous link.
      if (row.current && current)
        row.current.scrollLeft = row.current.firstElementChild?.contains(current) ? 0 : current.offsetLeft - 72
    }
    // The very first render is hidden until the app shell is removed, right afterwards.
    if (row.current?.offsetParent) show()
    else queueMicrotask(show)
  }, [view, marked])

  return row
}
