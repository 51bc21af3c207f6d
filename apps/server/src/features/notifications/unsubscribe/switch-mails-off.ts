import type { Context } from '#context.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { lockPerson } from '#platform/db/lock-person.ts'
import { planEverything } from '../planning/plan-everything.ts'
import type { Unsubscription } from './link.ts'
import { endDigest, endReminderMails } from './store.ts'

/** Stops the mails of a link's list; idempotent. Pending alerts on the channel are deleted. */
export async function switchMailsOff(context: Context, { userId, list }: Unsubscription): Promise<void> {
  const now = context.clock.now()
  const isChanged = await inTransaction(context.db, async (tx) => {
    const before = await lockPerson(tx, userId)
    if (!before) return false
    if (list === 'digest' ? before.digest_at === null : !before.email_notifications) return false
    const user = await (list === 'digest' ? endDigest(tx, userId) : endReminderMails(tx, userId))
    await planEverything(context, tx, user, now)
    return true
  })
  if (isChanged) context.log.info({ list }, 'unsubscribed through an email link')
}
