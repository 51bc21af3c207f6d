import { type RefObject, useLayoutEffect } from 'react'

import { followEnds } from './follow-ends.ts'

/**
 * Sets the `data-more` of a horizontally scrolling row ('before', 'after', both or '') before the first paint, by which
 * app.css fades its edges, so that no word is cut off abruptly.
 */
export function useFadedEdges(row: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = row.current
    if (!element) return undefined

    return followEnds(element, ({ atStart, atEnd }) => {
      element.dataset.more = [!atStart && 'before', !atEnd && 'after'].filter(Boolean).join(' ')
    })
  }, [row])
}
