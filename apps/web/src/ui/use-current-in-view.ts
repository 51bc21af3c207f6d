import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * For a row of links that scrolls on a phone: brings the current one into view, the first one by starting at the row's
 * beginning. Before it is painted, so that nothing is seen to move.
 */
export function useCurrentInView<Row extends HTMLElement>(view: string): RefObject<Row | null> {
  const row = useRef<Row>(null)

  useLayoutEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current="page"]')
    // So far from the edge that the link before it is seen to be there.
    if (row.current && current) row.current.scrollLeft = view === '' ? 0 : current.offsetLeft - 72
  }, [view])

  return row
}
