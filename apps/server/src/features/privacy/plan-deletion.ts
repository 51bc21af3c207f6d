import type { askDeletion as contract } from '@planner/contract/account/privacy'
import { privacy as limits } from '@planner/contract/constants/accounts'
import type { CheckedInputOf, ResultOf } from '@planner/contract/endpoint'
import type { Context } from '#context.ts'
import { requireSuccessor } from '#features/admin/last-administrator.ts'
import { type Actor, record } from '#features/audit/record.ts'
import { renewSession } from '#features/auth/renew-session.ts'
import { requirePassword } from '#features/auth/require-password.ts'
import { planEverything } from '#features/notifications/planning/plan-everything.ts'
import { closingMessage, deletionCancelledMessage } from '#features/notifications/sending/account-mails.ts'
import { notifyPerson } from '#features/notifications/sending/notify-person.ts'
import { after, dayMs } from '#platform/clock.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { lockPerson } from '#platform/db/lock-person.ts'
import type { Db } from '#platform/db/open.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { setDeletion } from './store.ts'

type Signed = Actor & { user: UserRow; tokenHash: Buffer }

/**
 * Schedules an account's deletion: alerts stop, every other session ends, this one continues under a new token, and
 * after the grace period `remove-due.ts` deletes the account. The person is notified by mail, so that they can cancel
 * an unwanted deletion.
 *
 * @throws Problem `account.password`, `auth.slow-down`, `privacy.planned`, `privacy.last-admin`.
 */
export async function askDeletion(
  context: Context,
  by: Signed,
  { password }: CheckedInputOf<typeof contract>,
): Promise<ResultOf<typeof contract>> {
  await requirePassword(context, by, password)
  const askedAt = context.clock.now()
  const plannedAt = after(askedAt, limits.graceDays * dayMs)
  const token = await inTransaction(context.db, async (tx) => {
    if (by.user.is_admin) await requireSuccessor(tx, by.user.id)
    if ((await held(tx, by.user)).deletion_planned_at) throw new Problem('privacy.planned')
    await planEverything(context, tx, await setDeletion(tx, by.user.id, { askedAt, plannedAt }), askedAt)
    await record(context, tx, 'deletion.asked', by)
    return renewSession(context, tx, by)
  })
  const message = closingMessage({ day: dayInWords(plannedAt, by.user.time_zone), publicUrl: context.config.publicUrl })
  await notifyPerson(context, 'email', by.user, { message, of: 'a planned deletion' })
  return { asked_at: askedAt.toISOString(), planned_at: plannedAt.toISOString(), access_token: token }
}

/** Cancels a scheduled deletion; recurring and future reminders ring again. @throws Problem `privacy.not-planned` */
export async function withdrawDeletion(context: Context, by: Actor & { user: UserRow }): Promise<void> {
  const now = context.clock.now()
  await inTransaction(context.db, async (tx) => {
    if (!(await held(tx, by.user)).deletion_planned_at) throw new Problem('privacy.not-planned')
    await planEverything(context, tx, await setDeletion(tx, by.user.id, null), now)
    await record(context, tx, 'deletion.withdrawn', by)
  })
  const message = deletionCancelledMessage({ publicUrl: context.config.publicUrl })
  await notifyPerson(context, 'email', by.user, { message, of: 'a deletion that was withdrawn' })
}

async function held(tx: Db, { id }: UserRow): Promise<UserRow> {
  const user = await lockPerson(tx, id)
  if (!user) throw new Problem('auth.required')
  return user
}

const dayInWords = (instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-IN', { dateStyle: 'full', timeZone }).format(instant)
