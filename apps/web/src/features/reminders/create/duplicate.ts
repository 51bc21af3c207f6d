import type { Reminder } from '@planner/contract/reminders'
import { addDays } from '@planner/days/plain-date'

import { occurrencesOf, type RecurrenceEngine, repeats } from '../agenda/occurrences.ts'
import { isCompletedOn } from '../agenda/state-on.ts'

/** What is about to be made, as far as it can be there already. */
export type Coming = Pick<Reminder, 'title' | 'date' | 'time'> & { id?: string }

/** What is there already, on which day. */
export type Duplicate = { reminder: Reminder; day: string }

/** 'Fees tomorrow' beside the fees of today is mostly a slip; the milk of next week is not. */
const nearDays = 3

/** The nearest open reminder of the same name within a few days; one that repeats on the same day. */
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

/** A dose of the medicine of this name, whose course is not over. */
export const sameMedicine = (name: string, list: readonly Reminder[], today: string): Reminder | undefined =>
  list.find(
    ({ medicine, completed, ends_on: last, title }) =>
      medicine?.part === 'dose' &&
      !completed &&
      (!last || last >= today) &&
      nameOf(title.slice(0, title.lastIndexOf(','))) === nameOf(name),
  )

/** As somebody reads it, whatever its case, spaces and marks. */
const nameOf = (title: string): string =>
  title
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')
