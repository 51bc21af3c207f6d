import type { Draft } from '../compose/draft.ts'
import { activeMinutes, buildRecipe } from './build.ts'
import type { Category, Recipe } from './types.ts'

const minutes = new Map<string, number>()
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
  return recipe
}

/** The active minutes of a draft's recipe, kept: half the work of composing it. */
export function minutesOf(draft: Draft): number {
  const known = minutes.get(draft.id)
  if (known !== undefined) return known
  const value = activeMinutes(draft)
  minutes.set(draft.id, value)
  return value
}
