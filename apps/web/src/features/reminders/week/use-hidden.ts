import { type RefObject, useEffect, useState } from 'react'

import { hourPx, hoursPx } from './hours.ts'

/**
 * Counts the reminders still to do that are scrolled out of view above and below, on the days that are in view, and
 * scrolls to them: `see(1)` to later ones, `see(-1)` to earlier ones. `from` and `to` are the places of the first and
 * last day in view, and `seeDay` scrolls to one.
 */
export function useHidden(ref: RefObject<HTMLDivElement | null>) {
  const [hidden, setHidden] = useState({ earlier: 0, later: 0, from: 0, to: 6 })
  const count = () => {
    const { current: box } = ref
    if (!box) return
    const now = hiddenIn(box)
    setHidden((before) =>
      Object.entries(now).every(([key, value]) => before[key as keyof Hidden] === value) ? before : now,
    )
  }
  // What is rendered may have changed.
  useEffect(count)
  const see = (direction: 1 | -1) => {
    const { current: box } = ref
    box?.scrollBy({ top: direction * Math.floor(box.clientHeight / hourPx - 2) * hourPx })
  }
  const seeDay = (place: number) => {
    const { current: box } = ref
    box?.scrollTo({ left: (box.querySelector<HTMLElement>('[data-head]')!.children[place] as HTMLElement).offsetLeft })
  }
  return { hidden, see, seeDay, onScroll: count }
}

type Hidden = { earlier: number; later: number; from: number; to: number }

function hiddenIn(box: HTMLElement): Hidden {
  const view = box.getBoundingClientRect()
  const head = box.querySelector('[data-head]')!.getBoundingClientRect()
  const inView = Array.from(box.querySelector('[data-head]')!.children, (day) => {
    const { left, right } = day.getBoundingClientRect()
    return (left + right) / 2 > view.left + hoursPx && (left + right) / 2 < view.right
  })
  let earlier = 0
  let later = 0
  for (const block of box.querySelectorAll<HTMLElement>('[data-count]')) {
    const { top, bottom, left, right } = block.getBoundingClientRect()
    const middle = (left + right) / 2
    if (middle < view.left || middle > view.right) continue
    if ((top + bottom) / 2 < head.bottom) earlier += Number(block.dataset.count)
    if ((top + bottom) / 2 > view.bottom) later += Number(block.dataset.count)
  }
  return { earlier, later, from: inView.indexOf(true), to: inView.lastIndexOf(true) }
}
