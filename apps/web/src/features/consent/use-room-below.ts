import { type RefObject, useLayoutEffect } from 'react'

/** While a card lies over the lower edge, tells the style sheet how high it reaches, in `--raised`: see ui/app.css. */
export function useRoomBelow(card: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(([entry]) => {
      style.setProperty('--raised', `${Math.ceil(entry!.borderBoxSize[0]!.blockSize) + 12}px`)
    })
    observer.observe(card.current!)
    return () => {
      observer.disconnect()
      style.removeProperty('--raised')
    }
  }, [card])
}
