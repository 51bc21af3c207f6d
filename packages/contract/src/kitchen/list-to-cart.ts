import { writtenInPrefix } from '../cart.ts'
import type { ListLine } from './shopping-list.ts'

/**
 * Returns the cart line for a line of the shopping list. A food with a pack becomes a number of packs. Anything else
 * becomes a written-in item, identified by a key without its amount: priced by the shop if no food table knows it, or
 * at our estimate for a brand or kind of a known food ('Tata salt, 1 kg'). What is bought by number has it as its
 * quantity ('Vim bar' twice); any other amount is part of the name.
 */
export function toCart(line: Omit<ListLine, 'sent' | 'to_cart'>) {
  const { key, food, name, amount, pack, packs, pack_id: packId, counted, buy, price } = line
  if (food !== null && pack !== null) {
    return {
      type: 'ingredient' as const,
      item_id: packId ?? food,
      name: `${name}, ${pack}`,
      quantity: packs,
      description: buy ?? amount,
    }
  }
  const quantity = counted?.quantity ?? 1
  const label = counted ? [name, counted.unit].filter(Boolean).join(' ') : labelled(name, amount, food)
  return {
    type: 'product' as const,
    item_id: `${writtenInPrefix}${key}`.slice(0, 120),
    name: label.slice(0, 200),
    quantity,
    // The estimate is for all of them.
    ...(food !== null && price > 0 ? { price: Math.round((price * 100) / quantity) / 100 } : { unpriced: true }),
  }
}

function labelled(name: string, amount: string, food: string | null): string {
  if (!amount) return name
  return food === null ? `${amount} ${name}` : `${name}, ${amount}`
}
