import { writeTime } from './write-time.ts'

/** When a reminder without a time rings, in seconds after midnight; and today, once that is past. */
export const usualSeconds = 9 * 3600
const laterTodaySeconds = 18 * 3600

/** '09:00:00' */
export const usualTime = writeTime(usualSeconds)

/**
 * The seconds after a day's midnight at which a reminder without a time rings (docs/product/decisions.md#10): at 09:00; today,
 * once that is past, at 18:00; later still, an hour from now, on a whole minute. This may be past the end of the day, and is
 * then a time of the next one.
 *
 * @param now seconds since midnight, if the day is today; null for any other.
 * @param meal the hour of a meal that is named, in the place of 09:00.
 */
export function usualSecondsOn(now: number | null, meal: number | null = null): number {
  const usual = meal ?? usualSeconds
  if (now === null || now < usual) return usual
  if (meal === null && now < laterTodaySeconds) return laterTodaySeconds
  return Math.ceil((now + 3600) / 60) * 60
}
