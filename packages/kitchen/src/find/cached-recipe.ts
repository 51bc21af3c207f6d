import { recipeOfDish } from '../recipe/recipe-of-dish.ts'
import type { Category, Recipe } from '../recipe/types.ts'
import type { DishEntry } from './dish-index.ts'

const cache = new Map<string, Recipe>()
const keepRecipes = 600

/**
 * Returns the recipe of a dish for four, cached for a while, since the same searches recur. Callers must not modify it.
 */
export function cachedRecipe({ dish, place, categories }: DishEntry, category: Category | undefined): Recipe {
  const wanted = categories.find((one) => one === category)
  const key = `${dish.id} ${wanted ?? ''}`
  const known = cache.get(key)
  if (known) return known
  const recipe = recipeOfDish(dish, place, 4, wanted)
  if (cache.size >= keepRecipes) cache.delete(cache.keys().next().value!)
  cache.set(key, recipe)
  return recipe
}
