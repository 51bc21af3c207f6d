import type { Reminder } from '@planner/contract/reminders'
import { isWholeDay } from '@planner/reminder-language/whole-day'

export const partsOfDay = ['morning', 'afternoon', 'evening'] as const
export type PartOfDay = (typeof partsOfDay)[number]

/**
 * Returns the part of the day. @param time 'HH:MM:SS'. Afternoon begins at 12:00, evening at 17:00; the hours after
 * midnight count as morning.
 */
export const partOfDay = (time: string): PartOfDay => (time < '12' ? 'morning' : time < '17' ? 'afternoon' : 'evening')

/**
 * Groups the reminders of a day by part of day, without empty parts. Those completed before the day was opened are
 * returned separately; those ticked since stay in place.
 */
export function byPartOfDay(
  reminders: readonly Reminder[],
  doneBefore: ReadonlySet<string>,
  timeOn = (reminder: Reminder): string => reminder.time,
) {
  const open = reminders.filter(({ id }) => !doneBefore.has(id))
  return {
    parts: partsOfDay
      .map((part) => ({
        part,
        reminders: open.filter((one) => (isWholeDay(one) ? 'morning' : partOfDay(timeOn(one))) === part),
      }))
      .filter((one) => one.reminders.length > 0),
    done: reminders.filter(({ id }) => doneBefore.has(id)),
  }
}
