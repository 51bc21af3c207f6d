import { type Paise, toPaise } from '@planner/commerce/money'
import type { add, LineType } from '@planner/contract/cart'
import { prices } from '@planner/contract/constants'
import type { CheckedInputOf } from '@planner/contract/endpoint'
import { priceOfProvider } from '#features/vendors/price-of-provider.ts'
import type { VendorRow } from '#platform/db/tables.ts'
import { Problem } from '#platform/problem.ts'
import { ingredientPrice } from './ingredient-price.ts'

export type Price = { price: Paise; quoted: boolean }

/**
 * What one of a thing costs: the server's own price wherever it knows one, whatever was sent (decision 21). For something
 * unknown the price that was sent, or the usual one of its kind, is kept and marked as quoted.
 *
 * @param provider the vendor of ours that the thing itself is, where it is one.
 * @throws Problem `cart.price-needed` where nobody names a price.
 */
export function priceOf(input: CheckedInputOf<typeof add>, provider: VendorRow | undefined): Price {
  const known = knownPrice(input, provider)
  if (known !== null) return { price: toPaise(known), quoted: false }
  const quoted = input.price ?? usualPrices[input.type]
  if (quoted === undefined) throw new Problem('cart.price-needed')
  return { price: toPaise(quoted), quoted: true }
}

/** Rupees, for what came without a price. */
const usualPrices: Partial<Record<LineType, number>> = { service: prices.serviceTiers[0], product: prices.product }

/** Rupees, or null for what we do not sell at a price of our own. */
function knownPrice(input: CheckedInputOf<typeof add>, provider: VendorRow | undefined): number | null {
  switch (input.type) {
    case 'recipe':
    case 'recipe_item':
      return prices.recipeActions[input.action ?? 'buy_ingredients']
    case 'ingredient':
      return ingredientPrice(input.item_id)
    case 'service':
    case 'product':
      // A suggested provider itself has a price; a thing of one's own has none, whoever sells it.
      return provider ? priceOfProvider({ ...provider, tier: provider.price_tier }) : null
  }
}
