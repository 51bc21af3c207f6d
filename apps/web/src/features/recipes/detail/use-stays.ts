import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps a sticky element in sight: at the top of what scrolls or, if it is higher than that, so far up that its end
 * shows.
 */
export function useStays(stays: boolean): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null)

  useLayoutEffect(() => {
    const one = element.current
    const scroller = one?.closest<HTMLElement>('[data-scrolls]')
    if (!stays || !one || !scroller) return undefined
    const place = () => {
      one.style.top = `${Math.min(0, scroller.clientHeight - one.offsetHeight)}px`
    }
    const sizes = new ResizeObserver(place)
    sizes.observe(one)
    sizes.observe(scroller)
    return () => sizes.disconnect()
  }, [stays])

  return element
}
