import { type Recipe, recipeOfOwn } from '@planner/kitchen'
import type { Context } from '#context.ts'
import { readRow } from './own-by-id.ts'
import { rowByToken } from './store.ts'

/** Format of secrets; no recipe id has it. */
const form = /^[\w-]{43}$/

/** Returns the recipe that a shared link opens; null if the link was withdrawn or never existed. */
export async function sharedOwnRecipe({ db }: Context, token: string): Promise<Recipe | null> {
  const row = form.test(token) ? await rowByToken(db, token) : undefined
  return row ? recipeOfOwn(readRow(row)) : null
}
