import { type PointerEvent, useRef, useState } from 'react'

/** How far a finger has to go for a step, in pixels. */
const farEnough = 56

/** Follows a finger or a pen sideways; `drag` is how far it is from where it was put down. */
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
        // A mouse selects text; it has the buttons.
        if (event.pointerType === 'mouse' || !event.isPrimary) return
        from.current = event.clientX
      },
      onPointerMove: (event: PointerEvent) => {
        if (from.current !== null) setDrag(event.clientX - from.current)
      },
      onPointerUp: end,
      // The browser scrolls instead.
      onPointerCancel: end,
    },
  }
}
