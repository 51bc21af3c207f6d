import type { Context } from '#context.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { isGone } from './is-gone.ts'
import { userByEmailKey } from './store.ts'

/** Finds a user by lower-case address; null if unknown or due for deletion. */
export async function userByEmail(context: Context, emailKey: string): Promise<UserRow | null> {
  const user = await userByEmailKey(context.db, emailKey)
  return user && !isGone(context, user) ? user : null
}
