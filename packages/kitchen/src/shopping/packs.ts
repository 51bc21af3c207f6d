import type { Ingredient } from '../knowledge/ingredients.ts'
import { knownShopItem } from '../knowledge/shop-items.ts'
import { bunchGrams } from '../recipe/kitchen-measures.ts'
import { packTables, type Sold } from './pack-table.ts'

/**
 * Returns how an item is sold: by the pack table, except for foods that recipes count in bunches, which use the same
 * bunch weight.
 */
function soldAs(item: Ingredient): Sold {
  const bunch = bunchGrams(item)
  if (bunch > 0) return { word: 'bunch', sizes: [bunch], unit: 'g' }
  const { byFood, byAisle } = packTables()
  return byFood.get(item.id) ?? byAisle.get(item.aisle) ?? byAisle.get('other')!
}

/** Returns the name of an item in a shop: a lemon, although recipes take its juice. */
export const soldName = (item: Ingredient): string => soldAs(item).called ?? item.word

export type Purchase = {
  /** Grams bought, never less than needed. */
  grams: number
  /** "2 × 500 g packs", "1 bunch", "750 g loose". */
  label: string
}

/** Returns what to buy for `needed` grams: loose goods by weight, anything else in packs of one size. */
export function purchaseOf(id: string, needed: number): Purchase {
  const item = knownShopItem(id)
  const { sizes, word } = soldAs(item)
  if (word === 'loose') {
    const step = sizes[0]!
    const grams = Math.ceil(needed / step - 1e-9) * step
    return { grams, label: `${weight(grams, item)} loose` }
  }
  const { size, count } = fittest(sizes, needed)
  return { grams: size * count, label: labelOf(word, size, count, item) }
}

/** Returns the best pack size in grams for an amount, and the number of packs to add to the cart. */
export function packsOf(id: string, needed: number): { size: number; count: number } {
  return fittest(soldAs(knownShopItem(id)).sizes, needed)
}

/** Returns the pack sizes of a food in grams, smallest first. */
export const sizesOf = (item: Ingredient): readonly number[] => soldAs(item).sizes

/** Returns the label of a single pack: '500 g pack', '1 kg loose', '1 tray of 6'. */
export function packLabel(item: Ingredient, size: number): string {
  const { word } = soldAs(item)
  return word === 'loose' ? `${weight(size, item)} loose` : labelOf(word, size, 1, item)
}

/**
 * The number of extra packs worth accepting to avoid buying twice the need: 4 kg becomes four packs of 1 kg, 900 g one.
 */
const packsPerShare = 50

/** Returns the pack size that suits an amount best: the closest total first, then the fewest packs. */
function fittest(sizes: readonly number[], needed: number): { size: number; count: number } {
  const [best] = sizes
    .map((size) => {
      const count = Math.max(1, Math.ceil(needed / size - 1e-9))
      return { size, count, cost: count + (packsPerShare * (size * count - needed)) / needed }
    })
    .sort((one, other) => one.cost - other.cost || other.size - one.size)
  return best!
}

/** The id of a single piece in place of a pack's size: 'banana@piece'. */
export const pieceSize = 'piece'

/** Returns the grams of one piece of a food that shops also sell by the piece; 0 for others. */
export function singleGrams(item: Ingredient): number {
  const { word } = soldAs(item)
  return word === 'loose' || word === 'tray' ? item.pieceG : 0
}

/** Returns how many pieces or bunches a pack holds; null for one that is not sold by number. */
export function countInPack(item: Ingredient, size: number): number | null {
  const { word } = soldAs(item)
  if (word === 'piece' || word === 'bunch') return 1
  return word === 'tray' ? Math.round(size / (item.pieceG || eggG)) : null
}

const eggG = 50

function labelOf(word: Sold['word'], size: number, count: number, item: Ingredient): string {
  const many = (name: string, plural = `${name}s`) => `${count} ${count === 1 ? name : plural}`
  if (word === 'bunch') return many('bunch', 'bunches')
  if (word === 'piece') return many('piece')
  if (word === 'tray') return `${many('tray')} of ${Math.round(size / (item.pieceG || eggG))}`
  return count === 1
    ? `${weight(size, item)} ${word}`
    : `${count} × ${weight(size, item)} ${word === 'pouch' ? 'pouche' : word}s`
}

/** Whether an item is measured in litres. */
export const isPoured = (id: string): boolean => packTables().byFood.get(id)?.unit === 'ml'

/** Formats a weight in grams or kilograms; liquids in millilitres or litres, taking 1 ml as 1 g. */
function weight(grams: number, { id }: Ingredient): string {
  const [small, large] = isPoured(id) ? ['ml', 'litre'] : ['g', 'kg']
  return grams >= 1000 ? `${Math.round(grams / 10) / 100} ${large}` : `${Math.round(grams)} ${small}`
}
