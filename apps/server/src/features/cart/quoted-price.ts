import { type Paise, toPaise } from '@planner/commerce/money'
import type { LineType } from '@planner/contract/cart'
import { prices } from '@planner/contract/constants/orders'
import { Problem } from '#platform/problem.ts'
import type { NewLine } from './new-line.ts'

/** Default prices in rupees, for items sent without one. */
const usualPrices: Partial<Record<LineType, number>> = { service: prices.serviceTiers[0], product: prices.product }

/**
 * Returns the price of an item that the server does not price: the caller's, or the default for its type, until an
 * administrator or the shop accepts it. A written-in item is 0, since only the shop can price it. An unknown recipe
 * still has the price of its action.
 *
 * @throws Problem `cart.price-needed` if there is no price of at least one paisa.
 */
export function quotedPrice({ type, action, price, unpriced }: NewLine): { price: Paise; quoted: true } {
  if (unpriced && price === undefined) return { price: 0, quoted: true }
  const isRecipe = type === 'recipe' || type === 'recipe_item'
  const said = isRecipe ? prices.recipeActions[action ?? 'buy_ingredients'] : price
  const paise = said === undefined ? 0 : toPaise(said)
  if (paise > 0) return { price: paise, quoted: true }
  const usual = usualPrices[type]
  if (usual === undefined) throw new Problem('cart.price-needed')
  return { price: toPaise(usual), quoted: true }
}
