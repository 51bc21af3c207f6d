import { writtenInPrefix } from '../cart.ts'
import type { ListLine } from './shopping-list.ts'

/**
 * Returns the cart line for a line of the shopping list. A food with a pack becomes a number of packs. Anything else
 * becomes a written-in item, identified by a key without its amount: priced by the shop if no food table knows it, or
 * at our estimate for a brand or kind of a known food ('Tata salt, 1 kg').
 */
export function toCart(line: Omit<ListLine, 'sent' | 'to_cart'>) {
  const { key, food, name, amount, pack, packs, pack_id: packId, buy, price } = line
  if (food !== null && pack !== null) {
    return {
      type: 'ingredient' as const,
      item_id: packId ?? food,
      name: `${name}, ${pack}`,
      quantity: packs,
      description: buy ?? amount,
    }
  }
  const label = amount ? (food === null ? `${amount} ${name}` : `${name}, ${amount}`) : name
  return {
    type: 'product' as const,
    item_id: `${writtenInPrefix}${key}`.slice(0, 120),
    name: label.slice(0, 200),
    quantity: 1,
    ...(food !== null && price > 0 ? { price } : { unpriced: true }),
  }
}
