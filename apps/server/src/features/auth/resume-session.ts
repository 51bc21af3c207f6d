import { session as limits } from '@planner/contract/constants/accounts'
import type { Context } from '#context.ts'
import { after, dayMs, hourMs } from '#platform/clock.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { isUsable } from './is-gone.ts'
import { type SessionWithUser, sessionByHash, touchSession } from './store.ts'
import { tokenHashOf } from './token.ts'

/** A session's last use is written at most once per this interval, so that reads do not cost a write. */
const touchEveryMs = hourMs

/**
 * Returns the instants before which a session counts as expired: 30 days unused, 90 days in all
 * (docs/product/decisions.md#5).
 */
export const sessionLimits = (now: Date) => ({
  madeAfter: after(now, -limits.maxDays * dayMs),
  usedAfter: after(now, -limits.idleDays * dayMs),
})

/** Returns the person a token belongs to; null if it is unknown, expired, revoked or replaced. */
export async function resumeSession(
  context: Context,
  token: string,
): Promise<{ user: UserRow; tokenHash: Buffer } | null> {
  const now = context.clock.now()
  const tokenHash = tokenHashOf(token)
  const session = await sessionByHash(context.db, tokenHash)
  if (!session || isOver(session, now) || !isUsable(context, session.user)) return null
  if (now.getTime() - session.lastUsedAt.getTime() > touchEveryMs) await touchSession(context.db, tokenHash, now)
  return { user: session.user, tokenHash }
}

function isOver({ createdAt, lastUsedAt, endsAt }: SessionWithUser, now: Date): boolean {
  const { madeAfter, usedAfter } = sessionLimits(now)
  return createdAt <= madeAfter || lastUsedAt <= usedAfter || (endsAt !== null && endsAt <= now)
}
