import { writeTime } from './write-time.ts'

/**
 * The time at which a reminder without a time rings, in seconds after midnight, and the one used today if that has
 * passed.
 */
export const usualSeconds = 9 * 3600
const laterTodaySeconds = 18 * 3600

/** '09:00:00' */
export const usualTime = writeTime(usualSeconds)

/**
 * Returns the time at which a reminder without a time rings, in seconds after the day's midnight
 * (docs/product/decisions.md#10): 09:00; today, once that has passed, 18:00; after that an hour from now, rounded up to
 * a whole minute. The result may exceed 24 hours, and is then a time on the next day.
 *
 * @param now seconds since midnight if the day is today; null for any other day.
 * @param meal the time of a meal that is mentioned, in seconds after midnight, used in place of 09:00.
 */
export function usualSecondsOn(now: number | null, meal: number | null = null): number {
  const usual = meal ?? usualSeconds
  if (now === null || now < usual) return usual
  if (meal === null && now < laterTodaySeconds) return laterTodaySeconds
  return Math.ceil((now + 3600) / 60) * 60
}
