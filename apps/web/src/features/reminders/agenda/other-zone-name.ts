import type { Reminder } from '@planner/contract/reminders'
import { placeOf } from '#platform/time/both-times.ts'
import { instantOf } from '#platform/time/wall-time.ts'

/**
 * Returns the place of a reminder's time zone if it differs from the person's, because people would misread its time
 * after moving. 'Asia/Kolkata' becomes 'Kolkata'.
 */
export function otherZone({ date, time, time_zone: own }: Reminder, timeZone: string): string | null {
  if (own === timeZone || instantOf(date, time, own) === instantOf(date, time, timeZone)) return null

  return placeOf(own)
}
