import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * For a row of links that scrolls on a phone: brings the current one into view, the first one by starting at the row's
 * beginning. Before it is painted, so that nothing is seen to move.
 *
 * @param marked selects the current one.
 */
export function useCurrentInView<Row extends HTMLElement>(
  view: string,
  marked = '[aria-current="page"]',
): RefObject<Row | null> {
  const row = useRef<Row>(null)

  useLayoutEffect(() => {
    const show = () => {
      const current = row.current?.querySelector<HTMLElement>(marked)
      // So far from the edge that the link before it is seen to be there.
      if (row.current && current)
        row.current.scrollLeft = row.current.firstElementChild?.contains(current) ? 0 : current.offsetLeft - 72
    }
    // The first render of all is hidden until the app shell has gone, which is right after it.
    if (row.current?.offsetParent) show()
    else queueMicrotask(show)
  }, [view, marked])

  return row
}
