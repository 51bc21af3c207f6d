import type { Recipe as Cooked } from '@planner/kitchen'
import type { Context } from '#context.ts'
import { isOwn, ownForSoMany, ownOf } from '#features/own-recipes/own-by-id.ts'
import { mapInSlices } from '#platform/in-slices.ts'
import { Problem } from '#platform/problem.ts'
import { cook } from './cook.ts'
import { scaledTo } from './written/scale-recipe.ts'
import { writtenById, writtenByIds } from './written/store.ts'
import { isWritten } from './written/written-id.ts'

/** Who asks: own recipes are there for the person who wrote them, and for nobody else. */
type Asker = { id: string } | null

/**
 * A recipe by its id, for this many people: of our kitchen, one that a model wrote, or one of the person's own.
 *
 * @throws Problem `recipe.not-found` for an id that names no recipe, or one of somebody else's own.
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

/** Recipes cooked from their ids in one turn of the event loop. */
const cookedPerTurn = 5

/**
 * Several at once, in the order of their ids. An own recipe that was deleted is left out.
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
