import type { CheckedInputOf } from '@planner/contract/endpoint'
import type { update as contract } from '@planner/contract/reminders'
import type { FieldTimes, ReminderRow } from '#platform/db/tables.ts'

type Change = CheckedInputOf<typeof contract>

/** The fields of which each has a last writer of its own. */
const fields = ['title', 'description', 'date', 'time', 'recurrence', 'completed'] as const
export type Field = (typeof fields)[number]

/**
 * Takes out of a change what someone has said later, and notes when the rest was said: of each field the last writer
 * wins, by when it was written and not by when it arrived. What says the same as is there already is nobody's loss, and a
 * completion is kept in any case: a thing that was done is done.
 *
 * @param said when the change was made, on the server's clock.
 */
export function withoutOutdone(
  reminder: Pick<ReminderRow, Field | 'field_times'>,
  asked: Change,
  said: Date,
): { change: Change; kept: Field[]; times: FieldTimes } {
  const named = fields.filter((field) => asked[field] !== undefined && !isAboutOneDay(field, asked))
  const outdone = named.filter((field) => said.toISOString() < (reminder.field_times[field] ?? ''))
  const kept = outdone.filter(
    (field) => asked[field] !== reminder[field] && !(field === 'completed' && asked.completed),
  )

  const taken = named.filter((field) => !outdone.includes(field))
  const times = Object.fromEntries(taken.map((field) => [field, said.toISOString()]))
  const left = Object.fromEntries(kept.map((field) => [field, undefined]))
  return { change: { ...asked, ...left }, kept, times: { ...reminder.field_times, ...times } }
}

/** An occurrence's mark stands for its day alone, and has no time of its own. */
const isAboutOneDay = (field: Field, { occurrence_date: day }: Change): boolean =>
  field === 'completed' && day !== undefined
