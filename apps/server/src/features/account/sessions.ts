import type { SignedInDevice } from '@planner/contract/account/account'
import type { Context } from '#context.ts'
import { type Actor, record } from '#features/audit/record.ts'
import { endSessions } from '#features/auth/end-sessions.ts'
import { sessionLimits } from '#features/auth/resume-session.ts'
import { userById } from '#features/auth/user-by-id.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { deleteSessionOf, openSessionsOf } from './store.ts'

type Signed = Actor & { user: UserRow; tokenHash: Buffer }

/** Returns a person's sessions: the current one first, then by most recent use. */
export async function listSessions(context: Context, { user, tokenHash }: Signed): Promise<SignedInDevice[]> {
  const limits = sessionLimits(context.clock.now())
  const sessions = await openSessionsOf(context.db, user.id, { own: tokenHash, ...limits })
  return sessions.map((session) => ({
    id: session.id,
    device: session.device ?? 'An unknown browser',
    form: (session.form as SignedInDevice['form'] | null) ?? 'unknown',
    address: session.address,
    created_at: session.created_at.toISOString(),
    last_used_at: session.last_used_at.toISOString(),
    is_this_one: session.is_this_one,
  }))
}

/** Signs one device out; may be the current one. @throws Problem `account.session` */
export async function endSession(context: Context, by: Signed, id: string): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const ended = await deleteSessionOf(tx, by.user.id, id)
    if (!ended) throw new Problem('account.session')
    await record(context, tx, 'session.revoked', by, { about: ended.device })
  })
}

/** Signs every other device out. @returns how many. */
export async function endOtherSessions(context: Context, by: Signed): Promise<number> {
  return inTransaction(context.db, async (tx) => {
    const ended = await endSessions(tx, by.user.id, { save: by.tokenHash })
    if (ended > 0) await record(context, tx, 'session.revoked', by, { about: inWords(ended) })
    return ended
  })
}

/**
 * Signs a person out everywhere on behalf of an administrator. Audited even if there were no sessions.
 *
 * @returns the number of sessions ended.
 * @throws Problem `admin.no-person`
 */
export async function endEverySession(context: Context, by: Actor, userId: string): Promise<number> {
  if (!(await userById(context, userId))) throw new Problem('admin.no-person')
  return inTransaction(context.db, async (tx) => {
    const ended = await endSessions(tx, userId)
    await record(context, tx, 'session.revoked', by, { subjectId: userId, about: inWords(ended) })
    return ended
  })
}

const inWords = (devices: number): string => (devices === 1 ? '1 device' : `${devices} devices`)
