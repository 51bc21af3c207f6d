import { type Paise, toPaise } from '@planner/commerce/money'
import type { add, LineType } from '@planner/contract/cart'
import { prices } from '@planner/contract/constants'
import type { CheckedInputOf } from '@planner/contract/endpoint'
import type { Context } from '#context.ts'
import { findVendor } from '#features/vendors/find-vendor.ts'
import { priceOfProvider } from '#features/vendors/price-of-provider.ts'
import { Problem } from '#platform/problem.ts'
import { ingredientPrice } from './ingredient-price.ts'

export type Price = { price: Paise; quoted: boolean }

/**
 * What one of a thing costs: the server's own price wherever it knows one, whatever was sent (decision 21). For something
 * unknown the price that was sent, or the usual one of its kind, is kept and marked as quoted.
 *
 * @throws Problem `cart.price-needed` where nobody names a price.
 */
export async function priceOf(context: Context, input: CheckedInputOf<typeof add>): Promise<Price> {
  const known = await knownPrice(context, input)
  if (known !== null) return { price: toPaise(known), quoted: false }
  const quoted = input.price ?? usualPrices[input.type]
  if (quoted === undefined) throw new Problem('cart.price-needed')
  return { price: toPaise(quoted), quoted: true }
}

/** Rupees, for what came without a price. */
const usualPrices: Partial<Record<LineType, number>> = { service: prices.serviceTiers[0], product: prices.product }

/** Rupees, or null for what we do not sell at a price of our own. */
async function knownPrice(context: Context, input: CheckedInputOf<typeof add>): Promise<number | null> {
  switch (input.type) {
    case 'recipe':
    case 'recipe_item':
      return prices.recipeActions[input.action ?? 'buy_ingredients']
    case 'ingredient':
      return ingredientPrice(input.item_id)
    case 'service':
    case 'product': {
      // A suggested provider itself has a price; a thing of one's own has none, whoever sells it.
      const vendor = await findVendor(context, input.item_id)
      return vendor && priceOfProvider({ ...vendor, tier: vendor.price_tier })
    }
  }
}
