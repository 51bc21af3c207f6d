import type { MailIn } from '@planner/contract/account/mail-in'
import type { Context } from '#context.ts'
import { type Actor, record } from '#features/audit/record.ts'
import { tokenHashOf } from '#features/auth/token.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { addressOf, deleteAddress, saveAddress } from './store.ts'

type By = Actor & { user: UserRow }

const letters = '0123456789abcdefghjkmnpqrstvwxyz'

/** In characters: a hundred random bits. */
const secretLength = 20

const sealedFor = (userId: string): string => `mail address of ${userId}`

/** Returns a person's secret address, if any. */
export async function showMailIn(context: Context, { id }: UserRow): Promise<MailIn> {
  const { mailbox, sealer, db } = context
  const row = await addressOf(db, id)
  const secret = row && sealer.open(row.token, sealedFor(id))
  return {
    available: mailbox !== null,
    address: mailbox && secret ? mailbox.address.replace('@', `+${secret}@`) : null,
    created_at: row?.created_at.toISOString() ?? null,
    last_mail_at: row?.last_mail_at?.toISOString() ?? null,
  }
}

/** Creates a person's secret address; an earlier one stops working. @throws Problem `mail-in.off`. */
export async function renewMailIn(context: Context, by: By): Promise<MailIn> {
  if (!context.mailbox) throw new Problem('mail-in.off')
  const bytes = Buffer.from(context.ids.secret(), 'base64url').subarray(0, secretLength)
  const secret = [...bytes].map((byte) => letters[byte % letters.length]).join('')
  await inTransaction(context.db, async (tx) => {
    const token = context.sealer.seal(secret, sealedFor(by.user.id))
    const created_at = context.clock.now()
    await saveAddress(tx, {
      user_id: by.user.id,
      token_hash: tokenHashOf(secret),
      token,
      created_at,
      last_mail_at: null,
    })
    await record(context, tx, 'mail-in.created', by)
  })
  return showMailIn(context, by.user)
}

/** Deletes the secret address; mail to it is ignored from now on. */
export async function withdrawMailIn(context: Context, by: By): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    if (await deleteAddress(tx, by.user.id)) await record(context, tx, 'mail-in.withdrawn', by)
  })
}
