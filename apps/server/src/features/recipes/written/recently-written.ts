import type { Recipe } from '@planner/kitchen'
import type { Context } from '#context.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { writtenFor } from './store.ts'

/** Number of recent recipes that a new one is compared with. */
const comparedWith = 60

/** Returns the recipes a model wrote for a person, newest first. */
export const recentlyWritten = ({ db }: Context, user: UserRow): Promise<Recipe[]> =>
  writtenFor(db, user.id, comparedWith)
