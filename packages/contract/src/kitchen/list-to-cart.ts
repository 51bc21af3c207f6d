import { writtenInPrefix } from '../cart.ts'
import type { ListLine } from './shopping-list.ts'

/** A food by its pack, as the shop counts it; anything else as it was said, for the shop to price, by a key that its amount is no part of. */
export function toCart({ key, food, name, amount, pack, packs, buy }: Omit<ListLine, 'sent' | 'to_cart'>) {
  if (food !== null && pack !== null) {
    return {
      type: 'ingredient' as const,
      item_id: food,
      name: `${name}, ${pack}`,
      quantity: packs,
      description: buy ?? amount,
    }
  }
  return {
    type: 'product' as const,
    item_id: `${writtenInPrefix}${key}`.slice(0, 120),
    name: amount ? `${amount} ${name}` : name,
    quantity: 1,
    unpriced: true,
  }
}
