import { type PointerEvent, useRef, useState } from 'react'

/** How far a finger must move to change the step, in pixels. */
const farEnough = 56

/** Tracks a horizontal drag by finger or pen; `drag` is the distance from its start. */
export function useDrag({ onLeft, onRight }: { onLeft: () => void; onRight: () => void }) {
  const [drag, setDrag] = useState(0)
  const from = useRef<number | null>(null)

  const end = (event: PointerEvent) => {
    if (from.current === null) return
    const way = event.clientX - from.current
    from.current = null
    setDrag(0)
    if (event.type !== 'pointerup') return
    if (way < -farEnough) onLeft()
    if (way > farEnough) onRight()
  }

  return {
    drag,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        // With a mouse, dragging selects text; there are buttons for it.
        if (event.pointerType === 'mouse' || !event.isPrimary) return
        from.current = event.clientX
      },
      onPointerMove: (event: PointerEvent) => {
        if (from.current !== null) setDrag(event.clientX - from.current)
      },
      onPointerUp: end,
      // The browser has taken over the gesture to scroll.
      onPointerCancel: end,
    },
  }
}
