import { shopIdOf, shopItemOf } from '../compute/shop-item.ts'
import { cookbook } from '../read/load-cookbook.ts'
import { type Ingredient, ingredients } from './ingredients.ts'

let all: ReadonlyMap<string, Ingredient> | undefined

/** The items a shop sells, by id: the rows of the ingredient table, and the cookbook's foods that it lacks. */
const shopItems = (): ReadonlyMap<string, Ingredient> =>
  (all ??= new Map([
    ...cookbook().foods.all.map((food) => [shopIdOf(food), shopItemOf(food)] as const),
    ...ingredients,
  ]))

export const shopItem = (id: string): Ingredient | undefined => ingredients.get(id) ?? shopItems().get(id)

/**
 * Returns a shop item by id.
 *
 * @throws Error when there is no such food, because a recipe refers to an unknown id.
 */
export function knownShopItem(id: string): Ingredient {
  const item = shopItem(id)
  if (!item) throw new Error(`no food ${id}`)
  return item
}
