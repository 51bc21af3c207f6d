import type { Reminder } from '@planner/contract/reminders'

import { occurrencesOf, type RecurrenceEngine } from '../agenda/occurrences.ts'
import { isCompletedOn } from '../agenda/state-on.ts'

/** What is about to be made, as far as it can be there already. */
export type Coming = Pick<Reminder, 'title' | 'date' | 'time'> & { id?: string }

/** An open reminder of the same name that falls on the same day at the same time. */
export function twinOf(
  { id, title, date, time }: Coming,
  list: readonly Reminder[],
  engine: RecurrenceEngine | undefined,
): Reminder | undefined {
  const name = nameOf(title)
  if (name === '') return undefined
  return list.find(
    (there) =>
      there.id !== id &&
      there.time === time &&
      nameOf(there.title) === name &&
      !isCompletedOn(there, date) &&
      occurrencesOf(there, { from: date, to: date }, engine).length > 0,
  )
}

/** As somebody reads it, whatever its case, spaces and marks. */
const nameOf = (title: string): string =>
  title
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')
