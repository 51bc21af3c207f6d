import { pluralOf, singularOf } from '../compute/amounts.ts'
import type { Ingredient } from '../knowledge/ingredients.ts'
import { bunchGrams, kitchenMeasure, kitchenNumber, measured, roundGrams } from '../recipe/kitchen-measures.ts'

/**
 * Returns the amount in kitchen measures with the grams beside it: "3 medium onions, about 300 g", "2 cups, about 370
 * g", "a pinch".
 */
export function kitchenQuantity(item: Ingredient, grams: number): string {
  if (grams < 0.5) return kitchenMeasure(item, grams) || 'a pinch'
  const about = grams >= 5 ? `about ${roundGrams(grams)} g` : ''
  const { words, count } = measured(item, grams)
  const measure = count === undefined ? words : `${words} ${count > 1 ? pluralOf(item.word) : item.word}`
  return [counted(item, grams) ?? measure, about].filter((part) => part !== '').join(', ')
}

/** Returns the count for foods bought by the piece or bunch, and for lemons by their juice; undefined for others. */
function counted(item: Ingredient, grams: number): string | undefined {
  const { id, aisle, nature, pieceG, edible, word } = item
  if (id === 'lemon') {
    const lemons = Math.ceil(grams / edible / sizes.lemon - 1e-9)
    return `juice of ${lemons} ${lemons === 1 ? 'lemon' : 'lemons'}`
  }
  const bunch = bunchGrams(item) * edible
  if (bunch > 0 && grams >= bunch * 0.4) {
    // Rounds up to half a bunch: never too little, and never a whole bunch more than needed.
    const needed = Math.ceil((grams / bunch) * 2 - 1e-9) / 2
    return `${kitchenNumber(needed)} ${needed > 1 ? 'bunches' : 'bunch'}`
  }
  if (pieceG < 20 || (aisle !== 'vegetable' && aisle !== 'fruit') || nature === 'leafy') return undefined
  const isLarge = pieceG >= largeG
  const count = grams / (isLarge ? pieceG * edible : pieceG)
  if (count < 0.4 || count > 24) return undefined
  const rounded = isLarge
    ? Math.ceil(count * 2 - 1e-9) / 2
    : count < 1.25
      ? Math.round(count * 2) / 2
      : Math.round(count)
  return `${kitchenNumber(rounded)} medium ${rounded > 1 ? pluralOf(word) : singularOf(word)}`
}

/**
 * Grams from which a piece counts as large, such as a cauliflower: weighed with leaves and stalk, and rounded up to
 * halves.
 */
const largeG = 400

/** Grams per lemon as sold. */
const sizes = { lemon: 50 }
