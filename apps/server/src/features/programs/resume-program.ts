import type { Scope } from '@planner/contract/account/programs'
import type { Context } from '#context.ts'
import { isUsable } from '#features/auth/is-gone.ts'
import { tokenHashOf } from '#features/auth/token.ts'
import { minuteMs } from '#platform/clock.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { programByHash, touchProgram } from './store.ts'

/** A program's last use is written at most once per this interval. */
const touchEveryMs = 10 * minuteMs

/** Returns the owner of a program token and its permissions; null if it is unknown, expired or revoked. */
export async function resumeProgram(
  context: Context,
  token: string,
): Promise<{ user: UserRow; tokenHash: Buffer; scopes: readonly Scope[] } | null> {
  const now = context.clock.now()
  const tokenHash = tokenHashOf(token)
  const found = await programByHash(context.db, tokenHash)
  if (!found || found.program.ends_at <= now || !isUsable(context, found.user)) return null
  const { id, last_used_at: lastUsed, scopes } = found.program
  if (!lastUsed || now.getTime() - lastUsed.getTime() > touchEveryMs) await touchProgram(context.db, id, now)
  return { user: found.user, tokenHash, scopes: scopes as Scope[] }
}
