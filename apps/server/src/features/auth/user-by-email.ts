import type { Context } from '#context.ts'
import type { UserRow } from '#platform/db/tables.ts'
import { isGone } from './is-gone.ts'
import { userByEmailKey } from './store.ts'

/** Whose account an address in lower case is; null for nobody's, and for one whose deletion is due. */
export async function userByEmail(context: Context, emailKey: string): Promise<UserRow | null> {
  const user = await userByEmailKey(context.db, emailKey)
  return user && !isGone(context, user) ? user : null
}
