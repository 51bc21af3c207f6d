import type { Reminder } from '@planner/contract/reminders'
import { isWholeDay } from '@planner/reminder-language/whole-day'

export const partsOfDay = ['morning', 'afternoon', 'evening'] as const
export type PartOfDay = (typeof partsOfDay)[number]

/** @param time 'HH:MM:SS'. Afternoon begins at noon, evening at five; the small hours count as morning. */
export const partOfDay = (time: string): PartOfDay => (time < '12' ? 'morning' : time < '17' ? 'afternoon' : 'evening')

/**
 * The reminders of a day by parts of it, empty ones left out, and apart those that were done before the day was looked at:
 * what is ticked now stays where it is.
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
