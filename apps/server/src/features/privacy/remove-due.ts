import type { Context } from '#context.ts'
import { record } from '#features/audit/record.ts'
import { disconnect } from '#features/google/connection/disconnect.ts'
import { goneMessage } from '#features/notifications/sending/account-mails.ts'
import { tell } from '#features/notifications/sending/tell.ts'
import type { UserRow } from '#platform/db/tables.ts'
import { removePerson, usersDue } from './store.ts'

/** Accounts that one run removes at most; the next run takes up what is left. */
const batch = 200

/** Removes the accounts whose days of grace are over. From then on nobody can sign in to them or take it back. */
export async function removeDue(context: Context): Promise<void> {
  for (const user of await usersDue(context.db, { now: context.clock.now(), limit: batch })) {
    try {
      await remove(context, user)
    } catch (error) {
      // One that cannot be removed now holds up nobody else's removal, and is tried again by the next run.
      context.log.error({ err: error, userId: user.id }, 'could not delete an account')
    }
  }
}

async function remove(context: Context, user: UserRow): Promise<void> {
  // Google is told while the token is known: nobody could give the access back afterwards.
  await disconnect(context, user, { eventsToo: false })
  const isRemoved = await context.db.transaction().execute(async (tx) => {
    const isRemoved = await removePerson(tx, user)
    if (isRemoved) await record(context, tx, 'deletion.done', null)
    return isRemoved
  })
  context.documents.forget(user.id)
  // The outbox would keep what is to be gone, for nobody to read.
  if (!isRemoved || !context.channels.email.connected) return
  const message = goneMessage({ publicUrl: context.config.publicUrl })
  await tell(context, 'email', user, { message, of: 'an account that is deleted' })
}
