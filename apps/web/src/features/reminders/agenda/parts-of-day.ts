import type { Reminder } from '@planner/contract/reminders'

import { isWholeDay } from './state-on.ts'

export const partsOfDay = ['morning', 'afternoon', 'evening'] as const
export type PartOfDay = (typeof partsOfDay)[number]

/** Of a time 'HH:MM:SS'. Noon begins the afternoon, five the evening; the small hours are of the morning. */
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
