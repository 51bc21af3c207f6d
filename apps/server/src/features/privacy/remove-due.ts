import type { Context } from '#context.ts'
import { record } from '#features/audit/record.ts'
import { disconnect } from '#features/google/connection/disconnect.ts'
import { afterDeletion, leaveOnDeletion } from '#features/household/leave-on-deletion.ts'
import { goneMessage } from '#features/notifications/sending/account-mails.ts'
import { notifyPerson } from '#features/notifications/sending/notify-person.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { removePerson, usersDue } from './store.ts'

/** Maximum accounts deleted per run; the next run continues. */
const batch = 200

/** Deletes accounts whose grace period is over. */
export async function removeDue(context: Context): Promise<void> {
  for (const user of await usersDue(context.db, { now: context.clock.now(), limit: batch })) {
    try {
      await removeForGood(context, user)
    } catch (error) {
      // One failure must not block the others; the next run retries it.
      context.log.error({ err: error, userId: user.id }, 'could not delete an account')
    }
  }
}

/** Deletes an account for good, at once. */
export async function removeForGood(context: Context, user: UserRow): Promise<void> {
  // Revoke Google access first, while the token is still known.
  await disconnect(context, user, { eventsToo: false })
  const isRemoved = await inTransaction(context.db, async (tx) => {
    await leaveOnDeletion(context, tx, user)
    const isRemoved = await removePerson(tx, user)
    await afterDeletion(tx, user)
    if (isRemoved) await record(context, tx, 'deletion.done', null)
    return isRemoved
  })
  context.documents.forget(user.id)
  // Sent directly, because the outbox must not keep messages of deleted accounts.
  if (!isRemoved || !context.channels.email.connected) return
  const message = goneMessage({ publicUrl: context.config.publicUrl })
  await notifyPerson(context, 'email', user, { message, of: 'an account that is deleted' })
}
