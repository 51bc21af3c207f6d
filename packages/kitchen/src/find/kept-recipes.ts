import { recipeOfDish } from '../recipe/of-dish.ts'
import type { Category, Recipe } from '../recipe/types.ts'
import type { DishEntry } from './dish-index.ts'

const kept = new Map<string, Recipe>()
const keepRecipes = 600

/** The recipe of a dish for four, kept for a while: what is looked for is asked for again. Callers do not change it. */
export function keptRecipe({ dish, place, categories }: DishEntry, category: Category | undefined): Recipe {
  const wanted = categories.find((one) => one === category)
  const key = `${dish.id} ${wanted ?? ''}`
  const known = kept.get(key)
  if (known) return known
  const recipe = recipeOfDish(dish, place, 4, wanted)
  if (kept.size >= keepRecipes) kept.delete(kept.keys().next().value!)
  kept.set(key, recipe)
  return recipe
}
