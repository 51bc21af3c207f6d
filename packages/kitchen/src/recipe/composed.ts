import type { Draft } from '../compose/draft.ts'
import { buildRecipe } from './build.ts'
import type { Category, Recipe } from './types.ts'

/** Active minutes of the recipes composed so far, by id. */
export const knownMinutes = new Map<string, number>()
const made = new Map<string, Recipe>()
const keepRecipes = 1000

/** A recipe of a draft for four, kept for a while: what is looked for or planned is asked for again. Callers do not change it. */
export function compose(draft: Draft, wanted: Category | undefined): Recipe {
  const key = `${draft.id} ${wanted ?? ''}`
  const known = made.get(key)
  if (known) return known
  const recipe = buildRecipe(draft, 4, wanted)
  if (made.size >= keepRecipes) made.delete(made.keys().next().value!)
  made.set(key, recipe)
  knownMinutes.set(recipe.id, recipe.prepMinutes + recipe.cookMinutes)
  return recipe
}
