import { useEffect, useReducer, useRef } from 'react'

import { firstHour, headPx, hourPx, hoursPx, labelPx } from './hours.ts'

/**
 * Scrolls to the current time, initially and on request: past hours and, if the week is wider than the screen, past
 * days are scrolled out of view.
 */
export function useNearNow(minutes: number) {
  const scroller = useRef<HTMLDivElement>(null)
  const wanted = useRef(true)
  const [, again] = useReducer((times: number) => times + 1, 0)
  useEffect(() => {
    const box = scroller.current
    const today = wanted.current && box?.querySelector('[aria-current="date"]')
    // Another week may still be rendered.
    if (!box || !today) return
    wanted.current = false
    const before = today.getBoundingClientRect().left - box.getBoundingClientRect().left + box.scrollLeft - hoursPx
    const spans = Array.from(box.querySelectorAll<HTMLElement>('[data-count]'), ({ offsetTop, offsetHeight }) => ({
      from: (offsetTop / hourPx) * 60,
      to: ((offsetTop + offsetHeight) / hourPx) * 60,
    }))
    const hour = firstHour(minutes, (box.scrollHeight - box.clientHeight + labelPx) / hourPx, spans)
    // Half hours, so that the lower edge cuts no label.
    const odd = (box.querySelector<HTMLElement>('[data-head]')!.offsetHeight - headPx) % hourPx
    box.scrollTo({ top: hour * hourPx - labelPx - odd, left: Math.max(0, before) })
  })
  const seeNow = () => {
    wanted.current = true
    again()
  }
  return { scroller, seeNow }
}
