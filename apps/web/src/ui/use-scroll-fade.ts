import { type RefObject, useLayoutEffect } from 'react'

import { followScroll } from './follow-scroll.ts'

/** Marks at which end of a row that scrolls sideways more is to come: there it fades (app.css), so that no word is cut hard. */
export function useScrollFade(row: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = row.current
    if (!element) return undefined
    const read = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element
      const more = [scrollLeft > 8 && 'before', scrollLeft + clientWidth < scrollWidth - 3 && 'after']
      element.dataset.more = more.filter(Boolean).join(' ')
    }
    return followScroll(element, read)
  }, [row])
}
