import type { Context } from '#context.ts'
import { inBatches } from '#platform/db/in-batches.ts'
import type { OwnRecipeRow } from '#platform/db/tables/recipes.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { wholeRows } from './store.ts'

/** Recipes in memory at a time. */
const batchSize = 50

/** Separator between the recipes of one file; importing splits the file at it. */
export const between = '\n%%%\n'

/** Yields all of a person's own recipes as one text, read from the database in batches. */
export async function* exportOwn(context: Context, user: UserRow): AsyncGenerator<string> {
  let isFirst = true
  const batches = inBatches<OwnRecipeRow>(batchSize, (after, limit) => wholeRows(context.db, user.id, { after, limit }))
  for await (const rows of batches) {
    for (const { text } of rows) {
      yield `${isFirst ? '' : between}${text}`
      isFirst = false
    }
  }
}
