import type { Recipe as Cooked } from '@planner/kitchen'
import type { Context } from '#context.ts'
import { isOwn, ownForSoMany, ownOf } from '#features/own-recipes/own-by-id.ts'
import { mapInSlices } from '#platform/in-slices.ts'
import { Problem } from '#platform/problem.ts'
import { cook } from './cook.ts'
import { scaledTo } from './written/scale-recipe.ts'
import { writtenById, writtenByIds } from './written/store.ts'
import { isWritten } from './written/written-id.ts'

/** The person asking: own recipes are only found for their author. */
type Asker = { id: string } | null

/**
 * Returns a recipe by its id, scaled to a number of people: from our kitchen, written by a model, or one of the
 * person's own.
 *
 * @throws Problem `recipe.not-found` for an unknown id, or somebody else's own recipe.
 */
export async function findRecipe({ db }: Context, asker: Asker, id: string, serves?: number): Promise<Cooked> {
  if (isOwn(id)) {
    const own = asker && (await ownForSoMany(db, asker.id, id, serves))
    if (!own) throw new Problem('recipe.not-found')
    return own
  }
  if (!isWritten(id)) return cook(id, serves)
  const written = await writtenById(db, id)
  if (!written) throw new Problem('recipe.not-found')
  return scaledTo(written, serves ?? written.serves)
}

/** Recipes built per turn of the event loop. */
const cookedPerTurn = 5

/**
 * Returns several recipes in the order of their ids. A deleted own recipe is left out.
 *
 * @throws Problem `recipe.not-found`
 */
export async function findRecipes({ db }: Context, asker: { id: string }, ids: readonly string[]): Promise<Cooked[]> {
  const written = await writtenByIds(db, ids.filter(isWritten))
  const own = await ownOf(db, asker.id, ids.filter(isOwn))
  const known = new Map([...written, ...own].map((recipe) => [recipe.id, recipe]))
  const there = ids.filter((id) => !isOwn(id) || known.has(id))
  return mapInSlices(there, cookedPerTurn, (id) => known.get(id) ?? cook(id))
}
