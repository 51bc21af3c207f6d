import { account as limits } from '@planner/contract/constants/accounts'
import type { Context } from '#context.ts'
import { userById } from '#features/auth/user-by-id.ts'
import { verificationMessage } from '#features/notifications/sending/account-mails.ts'
import { notifyPerson } from '#features/notifications/sending/notify-person.ts'
import { after, hourMs, minuteMs } from '#platform/clock.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { EmailProofRequestRow } from '#platform/db/tables/sign-in.ts'
import { canVerify } from './can-verify.ts'
import { createVerificationToken } from './create-token.ts'
import { deleteRequest, takeRequest } from './store.ts'

/**
 * Lease on a request being processed. If the process is killed, another one picks the request up once the lease
 * expires.
 */
const leaseMs = minuteMs

/** Mails the requested links. */
export async function sendVerifications(context: Context): Promise<void> {
  if (!canVerify(context)) return
  for (;;) {
    const now = context.clock.now()
    const request = await takeRequest(context.db, { now, until: after(now, leaseMs) })
    if (!request) return
    if (await answer(context, request, now)) await deleteRequest(context.db, request.user_id, request.asked_at)
  }
}

/** @returns whether the request is settled. A mail that certainly failed to send is retried. */
async function answer(context: Context, { user_id: userId, asked_at }: EmailProofRequestRow, now: Date) {
  if (after(asked_at, limits.verificationHours * hourMs) < now) return true
  const user = await userById(context, userId)
  if (!user || user.email_verified_at !== null) return true
  const token = await inTransaction(context.db, (tx) => createVerificationToken(context, tx, userId))
  const message = verificationMessage({ token, publicUrl: context.config.publicUrl })
  const outcome = await notifyPerson(context, 'email', user, {
    message,
    of: 'a link that proves an address',
    toAnyAddress: true,
  })
  return !(outcome?.kind === 'failed' && outcome.again)
}
