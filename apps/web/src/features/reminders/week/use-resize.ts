import type { Reminder } from '@planner/contract/reminders'
import { type PointerEvent, useRef, useState } from 'react'

import { draggedLength, drawnMinutes } from './hours.ts'

/**
 * Returns the current length while a reminder's lower edge is dragged (else null), and the handle's event listeners.
 */
export function useResize(
  { time, duration_minutes: duration }: Pick<Reminder, 'time' | 'duration_minutes'>,
  onLength: (minutes: number) => void,
) {
  const [length, setLength] = useState<number | null>(null)
  const from = useRef(0)
  const before = drawnMinutes(duration)
  const at = (event: PointerEvent) => draggedLength(time, before, event.clientY - from.current)

  return {
    length,
    handleProps: {
      onPointerDown(event: PointerEvent) {
        if (event.button !== 0) return
        from.current = event.clientY
        event.currentTarget.setPointerCapture(event.pointerId)
        // Prevents dragging the reminder itself, and selecting text.
        event.preventDefault()
        event.stopPropagation()
        setLength(before)
      },
      onPointerMove(event: PointerEvent) {
        if (length !== null) setLength(at(event))
      },
      onPointerUp(event: PointerEvent) {
        if (length === null) return
        setLength(null)
        if (at(event) !== before) onLength(at(event))
      },
      onPointerCancel() {
        setLength(null)
      },
    },
  }
}
