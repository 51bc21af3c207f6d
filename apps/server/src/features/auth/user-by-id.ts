import type { Context } from '#context.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { userWithId } from './store.ts'

/** Returns a user; null if the account was deleted meanwhile. */
export const userById = (context: Context, id: string): Promise<UserRow | null> => userWithId(context.db, id)
