import { account as limits } from '@planner/contract/constants/accounts'
import type { Context } from '#context.ts'
import { type Actor, record } from '#features/audit/record.ts'
import { tokenHashOf } from '#features/auth/token.ts'
import { userByEmail } from '#features/auth/user-by-email.ts'
import { resetMessage } from '#features/notifications/sending/account-mails.ts'
import { notifyPerson } from '#features/notifications/sending/notify-person.ts'
import { after, dayMs, minuteMs } from '#platform/clock.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { ResetRequestRow } from '#platform/db/tables/sign-in.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import type { Outcome } from '#providers/channels.ts'
import { countResets, deleteResetRequest, insertReset, takeResetRequest } from './store.ts'

/**
 * Lease on a request being processed. If the process is killed, another one picks the request up once the lease
 * expires.
 */
const leaseMs = minuteMs

/** Mails the requested links to addresses that have an account. */
export async function sendResets(context: Context): Promise<void> {
  for (;;) {
    const now = context.clock.now()
    const request = await takeResetRequest(context.db, { now, until: after(now, leaseMs) })
    if (!request) return
    if (await answer(context, request, now)) await deleteResetRequest(context.db, request.id)
  }
}

/** @returns whether the request is settled. A mail that certainly failed to send is retried for half an hour. */
async function answer(context: Context, request: ResetRequestRow, now: Date): Promise<boolean> {
  if (after(request.asked_at, limits.resetMinutes * minuteMs) < now) return true
  const user = await userByEmail(context, request.email_key)
  if (!user || user.disabled_at) return true
  if ((await countResets(context.db, user.id, { since: after(now, -dayMs) })) >= limits.resetsPerDay) return true
  return mailLink(context, user, request, now)
}

async function mailLink(context: Context, user: UserRow, request: ResetRequestRow, now: Date): Promise<boolean> {
  const by = { user: null, address: request.address, userAgent: request.user_agent }
  const { outcome } = await mailResetLink(context, user, { now, by, kind: 'password.reset-asked' })
  return !(outcome?.kind === 'failed' && outcome.again)
}

/**
 * Mails a person a new reset link, whoever asked for it, and records who did.
 *
 * @returns the outcome, null if handing over failed, and the link: for nobody but an administrator of a server without
 *   email.
 */
export async function mailResetLink(
  context: Context,
  user: UserRow,
  { now, by, kind }: { now: Date; by: Actor; kind: 'password.reset-asked' | 'user.reset-sent' | 'user.reset-shown' },
): Promise<{ outcome: Outcome | null; link: string }> {
  const token = context.ids.secret()
  await inTransaction(context.db, async (tx) => {
    await insertReset(tx, { token_hash: tokenHashOf(token), user_id: user.id, created_at: now })
    await record(context, tx, kind, by, { subjectId: user.id })
  })
  const message = resetMessage({ token, publicUrl: context.config.publicUrl })
  const outcome = await notifyPerson(context, 'email', user, { message, of: 'password reset link', toAnyAddress: true })
  const link = `${context.config.publicUrl}${message.push.url}`
  // Nobody can read the outbox while signed out, so the link goes to the log.
  if (!context.channels.email.connected && !context.config.production) {
    context.log.info({ link }, 'password reset link')
  }
  return { outcome, link }
}
