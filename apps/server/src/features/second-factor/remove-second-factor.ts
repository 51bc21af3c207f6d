import type { Context } from '#context.ts'
import { record } from '#features/audit/record.ts'
import { endSessions } from '#features/auth/end-sessions.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { lockPerson } from '#platform/db/lock-person.ts'
import { notifyOfFactor } from './notify-of-changes.ts'
import { dropRecoveryCodes } from './recovery-codes.ts'
import { deleteApp, deletePasskeys, personByEmailKey } from './store.ts'

/**
 * Removes every second factor of a person who has lost them all, including the recovery codes. For operators, who must
 * have verified the person's identity. Every session ends, an audit entry is written, and the person is notified by
 * mail.
 *
 * @throws an Error with a message if there is no such person, or nothing to remove.
 */
export async function removeSecondFactor(context: Context, email: string): Promise<void> {
  const user = await personByEmailKey(context.db, email.toLowerCase())
  if (!user) throw new Error(`there is no account for ${email}`)
  await inTransaction(context.db, async (tx) => {
    await lockPerson(tx, user.id)
    const hadApp = await deleteApp(tx, user.id)
    const passkeys = await deletePasskeys(tx, user.id)
    if (!hadApp && passkeys === 0) throw new Error(`${email} has no second factor`)
    await dropRecoveryCodes(context, tx, user.id)
    await endSessions(tx, user.id)
    const about = 'All, by whoever runs this server'
    await record(context, tx, 'factor.removed', null, { subjectId: user.id, about })
  })
  await notifyOfFactor(
    context,
    user,
    'removed',
    'your authenticator app or passkeys: whoever runs the server removed them',
  )
}
