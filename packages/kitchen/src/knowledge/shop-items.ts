import { shopIdOf, shopItemOf } from '../compute/shop-item.ts'
import { cookbook } from '../read/load-cookbook.ts'
import { type Ingredient, ingredients } from './ingredients.ts'

let all: ReadonlyMap<string, Ingredient> | undefined

/** What a shop sells, by id: the rows of the ingredient table, and the foods of the cookbook that it has not. */
const shopItems = (): ReadonlyMap<string, Ingredient> =>
  (all ??= new Map([
    ...cookbook().foods.all.map((food) => [shopIdOf(food), shopItemOf(food)] as const),
    ...ingredients,
  ]))

export const shopItem = (id: string): Ingredient | undefined => ingredients.get(id) ?? shopItems().get(id)

/** @throws Error when nothing goes by this id: a recipe lists what does not exist. */
export function knownShopItem(id: string): Ingredient {
  const item = shopItem(id)
  if (!item) throw new Error(`no food ${id}`)
  return item
}
