import type { Reminder } from '@planner/contract/reminders'
import { addDays } from '@planner/days/plain-date'
import { isWholeDay } from '@planner/reminder-language/whole-day'

import { instantOf, wallTimeAt } from '#platform/time/wall-time.ts'

/** A day, and a time 'HH:MM:SS', by one clock. */
export type At = { day: string; time: string }

/** Whether a reminder goes by another clock than the person's; a whole day is one everywhere. */
export const isElsewhere = (reminder: Reminder, timeZone: string): boolean =>
  reminder.time_zone !== timeZone && !isWholeDay(reminder)

/** When an occurrence is by the person's clock: seven in the evening in Los Angeles is half past eight of the next day in India. */
export function localOf(reminder: Reminder, day: string, timeZone: string): At {
  if (!isElsewhere(reminder, timeZone)) return { day, time: reminder.time }
  return at(wallTimeAt(instantOf(day, reminder.time, reminder.time_zone), timeZone))
}

/** The same the other way round: a day and time of the person's clock by a reminder's own. */
export function ownOf(reminder: Reminder, { day, time }: At, timeZone: string): At {
  if (!isElsewhere(reminder, timeZone)) return { day, time }
  return at(wallTimeAt(instantOf(day, time, timeZone), reminder.time_zone))
}

/** The day of its own clock whose occurrence falls on a day of the person's. */
export function ownDayOf(reminder: Reminder, day: string, timeZone: string): string {
  if (!isElsewhere(reminder, timeZone)) return day
  return [-1, 0, 1].map((by) => addDays(day, by)).find((own) => localOf(reminder, own, timeZone).day === day) ?? day
}

/** What falls on a day of the person's: the day of its own clock, and its time by theirs. */
export function shownOn(reminder: Reminder, day: string, timeZone: string): { ownDay: string; time: string } {
  const ownDay = ownDayOf(reminder, day, timeZone)
  return { ownDay, time: localOf(reminder, ownDay, timeZone).time }
}

const at = (wall: string): At => ({ day: wall.slice(0, 10), time: wall.slice(11) })
