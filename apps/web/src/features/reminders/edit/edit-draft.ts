import type { InputOf } from '@planner/contract/endpoint'
import { failures } from '@planner/contract/problems'
import type { Reminder, update } from '@planner/contract/reminders'

import { addDays } from '@planner/days/plain-date'
import { dateInWords } from '#platform/time/in-words.ts'
import { occurrencesOf, type RecurrenceEngine, repeats } from '../agenda/occurrences.ts'
import type { Occurrence } from '../agenda/outlook.ts'
import { words } from '../words.ts'
import { isNamed } from './named-recurrence.ts'

/** The fields of the edit dialog; the time as 'HH:MM' or empty. */
export type EditDraft = { title: string; description: string; date: string; time: string; recurrence: string }

/** Of a repeating reminder: all of its days, or the one that was tapped. */
export type Scope = 'all' | 'day'

export const draftOf = (reminder: Reminder): EditDraft => ({
  title: reminder.title,
  description: reminder.description,
  date: reminder.date,
  time: reminder.time.slice(0, 5),
  recurrence: reminder.recurrence,
})

/** The same draft for all days, or for one of them: the date is the first day's, or that one's. */
export const withScope = (draft: EditDraft, scope: Scope, { reminder, day }: Occurrence): EditDraft => ({
  ...draft,
  date: scope === 'day' ? day : reminder.date,
})

/** The error of a draft, or null. A date that was already past may stay (docs/product/decisions.md#13). */
export function faultOf(draft: EditDraft, before: string, today: string): string | null {
  if (draft.title.trim() === '' || draft.date === '') return failures.reminderTitleAndDate
  if (draft.date < today && draft.date !== before) return failures.reminderPastDate

  return null
}

/** What the date of a repeating reminder means: all its days move with it, and those before it go. */
export function dateHintOf(draft: EditDraft, reminder: Reminder, engine: RecurrenceEngine | undefined): string | null {
  if (!repeats(draft)) return null
  if (draft.date === reminder.date || draft.date === '') return words.firstDay

  const festival = draft.recurrence === reminder.recurrence ? reminder.festival : null
  const range = { from: draft.date, to: addDays(draft.date, 366) }
  const [first = draft.date] = occurrencesOf({ ...reminder, ...draft, festival }, range, engine)
  return words.movedFirstDay(dateInWords(first), first > reminder.date)
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

/** The call that makes one day of a repeating reminder a separate reminder. */
export function updateOfDay(draft: EditDraft, { reminder, day }: Occurrence): InputOf<typeof update> {
  const { recurrence: _, ...edit } = updateOf(draft, reminder)

  return { ...edit, occurrence_date: day, only_day: true }
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
