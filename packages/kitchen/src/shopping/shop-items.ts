import { shopIdOf, shopItemOf } from '../compute/shop-item.ts'
import { type Ingredient, ingredients } from '../knowledge/ingredients.ts'
import { cookbook } from '../read/load-cookbook.ts'

let ofFoods: Map<string, Ingredient> | undefined

/** What a shop sells under an id: an ingredient of the first kitchen's table or a food of the cookbook. */
export function shopItem(id: string): Ingredient | undefined {
  const known = ingredients.get(id)
  if (known) return known
  ofFoods ??= new Map(cookbook().foods.all.map((food) => [shopIdOf(food), shopItemOf(food)]))
  return ofFoods.get(id)
}

/** @throws Error when nothing goes by this id: a recipe lists what does not exist. */
export function knownShopItem(id: string): Ingredient {
  const item = shopItem(id)
  if (!item) throw new Error(`no food ${id}`)
  return item
}
