import { type RefObject, useEffect, useState } from 'react'

import { hourPx } from './hours.ts'

/**
 * Counts the reminders still to do that are scrolled out of view above and below, on the days that are in view, and
 * scrolls to them: `see(1)` to later ones, `see(-1)` to earlier ones.
 */
export function useHidden(ref: RefObject<HTMLDivElement | null>) {
  const [hidden, setHidden] = useState({ earlier: 0, later: 0 })
  const count = () => {
    const { current: box } = ref
    if (!box) return
    const now = hiddenIn(box)
    setHidden((before) => (before.earlier === now.earlier && before.later === now.later ? before : now))
  }
  // What is rendered may have changed.
  useEffect(count)
  const see = (direction: 1 | -1) => {
    const { current: box } = ref
    box?.scrollBy({ top: direction * Math.floor(box.clientHeight / hourPx - 2) * hourPx })
  }
  return { hidden, see, onScroll: count }
}

function hiddenIn(box: HTMLElement): { earlier: number; later: number } {
  const view = box.getBoundingClientRect()
  const head = box.querySelector('[data-head]')!.getBoundingClientRect()
  let earlier = 0
  let later = 0
  for (const block of box.querySelectorAll<HTMLElement>('[data-count]')) {
    const { top, bottom, left, right } = block.getBoundingClientRect()
    const middle = (left + right) / 2
    if (middle < view.left || middle > view.right) continue
    if ((top + bottom) / 2 < head.bottom) earlier += Number(block.dataset.count)
    if ((top + bottom) / 2 > view.bottom) later += Number(block.dataset.count)
  }
  return { earlier, later }
}
