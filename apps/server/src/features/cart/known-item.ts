import { type Paise, toPaise } from '@planner/commerce/money'
import { prices } from '@planner/contract/constants/orders'
import { type Pack, packOf, thingOf } from '@planner/kitchen'
import type { Context } from '#context.ts'
import { recipeTitle } from '#features/recipes/recipe-title.ts'
import { priceByTier } from '#features/vendors/price-by-tier.ts'
import type { VendorRow } from '#platform/db/tables/vendors.ts'
import type { NewLine } from './new-line.ts'

export type KnownItem = {
  name: string
  /** The server's price per piece, whatever the caller sent (docs/product/decisions.md#21). */
  price: Paise
  /** The vendor whose price this is. No other vendor supplies the item at that price. */
  soldBy?: VendorRow
}

/**
 * Returns an item that the server names and prices; null for one that can only be quoted.
 *
 * @param provider the vendor in the directory with the id `item_id`, if any.
 */
export async function knownItem(
  context: Context,
  item: NewLine,
  provider: VendorRow | undefined,
): Promise<KnownItem | null> {
  switch (item.type) {
    case 'recipe':
    case 'recipe_item': {
      const name = await titleOf(context, item)
      return name === null ? null : { name, price: toPaise(prices.recipeActions[item.action ?? 'buy_ingredients']) }
    }
    case 'ingredient': {
      const pack = packOf(item.item_id)
      return pack
        ? { name: `${ownWord(item.name, pack) ?? pack.name}, ${pack.label}`, price: toPaise(pack.rupees) }
        : null
    }
    case 'service':
    case 'product':
      // A suggested provider has a price; other items have none.
      return provider
        ? {
            name: provider.name,
            price: toPaise(priceByTier({ ...provider, tier: provider.price_tier })),
            soldBy: provider,
          }
        : null
  }
}

/** Returns the caller's own word for the food of a pack: 'Nimbu' for 'Nimbu, 1 piece'; undefined for anything else. */
function ownWord(said: string, { food, label, name }: Pack): string | undefined {
  const end = `, ${label}`
  const word = said.endsWith(end) ? said.slice(0, -end.length) : ''
  return word !== '' && word.toLowerCase() !== name && thingOf(word).key === food ? word : undefined
}

/** Returns a recipe's title. A recipe_item may have its own id as well as its recipe's. */
async function titleOf(context: Context, { item_id: itemId, recipe_id: recipeId }: NewLine): Promise<string | null> {
  return (await recipeTitle(context, itemId)) ?? (recipeId ? recipeTitle(context, recipeId) : null)
}
