import type { Context } from '#context.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import type { Versions } from '#platform/live.ts'
import { versionsOf } from '../store.ts'

export { versionsOf } from '../store.ts'

/** Returns the versions of the household's and the person's own topics, for a page that cannot keep a stream open. */
export async function ownVersions({ db }: Context, { household_id: household, id }: UserRow): Promise<Versions> {
  const found = await versionsOf(db, [household, id])
  return { ...found.get(household), ...found.get(id) }
}
