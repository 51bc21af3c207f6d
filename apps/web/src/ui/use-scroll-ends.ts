import { type RefObject, useLayoutEffect, useState } from 'react'

import { followScroll } from './follow-scroll.ts'

/** Within this distance from an end, in pixels, nothing relevant is cut off. */
const nearby = 8

/**
 * Returns whether a horizontally scrolling row is at its start and at its end. Also sets the row's `data-more`
 * ('before', 'after', both or '') before the first paint, by which app.css fades its edges, so that no word is cut off
 * abruptly.
 */
export function useScrollEnds(row: RefObject<HTMLElement | null>): { atStart: boolean; atEnd: boolean } {
  const [ends, setEnds] = useState({ atStart: true, atEnd: true })

  useLayoutEffect(() => {
    const element = row.current
    if (!element) return undefined

    const read = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element
      const atStart = scrollLeft < nearby
      const atEnd = scrollLeft + clientWidth > scrollWidth - nearby
      element.dataset.more = [!atStart && 'before', !atEnd && 'after'].filter(Boolean).join(' ')
      setEnds((before) => (before.atStart === atStart && before.atEnd === atEnd ? before : { atStart, atEnd }))
    }

    return followScroll(element, read)
  }, [row])

  return ends
}
