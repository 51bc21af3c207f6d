import { reminders as limits } from '@planner/contract/constants/reminders'
import type { CheckedInputOf } from '@planner/contract/endpoint'
import type { update as contract } from '@planner/contract/reminders'
import { overdueAfter } from '@planner/reminder-language/overdue'
import type { Context } from '#context.ts'
import { settleRefillOf } from '#features/medicines/refill.ts'
import { planAlerts } from '#features/notifications/planning/plan-alerts.ts'
import { memberOn } from '#features/notifications/planning/recipients.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { Db } from '#platform/db/open.ts'
import type { ReminderRow } from '#platform/db/tables/reminders.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { wallTimeOf } from '#platform/wall-time.ts'
import { changedTime, textBytes } from './change.ts'
import { isDose, requireNoOtherDose, requireNotTaken } from './doses/doses.ts'
import { inheritedFields } from './inherited-fields.ts'
import { presentReminder } from './present-reminder.ts'
import { requireOccurrence } from './recurrence.ts'
import { requireRoom } from './require-room.ts'
import { requireMayChange } from './sharing/sharing.ts'
import { insertReminder, lockReminderOf, updateReminder } from './store.ts'

type Where = { id: string; day: string }

/**
 * Removes one day from a recurring reminder, or dismisses a single event that is over (docs/decisions/0102): it stays on
 * its day, and is no longer asked about.
 *
 * @returns the reminder without that day.
 * @throws Problem `reminder.not-found`, `reminder.too-many-days`, `medicine.taken`, or `reminder.not-an-occurrence` if
 *   it does not fall on the day, or neither recurs nor is such an event.
 */
export async function removeDay(context: Context, user: UserRow, where: Where): Promise<ReminderRow> {
  return inTransaction(context.db, async (tx) => {
    const series = await takeOut(context, tx, user, where, isOver)
    await settleRefillOf(context, tx, series)
    return series
  })
}

/**
 * Changes one day of a recurring reminder: it becomes a separate reminder that still belongs to the series
 * (`changed-occurrences.ts`).
 *
 * @returns the reminder of that day.
 * @throws Problem as `removeDay`, or `reminder.too-many`, `account.full`, `reminder.id-taken`, `medicine.same-dose`.
 */
export async function changeDay(
  context: Context,
  user: UserRow,
  where: Where,
  change: CheckedInputOf<typeof contract>,
): Promise<ReminderRow> {
  const now = context.clock.now()
  return inTransaction(context.db, async (tx) => {
    await requireRoom(context, tx, user, { more: 1, text: textBytes(change) })
    const series = await takeOut(context, tx, user, where)
    const to = { date: change.date ?? where.day, time: changedTime(series, change).time }
    await requireNoOtherDose(tx, series, { date: where.day, time: series.time }, to)
    const own = await insertReminder(tx, {
      ...inheritedFields(context, series, change),
      // Claimed only if this day was, whatever day it moves to.
      for_user: memberOn(series, where.day),
      claimed_on: null,
      date: to.date,
      recurrence: 'none',
      festival: null,
      completed: series.completed_dates.includes(where.day),
      moved_from: series.id,
      moved_on: where.day,
      ...(isDose(series) && { medicine_id: series.medicine_id, dose_amount: series.dose_amount }),
    })
    if (!own) throw new Problem('reminder.id-taken')
    const planned = await planAlerts(context, tx, own, now)
    await settleRefillOf(context, tx, planned)
    return planned
  })
}

/** Whether a reminder is an event whose day or time has passed. */
function isOver(reminder: ReminderRow, now: Date): boolean {
  const { is_event: isEvent, ...presented } = presentReminder(reminder, now)
  const wall = wallTimeOf(now, reminder.time_zone)
  return isEvent === true && overdueAfter(presented, reminder.date) <= `${wall.day}T${wall.time}`
}

/** @param mayBeSingle whether a reminder that does not recur is accepted. */
async function takeOut(
  context: Context,
  tx: Db,
  user: UserRow,
  { id, day }: Where,
  mayBeSingle: (reminder: ReminderRow, now: Date) => boolean = () => false,
): Promise<ReminderRow> {
  const now = context.clock.now()
  const reminder = await lockReminderOf(tx, user.id, id)
  if (!reminder) throw new Problem('reminder.not-found')
  requireMayChange(user, reminder)
  if (reminder.recurrence === 'none' && !mayBeSingle(reminder, now)) throw new Problem('reminder.not-an-occurrence')
  requireOccurrence(reminder, day)
  requireNotTaken(reminder, day)
  if (reminder.skipped_dates.includes(day)) return reminder
  const skipped_dates = [...reminder.skipped_dates, day].sort()
  if (skipped_dates.length > limits.ownDaysMax) throw new Problem('reminder.too-many-days')
  return planAlerts(context, tx, await updateReminder(tx, id, { skipped_dates, updated_at: now }), now)
}
