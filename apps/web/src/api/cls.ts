/**
 * Shifts at most `pauseMs` apart and within `windowMs` of the first belong to the same session window. In milliseconds.
 */
const [pauseMs, windowMs] = [1000, 5000]

export type Shifts = {
  /** The largest window sum so far. */
  worst: number
  /** When the current window began; the next shift may belong to it. */
  began: number
  last: number
  sum: number
}

export const noShift: Shifts = { worst: 0, began: Number.NEGATIVE_INFINITY, last: Number.NEGATIVE_INFINITY, sum: 0 }

/**
 * Adds a shift to the cumulative layout shift as Web Vitals define it: the largest sum of shifts within one session
 * window.
 *
 * @param at in milliseconds; shifts must be passed in order.
 */
export function addShift(shifts: Shifts, { at, value }: { at: number; value: number }): Shifts {
  const isSame = at - shifts.last < pauseMs && at - shifts.began < windowMs
  const [began, sum] = isSame ? [shifts.began, shifts.sum + value] : [at, value]
  return { worst: Math.max(shifts.worst, sum), began, last: at, sum }
}
