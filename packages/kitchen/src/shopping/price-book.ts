import { shopItem } from '../knowledge/shop-items.ts'
import { packLabel, packsOf, sizesOf } from './packs.ts'

export type Pack = {
  /** The id a cart uses: the food's id, followed by the grams unless it is the smallest pack: 'salt', 'salt@1000'. */
  id: string
  food: string
  /** The word for the ingredient. */
  name: string
  /** '200 g pack' */
  label: string
  grams: number
  /** Our 2026 estimate, ±25%, in whole rupees, at least one. */
  rupees: number
}

/** Returns a pack by its id; undefined for an unknown food, or a size that shops do not sell. */
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

/** Returns the packs to add to a cart for `needed` grams of a food: all of one size, close to the amount, and few. */
export function packsFor(food: string, needed: number): { pack: Pack; count: number } {
  const { size, count } = packsOf(food, needed)
  const smallest = packOf(food)!
  return { pack: smallest.grams === size ? smallest : packOf(`${food}@${size}`)!, count }
}

/** Returns the food and grams an item of a cart counts as: those of its pack, otherwise its own id and 1. */
export function countedAs(itemId: string): { food: string; grams: number } {
  const pack = packOf(itemId)
  return pack ? { food: pack.food, grams: pack.grams } : { food: itemId, grams: 1 }
}
