import type { Reminder } from '@planner/contract/reminders'
import { addDays } from '@planner/days/plain-date'
import { isWholeDay } from '@planner/reminder-language/whole-day'

import { instantOf, wallTimeAt } from '#platform/time/wall-time.ts'

/** A day, and a time 'HH:MM:SS', in one time zone. */
export type At = { day: string; time: string }

/** Whether a reminder uses a time zone other than the person's. A whole-day reminder never does. */
export const isElsewhere = (reminder: Reminder, timeZone: string): boolean =>
  reminder.time_zone !== timeZone && !isWholeDay(reminder)

/** Converts an occurrence to the person's time zone: 7 pm in Los Angeles is 8:30 am the next day in India. */
export function localOf(reminder: Reminder, day: string, timeZone: string): At {
  if (!isElsewhere(reminder, timeZone)) return { day, time: reminder.time }
  return at(wallTimeAt(instantOf(day, reminder.time, reminder.time_zone), timeZone))
}

/** Converts a day and time of the person's time zone to the reminder's own. */
export function ownOf(reminder: Reminder, { day, time }: At, timeZone: string): At {
  if (!isElsewhere(reminder, timeZone)) return { day, time }
  return at(wallTimeAt(instantOf(day, time, timeZone), reminder.time_zone))
}

/** Returns the day in the reminder's own time zone whose occurrence falls on a day in the person's. */
export function ownDayOf(reminder: Reminder, day: string, timeZone: string): string {
  if (!isElsewhere(reminder, timeZone)) return day
  return [-1, 0, 1].map((by) => addDays(day, by)).find((own) => localOf(reminder, own, timeZone).day === day) ?? day
}

/**
 * Returns the occurrence on a day in the person's time zone: its day in the reminder's zone, and its time in the
 * person's.
 */
export function shownOn(reminder: Reminder, day: string, timeZone: string): { ownDay: string; time: string } {
  const ownDay = ownDayOf(reminder, day, timeZone)
  return { ownDay, time: localOf(reminder, ownDay, timeZone).time }
}

const at = (wall: string): At => ({ day: wall.slice(0, 10), time: wall.slice(11) })
