import { shopIdOf, shopItemOf } from '../compute/shop-item.ts'
import { type Ingredient, ingredients } from '../knowledge/ingredients.ts'
import { knownShopItem } from '../knowledge/shop-items.ts'
import type { Food } from '../read/food.ts'
import { cookbook } from '../read/load-cookbook.ts'

/** A food named by a line; measures, edible share and composition come from the cookbook if it has the food. */
export type JudgedFood = Ingredient & {
  /** Grams of water a gram absorbs when soaked. */
  absorbs: number
}

const ofFoods = new WeakMap<Food, JudgedFood>()
let byId: ReadonlyMap<string, Food> | undefined
const ofShop = new Map<string, JudgedFood>()

/** Returns the judged form of a cookbook food. */
export function foodOf(food: Food): JudgedFood {
  let known = ofFoods.get(food)
  if (!known) {
    const id = shopIdOf(food)
    const shop = ingredients.get(id)
    // Only the shop's table knows how a food behaves in cooking.
    known = { ...shopItemOf(food), ...(shop && { nature: shop.nature, role: shop.role }), absorbs: food.absorbs }
    ofFoods.set(food, known)
  }
  return known
}

/**
 * Returns the food with a shop id.
 *
 * @throws Error when no food has this id.
 */
export function foodWithId(id: string): JudgedFood {
  byId ??= new Map(
    cookbook()
      .foods.all.toReversed()
      .map((food) => [shopIdOf(food), food]),
  )
  const food = byId.get(id)
  if (food) return foodOf(food)
  let known = ofShop.get(id)
  if (!known) {
    known = { ...knownShopItem(id), absorbs: 0 }
    ofShop.set(id, known)
  }
  return known
}
