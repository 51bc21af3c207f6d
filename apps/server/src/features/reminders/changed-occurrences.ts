import { reminders as limits } from '@planner/contract/constants/reminders'
import type { Context } from '#context.ts'
import { planAlerts } from '#features/notifications/planning/plan-alerts.ts'
import type { Db } from '#platform/db/open.ts'
import type { ReminderRow } from '#platform/db/tables/reminders.ts'
import { lockOccurrencesOf, updateReminder } from './store.ts'

/** Fields that a changed occurrence shares with its series until they are changed individually. Its day is its own. */
const sharedFields = [
  'title',
  'description',
  'time',
  'time_defaulted',
  'tags',
  'priority',
  'duration_minutes',
  'lead_minutes',
  'nag_minutes',
] as const

type Field = (typeof sharedFields)[number]

/**
 * Applies a change of a series to its individually changed open occurrences, in every field that still had the series'
 * value: a new title also applies to an occurrence that was only moved, while the moved one keeps its time.
 */
export async function changeOccurrences(
  context: Context,
  tx: Db,
  before: ReminderRow,
  after: ReminderRow,
  now: Date,
): Promise<void> {
  if (before.recurrence === 'none') return
  const changed = sharedFields.filter((field) => !isSame(before[field], after[field]))
  if (changed.length === 0) return
  for (const occurrence of await lockOccurrencesOf(tx, before.id, { limit: limits.ownDaysMax })) {
    const shared = changed.filter((field) => isSame(occurrence[field], before[field]))
    if (shared.length === 0) continue
    const own = await updateReminder(tx, occurrence.id, { ...pick(after, shared), updated_at: now })
    if (shared.some((field) => ringsBy.has(field))) await planAlerts(context, tx, own, now)
  }
}

/** Fields that affect when an occurrence rings. */
const ringsBy: ReadonlySet<Field> = new Set(['time', 'lead_minutes', 'nag_minutes'])

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const pick = (reminder: ReminderRow, fields: readonly Field[]): Partial<Pick<ReminderRow, Field>> =>
  Object.fromEntries(fields.map((field) => [field, reminder[field]]))
