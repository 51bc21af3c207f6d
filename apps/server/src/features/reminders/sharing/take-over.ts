import type { Context } from '#context.ts'
import { planAlerts } from '#features/notifications/planning/plan-alerts.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { Db } from '#platform/db/open.ts'
import type { ReminderRow } from '#platform/db/tables/reminders.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { lockReminderOf, updateReminder } from '../store.ts'
import { isPrivate, type Sharing } from './sharing.ts'

/** Records that somebody other than the asker has seen a reminder. @throws Problem `reminder.not-found`. */
export async function markSeen(context: Context, user: UserRow, id: string): Promise<ReminderRow> {
  return withLocked(context, user, id, async (tx, reminder) => {
    const isNews = reminder.household_id !== null && reminder.user_id !== user.id && reminder.seen_at === null
    return isNews ? updateReminder(tx, id, { seen_at: context.clock.now() }) : reminder
  })
}

/**
 * Claims a reminder that is for anyone, so that it rings only for this person. Of several concurrent claims, one
 * succeeds.
 *
 * @throws Problem `reminder.not-found`, `reminder.not-for-you`, `reminder.taken`.
 */
export async function takeReminder(context: Context, user: UserRow, id: string): Promise<ReminderRow> {
  const now = context.clock.now()
  return withLocked(context, user, id, async (tx, reminder) => {
    if (reminder.audience !== 'anyone') throw new Problem('reminder.not-for-you')
    if (reminder.for_user === user.id) return reminder
    if (reminder.for_user !== null) throw new Problem('reminder.taken')
    const seen_at = reminder.user_id === user.id ? reminder.seen_at : (reminder.seen_at ?? now)
    return planAlerts(context, tx, await updateReminder(tx, id, { for_user: user.id, seen_at, updated_at: now }), now)
  })
}

/**
 * Gives a reminder back: a claimed one can be claimed again by anyone; one that was asked of the person returns to the
 * asker.
 *
 * @throws Problem `reminder.not-found`, `reminder.not-for-you`.
 */
export async function giveBack(context: Context, user: UserRow, id: string): Promise<ReminderRow> {
  const now = context.clock.now()
  return withLocked(context, user, id, async (tx, reminder) => {
    if (reminder.for_user !== user.id) throw new Problem('reminder.not-for-you')
    const isTaken = reminder.audience === 'anyone'
    const given = isTaken ? { for_user: null } : backToAsker(reminder)
    return planAlerts(context, tx, await updateReminder(tx, id, { ...given, updated_at: now }), now)
  })
}

/** Returns the change that makes a reminder the asker's own again. Escalation is kept, unless it goes to the asker. */
export const backToAsker = (reminder: ReminderRow): Partial<Sharing> =>
  reminder.escalate_to === null || reminder.escalate_to === reminder.user_id
    ? isPrivate
    : { audience: 'self', for_user: null, for_helper: null }

function withLocked(
  { db }: Context,
  user: UserRow,
  id: string,
  work: (tx: Db, reminder: ReminderRow) => Promise<ReminderRow>,
): Promise<ReminderRow> {
  return inTransaction(db, async (tx) => {
    const reminder = await lockReminderOf(tx, user.id, id)
    if (!reminder) throw new Problem('reminder.not-found')
    return work(tx, reminder)
  })
}
