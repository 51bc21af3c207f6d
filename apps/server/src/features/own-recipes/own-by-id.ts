import { type OwnRecipe, type Recipe, readOwnRecipe, recipeOfOwn } from '@planner/kitchen'
import type { Db } from '#platform/db/open.ts'
import type { OwnRecipeRow } from '#platform/db/tables/recipes.ts'
import { Problem } from '#platform/problem.ts'
import { readableRowsOf } from './store.ts'

const opening = 'own.'

/** Returns the id used for an own recipe on pages, in plans and in lists. */
export const ownId = (id: string): string => `${opening}${id}`

export const isOwn = (recipeId: string): boolean => recipeId.startsWith(opening)

/** Returns the row id in a recipe id; null if it cannot be one. */
export const rowIdOf = (recipeId: string): string | null => {
  const id = recipeId.slice(opening.length).toLowerCase()
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id) ? id : null
}

/**
 * Returns one of a person's own recipes, or one on their household's table, for a number of people; null if it does not
 * exist or belongs to somebody else.
 */
export async function ownForSoMany(db: Db, userId: string, recipeId: string, serves?: number): Promise<Recipe | null> {
  const [row] = await rowsOf(db, userId, [recipeId])
  return row ? recipeOfOwn(readRow(row), serves) : null
}

/** Returns those of the recipes that are own recipes the person may read. Ids of our dishes are ignored. */
export async function ownOf(db: Db, userId: string, recipeIds: readonly string[]): Promise<Recipe[]> {
  return (await rowsOf(db, userId, recipeIds)).map((row) => recipeOfOwn(readRow(row)))
}

async function rowsOf(db: Db, userId: string, recipeIds: readonly string[]): Promise<OwnRecipeRow[]> {
  const ids = recipeIds.flatMap((id) => rowIdOf(id) ?? [])
  return ids.length === 0 ? [] : readableRowsOf(db, userId, ids)
}

/**
 * Parses a stored recipe again, because the food tables may have been extended since.
 *
 * @throws Problem `own-recipe.faulty` naming the line.
 */
export function readRow({ id, text, told }: Pick<OwnRecipeRow, 'id' | 'text' | 'told'>): OwnRecipe {
  const { own, faults } = readOwnRecipe(ownId(id), text, told)
  if (own) return own
  const [first] = faults
  throw new Problem('own-recipe.faulty', { detail: `Line ${first!.line}: ${first!.text}` })
}
