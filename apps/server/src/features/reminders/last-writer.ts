import type { CheckedInputOf } from '@planner/contract/endpoint'
import { editedFields } from '@planner/contract/reminder-fields'
import type { update as contract } from '@planner/contract/reminders'
import type { FieldTimes, ReminderRow } from '#platform/db/tables/reminders.ts'

type Change = CheckedInputOf<typeof contract>

/** Fields for which the last writer is tracked individually. */
const fields = [...editedFields, 'completed'] as const
export type Field = (typeof fields)[number]

/**
 * Removes the fields that were changed later by someone else, and records the time of the rest. For each field the last
 * writer wins, by the time of the change, not of its arrival. A value equal to the current one overrides nothing, and a
 * completion is always kept.
 *
 * @param said when the change was made, on the server's clock.
 */
export function withoutOutdone(
  reminder: Pick<ReminderRow, Field | 'field_times'>,
  asked: Change,
  askedAt: Date,
): { change: Change; kept: Field[]; times: FieldTimes } {
  const named = fields.filter((field) => asked[field] !== undefined && !isAboutOneDay(field, asked))
  const outdone = named.filter(
    (field) => !isMerged(field, asked) && askedAt.toISOString() < (reminder.field_times[field] ?? ''),
  )
  const kept = outdone.filter(
    (field) => asked[field] !== reminder[field] && !(field === 'completed' && asked.completed),
  )

  const taken = named.filter((field) => !outdone.includes(field))
  const times = Object.fromEntries(taken.map((field) => [field, askedAt.toISOString()]))
  const left = Object.fromEntries(kept.map((field) => [field, undefined]))
  return { change: { ...asked, ...left }, kept, times: { ...reminder.field_times, ...times } }
}

/**
 * Whether a checklist is merged rather than overwritten: if the change includes the checklist it was based on, nobody's
 * changes are lost.
 */
const isMerged = (field: Field, { checklist_was: was }: Change): boolean => field === 'checklist' && was !== undefined

/** Whether a completion concerns a single day. Such a mark has no last-writer time. */
const isAboutOneDay = (field: Field, { occurrence_date: day }: Change): boolean =>
  field === 'completed' && day !== undefined
