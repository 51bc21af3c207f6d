import { type Paise, toPaise } from '@planner/commerce/money'
import type { LineType } from '@planner/contract/cart'
import { prices } from '@planner/contract/constants'
import { Problem } from '#platform/problem.ts'
import type { NewLine } from './new-line.ts'

/** Rupees, for what came without a price. */
const usualPrices: Partial<Record<LineType, number>> = { service: prices.serviceTiers[0], product: prices.product }

/**
 * What one of a thing costs that is not ours to price: as the caller says, or what its kind usually costs, until an
 * administrator has accepted it. A recipe that is none of ours still costs what its action does.
 *
 * @throws Problem `cart.price-needed` where nobody names a price of at least one paisa.
 */
export function quotedPrice({ type, action, price }: NewLine): { price: Paise; quoted: true } {
  const isRecipe = type === 'recipe' || type === 'recipe_item'
  const said = isRecipe ? prices.recipeActions[action ?? 'buy_ingredients'] : price
  const paise = said === undefined ? 0 : toPaise(said)
  if (paise > 0) return { price: paise, quoted: true }
  const usual = usualPrices[type]
  if (usual === undefined) throw new Problem('cart.price-needed')
  return { price: toPaise(usual), quoted: true }
}
