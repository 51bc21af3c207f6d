import type { InputOf } from '@planner/contract/endpoint'
import { failures } from '@planner/contract/problems'
import type { Reminder, update } from '@planner/contract/reminders'

import { isNamed } from './named-recurrence.ts'

/** What stands in the edit dialog; the time as 'HH:MM' or empty. */
export type EditDraft = { title: string; description: string; date: string; time: string; recurrence: string }

export const draftOf = (reminder: Reminder): EditDraft => ({
  title: reminder.title,
  description: reminder.description,
  date: reminder.date,
  time: reminder.time.slice(0, 5),
  recurrence: reminder.recurrence,
})

/** What is wrong with a draft, or null. A date that was past before may stay so (decision 13). */
export function faultOf(draft: EditDraft, reminder: Reminder, today: string): string | null {
  if (draft.title.trim() === '' || draft.date === '') return failures.reminderTitleAndDate
  if (draft.date < today && draft.date !== reminder.date) return failures.reminderPastDate

  return null
}

/** The call that a draft makes. A time that was not touched keeps its seconds, and so stays a default if it was one. */
export function updateOf(draft: EditDraft, reminder: Reminder): InputOf<typeof update> {
  const untouched = draft.time === reminder.time.slice(0, 5)

  return {
    id: reminder.id,
    title: draft.title.trim(),
    description: draft.description,
    date: draft.date,
    time: untouched ? reminder.time : draft.time || null,
    recurrence: draft.recurrence,
  }
}

/** The recurrences to choose from; one without a name is kept as it is, in its own words. */
export function recurrenceOptions(reminder: Reminder, inWords: string | null): { value: string; label: string }[] {
  const unnamed = !isNamed(reminder.recurrence)
  const options = Object.entries(namedLabels).map(([value, label]) => ({
    value,
    label: reminder.festival !== null && value === reminder.recurrence ? `Custom: ${inWords}` : label,
  }))

  return unnamed ? [...options, { value: reminder.recurrence, label: `Custom: ${inWords}` }] : options
}

const namedLabels = {
  none: 'None',
  daily: 'Daily',
  weekdays: 'Weekdays',
  weekly: 'Weekly',
  monthly: 'Monthly',
  yearly: 'Yearly',
}
