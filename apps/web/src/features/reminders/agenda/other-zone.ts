import type { Reminder } from '@planner/contract/reminders'
import { instantOf } from '#platform/time/wall-time.ts'

/**
 * The place whose clock a reminder goes by, where that shows another time than the person's: who has moved since it was made
 * would read its hour wrongly. 'Asia/Kolkata' is Kolkata.
 */
export function otherZone({ date, time, time_zone: own }: Reminder, timeZone: string): string | null {
  if (own === timeZone || instantOf(date, time, own) === instantOf(date, time, timeZone)) return null

  return own.split('/').at(-1)!.replaceAll('_', ' ')
}
