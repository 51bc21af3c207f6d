import { account as limits } from '@planner/contract/constants/accounts'
import type { Context } from '#context.ts'
import { userById } from '#features/auth/user-by-id.ts'
import { proofMessage } from '#features/notifications/sending/account-mails.ts'
import { notifyPerson } from '#features/notifications/sending/notify-person.ts'
import { after, hourMs, minuteMs } from '#platform/clock.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { EmailProofRequestRow } from '#platform/db/tables/sign-in.ts'
import { canProve } from './can-prove.ts'
import { makeProof } from './make-proof.ts'
import { deleteRequest, takeRequest } from './store.ts'

/** No other process sees a request for this long; one that was killed leaves it to the next. */
const leaseMs = minuteMs

/** Mails the links that were asked for. */
export async function sendProofs(context: Context): Promise<void> {
  if (!canProve(context)) return
  for (;;) {
    const now = context.clock.now()
    const request = await takeRequest(context.db, { now, until: after(now, leaseMs) })
    if (!request) return
    if (await answer(context, request, now)) await deleteRequest(context.db, request.user_id, request.asked_at)
  }
}

/** @returns whether the request is settled; one whose mail certainly did not leave is tried again. */
async function answer(context: Context, { user_id: userId, asked_at }: EmailProofRequestRow, now: Date) {
  if (after(asked_at, limits.proofHours * hourMs) < now) return true
  const user = await userById(context, userId)
  if (!user || user.email_verified_at !== null) return true
  const token = await inTransaction(context.db, (tx) => makeProof(context, tx, userId))
  const message = proofMessage({ token, publicUrl: context.config.publicUrl })
  const outcome = await notifyPerson(context, 'email', user, {
    message,
    of: 'a link that proves an address',
    toAnyAddress: true,
  })
  return !(outcome?.kind === 'failed' && outcome.again)
}
