import { reminders as limits } from '@planner/contract/constants'
import type { CheckedInputOf } from '@planner/contract/endpoint'
import type { update as contract } from '@planner/contract/reminders'
import type { Context } from '#context.ts'
import { planAlerts } from '#features/notifications/planning/plan-alerts.ts'
import type { ReminderRow, UserRow } from '#platform/db/tables.ts'
import { Problem } from '#platform/problem.ts'
import { requireOccurrence, settleRule } from './recurrence.ts'
import { lockReminderOf, updateReminder } from './store.ts'

type Change = CheckedInputOf<typeof contract>

/**
 * Changes what is named and leaves the rest; plans its alerts anew in the same transaction.
 *
 * @throws Problem `reminder.not-found`, `reminder.recurrence`, `reminder.never` or `reminder.not-an-occurrence`.
 */
export async function changeReminder(context: Context, user: UserRow, change: Change): Promise<ReminderRow> {
  const now = context.clock.now()
  return context.db.transaction().execute(async (tx) => {
    const reminder = await lockReminderOf(tx, user.id, change.id)
    if (!reminder) throw new Problem('reminder.not-found')

    const when = changedWhen(reminder, change)
    const said = {
      title: change.title ?? reminder.title,
      description: change.description === undefined ? reminder.description : (change.description ?? ''),
      ...when,
    }
    const changed = await updateReminder(tx, reminder.id, {
      ...said,
      ...changedCompletion({ ...reminder, ...when }, change),
      origin_edited: reminder.origin_edited || (reminder.origin !== null && !isSame(reminder, said)),
      updated_at: now,
    })
    return planAlerts(context, tx, changed, now)
  })
}

/** Whether a change says nothing new: completing what was imported is not editing it. */
const isSame = <Part extends Partial<ReminderRow>>(reminder: ReminderRow, said: Part): boolean =>
  Object.entries(said).every(([name, value]) => reminder[name as keyof ReminderRow] === value)

function changedWhen(reminder: ReminderRow, change: Change) {
  const recurrence = change.recurrence === undefined ? reminder.recurrence : (change.recurrence ?? 'none')
  // A festival's reminder that is told to repeat otherwise no longer follows the festival.
  const festival = recurrence === reminder.recurrence ? reminder.festival : null
  const rule = settleRule({ date: change.date ?? reminder.date, recurrence, festival })
  if (change.time === undefined || change.time === reminder.time) {
    return { ...rule, time: reminder.time, time_defaulted: reminder.time_defaulted }
  }
  return { ...rule, time: change.time ?? limits.defaultTime, time_defaulted: change.time === null }
}

/** The whole reminder's mark, or that of one of its occurrences. */
function changedCompletion(reminder: ReminderRow, { completed, occurrence_date: day }: Change) {
  if (completed === undefined) return {}
  if (day !== undefined) requireOccurrence(reminder, day)
  if (day === undefined || reminder.recurrence === 'none') return { completed }
  const others = reminder.completed_dates.filter((other) => other !== day)
  return { completed_dates: completed ? [...others, day].sort() : others }
}
