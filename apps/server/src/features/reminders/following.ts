import type { CheckedInputOf } from '@planner/contract/endpoint'
import type { update as contract } from '@planner/contract/reminders'
import type { Context } from '#context.ts'
import { planAlerts } from '#features/notifications/planning/plan-alerts.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { Db } from '#platform/db/open.ts'
import type { ReminderRow } from '#platform/db/tables/reminders.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { addDays } from '#platform/wall-time.ts'
import { textBytes } from './change.ts'
import { changeOccurrences } from './changed-occurrences.ts'
import { requireNoSeries } from './doses/doses.ts'
import { inheritedFields } from './inherited-fields.ts'
import { lastDayOf, requireOccurrence, validateRule, withoutCount } from './recurrence.ts'
import { requireRoom } from './require-room.ts'
import { requireMayChange } from './sharing/sharing.ts'
import { giveOccurrences, insertReminder, lockReminderOf, updateReminder } from './store.ts'

type Where = { id: string; day: string }

/**
 * Changes an occurrence of a recurring reminder and all later ones: the series ends before that day, and a new series
 * begins on it. Completed occurrences stay completed.
 *
 * @returns the new series.
 * @throws Problem `reminder.not-found`, `reminder.not-an-occurrence`, `reminder.recurrence`, `reminder.never`,
 *   `reminder.ends-before`, `reminder.too-many`, `account.full`, `reminder.id-taken`.
 */
export async function changeFollowing(
  context: Context,
  user: UserRow,
  where: Where,
  change: CheckedInputOf<typeof contract>,
): Promise<ReminderRow> {
  const now = context.clock.now()
  return inTransaction(context.db, async (tx) => {
    await requireRoom(context, tx, user, { more: 1, text: textBytes(change) })
    const series = await lockSeries(tx, user, where)
    requireOccurrence(series, where.day)
    const rule = followingRule(series, where.day, change)
    await endBefore(context, tx, series, where.day)
    const own = await insertReminder(tx, {
      ...inheritedFields(context, series, change),
      ...rule,
      moved_from: series.id,
      moved_on: where.day,
      completed_dates: series.completed_dates.filter((day) => day >= where.day),
      skipped_dates: series.skipped_dates.filter((day) => day >= where.day),
    })
    if (!own) throw new Problem('reminder.id-taken')
    await giveOccurrences(tx, { from: series.id, to: own.id, onOrAfter: where.day })
    await changeOccurrences(context, tx, { ...series, id: own.id }, own, now)
    return planAlerts(context, tx, own, now)
  })
}

/**
 * Ends a recurring reminder before an occurrence, which may have been changed individually and so left the series.
 *
 * @throws Problem `reminder.not-found`, `reminder.not-an-occurrence`.
 */
export async function removeFollowing(context: Context, user: UserRow, where: Where): Promise<ReminderRow> {
  return inTransaction(context.db, async (tx) => {
    const series = await lockSeries(tx, user, where)
    const { skipped_dates: _changed, ...rule } = series
    requireOccurrence(rule, where.day)
    return endBefore(context, tx, series, where.day)
  })
}

async function lockSeries(tx: Db, user: UserRow, { id }: Where): Promise<ReminderRow> {
  const series = await lockReminderOf(tx, user.id, id)
  if (!series) throw new Problem('reminder.not-found')
  requireMayChange(user, series)
  if (series.recurrence === 'none') throw new Problem('reminder.not-an-occurrence')
  requireNoSeries(series)
  return series
}

function followingRule(series: ReminderRow, day: string, change: CheckedInputOf<typeof contract>) {
  const recurrence = change.recurrence === undefined ? withoutCount(series.recurrence) : (change.recurrence ?? 'none')
  const festival = change.recurrence === undefined ? series.festival : null
  return validateRule({
    date: change.date ?? day,
    recurrence,
    festival,
    ends_on: change.ends_on === undefined ? lastDayOf(series) : change.ends_on,
    times: change.times,
  })
}

async function endBefore(context: Context, tx: Db, series: ReminderRow, day: string): Promise<ReminderRow> {
  const now = context.clock.now()
  const ended = await updateReminder(tx, series.id, { ends_on: addDays(day, -1), updated_at: now })
  return planAlerts(context, tx, ended, now)
}
