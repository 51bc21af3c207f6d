/** Shifts less than this after one another, and no more than that in all, count as one. In milliseconds. */
const [pauseMs, windowMs] = [1000, 5000]

export type Shifts = {
  /** The sum of the worst window so far. */
  worst: number
  /** The window that the next shift may belong to. */
  began: number
  last: number
  sum: number
}

export const noShift: Shifts = { worst: 0, began: Number.NEGATIVE_INFINITY, last: Number.NEGATIVE_INFINITY, sum: 0 }

/**
 * Cumulative layout shift, as the Web Vitals define it: the largest sum of shifts that follow each other closely.
 *
 * @param at in milliseconds; shifts come in their order.
 */
export function addShift(shifts: Shifts, { at, value }: { at: number; value: number }): Shifts {
  const isSame = at - shifts.last < pauseMs && at - shifts.began < windowMs
  const [began, sum] = isSame ? [shifts.began, shifts.sum + value] : [at, value]
  return { worst: Math.max(shifts.worst, sum), began, last: at, sum }
}
