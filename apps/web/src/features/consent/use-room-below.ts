import { type RefObject, useLayoutEffect } from 'react'

/** While a card covers the lower edge, sets its height as `--raised`: see ui/app.css. */
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
