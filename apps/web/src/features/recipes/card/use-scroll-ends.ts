import { type RefObject, useEffect, useState } from 'react'

/** Whether a row that scrolls sideways is at its beginning and at its end. */
export function useScrollEnds(row: RefObject<HTMLElement | null>): { atStart: boolean; atEnd: boolean } {
  const [ends, setEnds] = useState({ atStart: true, atEnd: true })

  useEffect(() => {
    const element = row.current
    if (!element) return undefined

    const read = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element
      const atStart = scrollLeft < 4
      const atEnd = scrollLeft + clientWidth > scrollWidth - 4
      setEnds((before) => (before.atStart === atStart && before.atEnd === atEnd ? before : { atStart, atEnd }))
    }
    const resized = new ResizeObserver(read)
    resized.observe(element)
    element.addEventListener('scroll', read, { passive: true })

    return () => {
      resized.disconnect()
      element.removeEventListener('scroll', read)
    }
  }, [row])

  return ends
}
