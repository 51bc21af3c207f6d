import type { DoseTime } from '@planner/contract/medicines'
import { Problem } from '#platform/problem.ts'

/**
 * Returns the times of day in their stored form: earliest first, amounts in hundredths.
 *
 * @throws Problem `medicine.same-time`.
 */
export function normalizeTimes(times: readonly DoseTime[]): { time: string; amount: number }[] {
  if (new Set(times.map(({ time }) => time)).size < times.length) throw new Problem('medicine.same-time')
  return times
    .map(({ time, amount }) => ({ time, amount: Math.round(amount * 100) }))
    .toSorted((one, other) => (one.time < other.time ? -1 : 1))
}
