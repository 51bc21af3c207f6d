import { writtenInPrefix } from '@planner/contract/cart'
import type { ListLine } from '@planner/contract/kitchen/shopping-list'

/** A food by its pack, as the shop counts it; anything else as it was said, for the shop to price. */
export function toCart({ food, name, amount, pack, packs, buy }: ListLine) {
  if (food !== null && pack !== null) {
    return {
      type: 'ingredient' as const,
      item_id: food,
      name: `${name}, ${pack}`,
      quantity: packs,
      description: buy ?? amount,
    }
  }
  const said = amount ? `${amount} ${name}` : name
  return {
    type: 'product' as const,
    item_id: `${writtenInPrefix}${said.toLowerCase()}`.slice(0, 120),
    name: said,
    quantity: 1,
    unpriced: true,
  }
}
