import { shopIdOf, shopItemOf } from '../compute/shop-item.ts'
import { type Ingredient, ingredients } from '../knowledge/ingredients.ts'
import { knownShopItem } from '../knowledge/shop-items.ts'
import type { Food } from '../read/food.ts'
import { cookbook } from '../read/load-cookbook.ts'

/** A food as a line means it: measures, edible share and composition are the cookbook's where the cookbook has the food. */
export type JudgedFood = Ingredient & {
  /** Grams of water that a gram takes up when it is soaked. */
  absorbs: number
}

const ofFoods = new WeakMap<Food, JudgedFood>()
let byId: ReadonlyMap<string, Food> | undefined
const ofShop = new Map<string, JudgedFood>()

/** The food that goes by this very name in the cookbook. */
export function foodOf(food: Food): JudgedFood {
  let known = ofFoods.get(food)
  if (!known) {
    const id = shopIdOf(food)
    const shop = ingredients.get(id)
    // How a food behaves in the pot stands only in the shop's table.
    known = { ...shopItemOf(food), ...(shop && { nature: shop.nature, role: shop.role }), absorbs: food.absorbs }
    ofFoods.set(food, known)
  }
  return known
}

/**
 * The food that goes by a shop's id.
 *
 * @throws Error when nothing goes by this id.
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
