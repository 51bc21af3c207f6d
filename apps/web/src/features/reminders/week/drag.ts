import type { Active, Modifier } from '@dnd-kit/core'

import type { Occurrence } from '../agenda/outlook.ts'
import { hourPx, stepMinutes } from './hours.ts'
import type { Held } from './WeekHours.tsx'

/** Returns how far a reminder has been dragged, in pixels. */
export function movedBy({ rect }: Active): { x: number; y: number } {
  const { initial, translated } = rect.current
  return initial && translated ? { x: translated.left - initial.left, y: translated.top - initial.top } : { x: 0, y: 0 }
}

/** Returns the occurrence that is being dragged. */
export const inHand = ({ data }: Active): Occurrence => (data.current as Held).occurrence!

// Constants, because new objects on each render would re-render everything draggable.
export const byMouse = { activationConstraint: { distance: 6 } }
export const byTouch = { activationConstraint: { delay: 300, tolerance: 8 } }

/** Returns the width of all columns, measured while dragging, because the window may have been resized. */
export const widthOfColumns = (): number =>
  document.querySelector('[data-columns]')?.getBoundingClientRect().width ?? 700

const stepPx = (hourPx * stepMinutes) / 60

/** Snaps a dragged reminder to where it would be dropped. */
export const snap =
  (columnPx: () => number): Modifier =>
  ({ transform }) => ({
    ...transform,
    x: Math.round(transform.x / columnPx()) * columnPx(),
    y: Math.round(transform.y / stepPx) * stepPx,
  })
