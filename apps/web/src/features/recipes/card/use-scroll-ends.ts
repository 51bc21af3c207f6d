import { type RefObject, useLayoutEffect, useState } from 'react'

import { followScroll } from '#ui/follow-scroll.ts'

/** Whether a row that scrolls sideways is at its beginning and at its end. */
export function useScrollEnds(row: RefObject<HTMLElement | null>): { atStart: boolean; atEnd: boolean } {
  const [ends, setEnds] = useState({ atStart: true, atEnd: true })

  // Before it is painted, so that nothing is seen to move.
  useLayoutEffect(() => {
    const element = row.current
    if (!element) return undefined

    const read = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element
      const atStart = scrollLeft < 4
      const atEnd = scrollLeft + clientWidth > scrollWidth - 4
      setEnds((before) => (before.atStart === atStart && before.atEnd === atEnd ? before : { atStart, atEnd }))
    }

    return followScroll(element, read)
  }, [row])

  return ends
}
