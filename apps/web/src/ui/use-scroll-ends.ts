import { type RefObject, useLayoutEffect, useState } from 'react'

import { followScroll } from './follow-scroll.ts'

/** So close to an end nothing is cut that one would miss, in px. */
const nearby = 8

/**
 * Whether a row that scrolls sideways is at its beginning and at its end.
 * The row itself says so as `data-more` ('before', 'after', both or ''), which is there before the first paint: there it fades (app.css), so that no word is cut hard.
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
