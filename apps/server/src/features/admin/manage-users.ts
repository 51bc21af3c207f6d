import type { Context } from '#context.ts'
import { endEverySession } from '#features/account/sessions.ts'
import { type Actor, record } from '#features/audit/record.ts'
import { canVerify } from '#features/email-verification/can-verify.ts'
import { planEverything } from '#features/notifications/planning/plan-everything.ts'
import { madeAdminMessage } from '#features/notifications/sending/account-mails.ts'
import { notifyPerson } from '#features/notifications/sending/notify-person.ts'
import { type Confirmation, confirmAgain } from '#features/second-factor/confirm-again.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { lockPerson } from '#platform/db/lock-person.ts'
import type { Db } from '#platform/db/open.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { requireAnother } from './last-administrator.ts'
import { lockAdministrators, setAdmin, setDisabled } from './store.ts'

type By = Actor & { user: UserRow; tokenHash: Buffer }

/**
 * Disables an account: every device is signed out, sign-in fails and nothing queued is sent. None of the person's data
 * is deleted.
 *
 * @throws Problem `admin.no-person`, `admin.oneself`, `admin.last`.
 */
export async function disableUser(context: Context, by: By, id: string): Promise<void> {
  if (id === by.user.id) throw new Problem('admin.oneself')
  const now = context.clock.now()
  await inTransaction(context.db, async (tx) => {
    const user = await found(tx, id)
    if (user.disabled_at) return
    if (user.is_admin) await requireAnother(tx, id)
    const disabled = await setDisabled(tx, id, now)
    await planEverything(context, tx, disabled, now)
    await record(context, tx, 'user.disabled', by, { subjectId: id })
    await endEverySession({ ...context, db: tx }, by, id)
  })
  context.documents.forget(id)
}

/** Enables an account again; recurring and future reminders ring again. @throws Problem `admin.no-person`. */
export async function enableUser(context: Context, by: By, id: string): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const user = await found(tx, id)
    if (!user.disabled_at) return
    await planEverything(context, tx, await setDisabled(tx, id, null), context.clock.now())
    await record(context, tx, 'user.enabled', by, { subjectId: id })
  })
}

/**
 * Makes a person an administrator, after the calling administrator confirms their identity. The person is notified by
 * mail.
 *
 * @throws Problem `admin.no-person`, `admin.disabled`, `admin.person-unproved`, and whatever `confirmAgain` throws.
 */
export async function makeAdmin(context: Context, by: By, id: string, confirmation: Confirmation): Promise<void> {
  const made = await confirmAgain(context, by, confirmation, async (tx) => {
    const user = await found(tx, id)
    if (user.is_admin) return null
    if (user.disabled_at) throw new Problem('admin.disabled')
    if (canVerify(context) && user.email_verified_at === null) throw new Problem('admin.person-unproved')
    await setAdmin(tx, id, true)
    await record(context, tx, 'admin.made', by, { subjectId: id })
    return user
  })
  if (!made) return
  const message = madeAdminMessage({ by: by.user.full_name, publicUrl: context.config.publicUrl })
  await notifyPerson(context, 'email', made, { message, of: 'becoming an administrator' })
}

/**
 * Makes an administrator (possibly the caller) an ordinary user. At least one administrator always remains.
 *
 * @throws Problem `admin.no-person`, `admin.last`, and whatever `confirmAgain` throws.
 */
export async function removeAdmin(context: Context, by: By, id: string, confirmation: Confirmation): Promise<void> {
  await confirmAgain(context, by, confirmation, async (tx) => {
    const user = await found(tx, id)
    if (!user.is_admin) return
    await requireAnother(tx, id)
    await setAdmin(tx, id, false)
    await record(context, tx, 'admin.removed', by, { subjectId: id })
  })
}

/**
 * Locks and returns the person. The set of administrators is locked first, so that two of them cannot remove each
 * other.
 */
async function found(tx: Db, id: string): Promise<UserRow> {
  await lockAdministrators(tx)
  const user = await lockPerson(tx, id)
  if (!user) throw new Problem('admin.no-person')
  return user
}
