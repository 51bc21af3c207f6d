import type { Reminder } from '@planner/contract/reminders'
import type { Planned } from '../agenda/planned.ts'
import type { Understood } from './reading/use-reading.ts'

/** What a person saw of a reminder when they pressed Enter. */
export type Confirmed = Pick<Reminder, 'title' | 'date' | 'time' | 'recurrence'>

/**
 * Returns what Enter creates if the reading of a text leaves nothing to ask; null if it does: a time that nobody said or
 * that has passed, words that were not understood, a medicine, several reminders, or somebody else to be reminded or
 * whose task it may be.
 */
export function certain(text: string, understood: Understood | null, planned: Planned | null): Confirmed | null {
  if (!planned || understood?.readText !== text || !understood.beyond) return null
  const { reading, beyond } = understood
  const isOther =
    beyond.request !== null ||
    beyond.unsure ||
    beyond.medicine !== null ||
    beyond.shopping !== null ||
    beyond.reminded !== null ||
    beyond.doer !== null ||
    beyond.sentences.length > 1 ||
    beyond.checklist.length > 0
  if (isOther || reading.note || reading.unsupported || reading.times) return null
  if (planned.timeFrom !== 'words' || planned.past || planned.title.trim() === '') return null
  const { title, date, time } = planned
  return { title, date, time, recurrence: beyond.recurrence }
}

/**
 * Whether the server has read what the person saw. A reminder for somebody else, or read by a model, is asked about.
 * 'In 90 minutes' may have become later since it was shown.
 */
export const isConfirmed = ({ shared, read_by: by, ...read }: Reminder, seen: Confirmed): boolean => {
  const later = Date.parse(`${read.date}T${read.time}Z`) - Date.parse(`${seen.date}T${seen.time}Z`)
  return (
    !shared &&
    by !== 'model' &&
    read.title === seen.title &&
    later >= 0 &&
    later <= mostLater &&
    read.recurrence === seen.recurrence
  )
}

/** How much later a time that was counted from now may be, in milliseconds. */
const mostLater = 2 * 60_000
