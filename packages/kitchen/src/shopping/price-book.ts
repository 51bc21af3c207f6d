import type { Ingredient } from '../knowledge/ingredients.ts'
import { shopItem } from '../knowledge/shop-items.ts'
import type { Amount } from '../list/read-amount.ts'
import { bunchGrams } from '../recipe/kitchen-measures.ts'
import { countInPack, packLabel, packsOf, pieceSize, singleGrams, sizesOf, soldName } from './packs.ts'

export type Pack = {
  /** The id a cart uses: the food's id, followed by the grams unless it is the smallest pack, or by 'piece': 'salt', 'salt@1000', 'banana@piece'. */
  id: string
  food: string
  /** The food's name in a shop. */
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
  if (size === pieceSize) return singleOf(item)
  const sizes = sizesOf(item)
  const at = size === undefined ? 0 : sizes.findIndex((grams, place) => place > 0 && String(grams) === size)
  const grams = sizes[at]
  if (grams === undefined) return undefined
  return {
    id,
    food,
    name: soldName(item),
    label: packLabel(item, grams),
    grams,
    rupees: rupeesOf(item, grams),
  }
}

/** Returns a single piece of a food; undefined if shops do not sell it by the piece, or only so. */
function singleOf(item: Ingredient): Pack | undefined {
  const grams = singleGrams(item)
  if (grams === 0) return undefined
  const id = `${item.id}@${pieceSize}`
  return { id, food: item.id, name: soldName(item), label: '1 piece', grams, rupees: rupeesOf(item, grams) }
}

const rupeesOf = ({ rupeesPerKg }: Ingredient, grams: number): number =>
  Math.max(1, Math.round((grams * rupeesPerKg) / 1000))

/** Returns the packs to add to a cart for `needed` grams of a food: all of one size, close to the amount, and few. */
export function packsFor(food: string, needed: number): { pack: Pack; count: number } {
  const { size, count } = packsOf(food, needed)
  const smallest = packOf(food)!
  return { pack: smallest.grams === size ? smallest : packOf(`${food}@${size}`)!, count }
}

/**
 * Returns what to add to a cart for a number of pieces or bunches of a food: '3 kele' are three pieces, whatever they
 * weigh, and a dozen eggs one tray of 12. Undefined if shops only sell the food in other packs.
 */
export function packsCounted(food: string, { amount, unit }: Amount): { pack: Pack; count: number } | undefined {
  const item = shopItem(food)
  if (!item || (unit !== 'piece' && unit !== 'bunch')) return undefined
  if (unit === 'bunch' && bunchGrams(item) === 0) return undefined
  const exact = sizesOf(item).flatMap((size, at) => {
    const each = countInPack(item, size)
    return each !== null && amount % each === 0
      ? [{ id: at === 0 ? food : `${food}@${size}`, count: amount / each }]
      : []
  })
  const fewest = exact.at(-1)
  if (fewest) return { pack: packOf(fewest.id)!, count: fewest.count }
  const pack = singleOf(item)
  return pack && { pack, count: amount }
}

/** Returns the food and grams an item of a cart counts as: those of its pack, otherwise its own id and 1. */
export function countedAs(itemId: string): { food: string; grams: number } {
  const pack = packOf(itemId)
  return pack ? { food: pack.food, grams: pack.grams } : { food: itemId, grams: 1 }
}
