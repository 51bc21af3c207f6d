import { type Recipe, recipeOfOwn } from '@planner/kitchen'
import type { Context } from '#context.ts'
import { readRow } from './own-by-id.ts'
import { rowByToken } from './store.ts'

/** As secrets are made; no recipe's id has this form. */
const form = /^[\w-]{43}$/

/** The recipe that a shared link opens; null for one that was withdrawn or never was. */
export async function sharedOwnRecipe({ db }: Context, token: string): Promise<Recipe | null> {
  const row = form.test(token) ? await rowByToken(db, token) : undefined
  return row ? recipeOfOwn(readRow(row)) : null
}
