import type { Recipe as Cooked } from '@planner/kitchen'
import type { Context } from '#context.ts'
import { mapInSlices } from '#platform/in-slices.ts'
import { Problem } from '#platform/problem.ts'
import { cook } from './cook.ts'
import { forSoMany } from './written/for-so-many.ts'
import { writtenById, writtenByIds } from './written/store.ts'
import { isWritten } from './written/written-id.ts'

/**
 * A recipe by its id, for so many: of our kitchen, or one that a model wrote.
 *
 * @throws Problem `recipe.not-found` for an id that names no recipe.
 */
export async function findRecipe({ db }: Context, id: string, serves?: number): Promise<Cooked> {
  if (!isWritten(id)) return cook(id, serves)
  const written = await writtenById(db, id)
  if (!written) throw new Problem('recipe.not-found')
  return forSoMany(written, serves ?? written.serves)
}

/** Recipes cooked from their ids in one turn of the event loop. */
const cookedPerTurn = 5

/** Several at once, in the order of their ids. @throws Problem `recipe.not-found` */
export async function findRecipes({ db }: Context, ids: readonly string[]): Promise<Cooked[]> {
  const written = new Map((await writtenByIds(db, ids.filter(isWritten))).map((recipe) => [recipe.id, recipe]))
  return mapInSlices(ids, cookedPerTurn, (id) => written.get(id) ?? cook(id))
}
