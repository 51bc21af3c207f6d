import type { Grant } from '@planner/contract/google'
import type { Context } from '#context.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { connectionOf, insertAuthorization } from './store.ts'
import { sealed, stateHashOf } from './tokens.ts'

/**
 * Begins an OAuth consent. Its state and verifier are valid for this session only, for ten minutes and a single use.
 *
 * @returns the URL of Google's consent page.
 * @throws Problem `google.not-configured`.
 */
export async function beginAuthorization(
  context: Context,
  user: UserRow,
  { grant, sessionHash }: { grant: Grant; sessionHash: Buffer },
): Promise<string> {
  const { google, ids, db } = context
  if (!google) throw new Problem('google.not-configured')
  const [state, verifier] = [ids.secret(), ids.secret()]
  const known = await connectionOf(db, user.id)
  const url = await google.authorizationUrl({ state, verifier, grant, account: known?.email ?? null })
  await insertAuthorization(db, {
    state_hash: stateHashOf(state),
    session_hash: sessionHash,
    user_id: user.id,
    verifier: sealed(context, user.id, 'verifier', verifier),
    asked_at: context.clock.now(),
  })
  return url
}
