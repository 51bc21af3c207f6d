import type { Reminder } from '@planner/contract/reminders'
import { instantOf } from '#platform/time/wall-time.ts'

/**
 * The place whose time zone a reminder uses, if it differs from the person's: after a move, people would
 * misread its time. 'Asia/Kolkata' is Kolkata.
 */
export function otherZone({ date, time, time_zone: own }: Reminder, timeZone: string): string | null {
  if (own === timeZone || instantOf(date, time, own) === instantOf(date, time, timeZone)) return null

  return own.split('/').at(-1)!.replaceAll('_', ' ')
}
