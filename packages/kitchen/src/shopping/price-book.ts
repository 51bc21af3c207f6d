import { shopItem } from '../knowledge/shop-items.ts'
import { packLabel, packsOf, sizesOf } from './packs.ts'

export type Pack = {
  /** By which a cart knows it: the food's id, with the grams of any but its smallest pack: 'salt', 'salt@1000'. */
  id: string
  food: string
  /** The ingredient's own name. */
  name: string
  /** '200 g pack' */
  label: string
  grams: number
  /** Our estimate of 2026, +-25%, whole rupees and at least one. */
  rupees: number
}

/** A pack by its id; undefined for an unknown food, and for a size that no shop has. */
export function packOf(id: string): Pack | undefined {
  const [food = '', size, ...more] = id.split('@')
  const item = shopItem(food)
  if (!item || more.length > 0) return undefined
  const sizes = sizesOf(item)
  const at = size === undefined ? 0 : sizes.findIndex((grams, place) => place > 0 && String(grams) === size)
  const grams = sizes[at]
  if (grams === undefined) return undefined
  return {
    id,
    food,
    name: item.word,
    label: packLabel(item, grams),
    grams,
    rupees: Math.max(1, Math.round((grams * item.rupeesPerKg) / 1000)),
  }
}

/** The packs to put into a cart for so many grams of a food: of one size, near to the amount, and few. */
export function packsFor(food: string, needed: number): { pack: Pack; count: number } {
  const { size, count } = packsOf(food, needed)
  const smallest = packOf(food)!
  return { pack: smallest.grams === size ? smallest : packOf(`${food}@${size}`)!, count }
}

/** What an id of a cart's line counts by: a pack's food and weight; anything else is itself, and one. */
export function countedAs(itemId: string): { food: string; grams: number } {
  const pack = packOf(itemId)
  return pack ? { food: pack.food, grams: pack.grams } : { food: itemId, grams: 1 }
}
