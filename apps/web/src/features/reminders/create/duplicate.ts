import type { Reminder } from '@planner/contract/reminders'
import { addDays } from '@planner/days/plain-date'

import { occurrencesOf, type RecurrenceEngine, repeats } from '../agenda/occurrences.ts'
import { isCompletedOn } from '../agenda/state-on.ts'

/** The parts of a new reminder by which duplicates are found. */
export type Coming = Pick<Reminder, 'title' | 'date' | 'time'> & { id?: string }

/** An existing reminder, and the day on which it matches. */
export type Duplicate = { reminder: Reminder; day: string }

/**
 * How many days apart duplicates may be: 'Fees tomorrow' next to today's fees is probably a mistake; next week's milk
 * is not.
 */
const nearDays = 3

/** Returns the nearest open reminder with the same name within a few days; for a repeating one, on the same day. */
export function duplicateOf(
  { id, title, date, time }: Coming,
  list: readonly Reminder[],
  engine: RecurrenceEngine | undefined,
): Duplicate | undefined {
  const name = nameOf(title)
  if (name === '') return undefined
  const near = list
    .filter((there) => there.id !== id && nameOf(there.title) === name)
    .flatMap((reminder) => {
      const within = repeats(reminder) ? 0 : nearDays
      return occurrencesOf(reminder, { from: addDays(date, -within), to: addDays(date, within) }, engine)
        .filter((day) => !isCompletedOn(reminder, day))
        .map((day) => ({ reminder, day }))
    })
  const away = ({ reminder, day }: Duplicate) =>
    Math.abs(Date.parse(`${day}T${reminder.time}Z`) - Date.parse(`${date}T${time}Z`))
  return near.toSorted((one, other) => away(one) - away(other))[0]
}

/** Returns a dose of a medicine with this name whose course is not over. */
export const sameMedicine = (name: string, list: readonly Reminder[], today: string): Reminder | undefined =>
  list.find(
    ({ medicine, completed, ends_on: last, title }) =>
      medicine?.part === 'dose' &&
      !completed &&
      (!last || last >= today) &&
      nameOf(title.slice(0, title.lastIndexOf(','))) === nameOf(name),
  )

/** Normalises a title for comparison, ignoring case, spaces and punctuation. */
const nameOf = (title: string): string =>
  title
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')
