import type { Context } from '#context.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import type { Versions } from '#platform/live.ts'
import { versionsOf } from '../store.ts'

export { versionsOf } from '../store.ts'

/** Returns the household's versions, for a page that cannot keep a stream open. */
export const ownVersions = async ({ db }: Context, { household_id: id }: UserRow): Promise<Versions> =>
  (await versionsOf(db, [id])).get(id) ?? {}
