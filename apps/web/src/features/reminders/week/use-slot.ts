import { type MouseEvent, type PointerEvent, useRef, useState } from 'react'

import { hourPx, stepMinutes, timeOf } from './hours.ts'

/** Part of a day, in minutes since midnight. */
export type Slot = { from: number; to: number }

/** The duration of a slot that was tapped rather than dragged; not shown until it is dragged. */
const tapMinutes = 30

/**
 * Selects an empty slot of a day by a click or by drawing with the mouse, from the pressed quarter of an hour to the
 * released one. Items in the column handle their own clicks. A finger scrolls; its tap arrives as a click.
 */
export function useSlot(day: string, onSlot: (day: string, from: string, to: string | null) => void) {
  const [drawn, setDrawn] = useState<Slot | null>(null)
  const pressed = useRef<number | null>(null)
  const minutesAt = (event: { currentTarget: Element; clientY: number }) => {
    const into = event.clientY - event.currentTarget.getBoundingClientRect().top
    return Math.floor(((into / hourPx) * 60) / stepMinutes) * stepMinutes
  }
  const spanTo = (at: number): Slot | null => {
    const { current: began } = pressed
    return began === null ? null : { from: Math.min(began, at), to: Math.max(began, at) + stepMinutes }
  }

  return {
    drawn,
    slotProps: {
      onPointerDown(event: PointerEvent) {
        if (event.target !== event.currentTarget || event.pointerType === 'touch' || event.button !== 0) return
        pressed.current = minutesAt(event)
        // Prevents selecting text while a slot is drawn.
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
      },
      onPointerMove(event: PointerEvent) {
        if (pressed.current !== null && event.buttons === 1) setDrawn(spanTo(minutesAt(event)))
      },
      onPointerCancel() {
        pressed.current = null
        setDrawn(null)
      },
      onClick(event: MouseEvent) {
        if (event.target !== event.currentTarget) return
        const at = minutesAt(event)
        const slot = spanTo(at)
        pressed.current = null
        setDrawn(null)
        const length = slot ? slot.to - slot.from : 0
        // A click selects its half-hour.
        if (length <= stepMinutes) onSlot(day, timeOf(Math.floor(at / tapMinutes) * tapMinutes), null)
        else onSlot(day, timeOf(slot!.from), timeOf(slot!.to))
      },
    },
  }
}
