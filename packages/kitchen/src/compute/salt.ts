import type { Portion } from '../read/dish.ts'
import { kitchenNumber, spoons } from '../recipe/household.ts'

export const isSalt = ({ food }: Pick<Portion, 'food'>): boolean => /\bsalt$/.test(food.name) && food.aisle === 'spices'

/** How finely salt is measured, by teaspoons: a set has no spoon between two quarters, and nobody takes ¾ twice. */
const stepOf = (tsp: number): number => (tsp < 2 ? 1 / 4 : tsp < 6 ? 1 / 2 : 1)

/** Teaspoons of salt as a set of spoons can measure them. */
const nearestSalt = (tsp: number): number =>
  tsp < 3 / 16 ? 1 / 8 : Math.max(1 / 4, Math.round(tsp / stepOf(tsp)) * stepOf(tsp))

/** '½ tsp', '1½ tbsp', '2 tbsp and 1 tsp'. */
export function saltInWords(exact: number): string {
  const tsp = nearestSalt(exact)
  if (tsp < 3) return `${tsp === 1 / 8 ? '⅛' : kitchenNumber(tsp)} tsp`
  const large = tsp % 1.5 === 0 ? tsp : Math.floor(tsp / 3) * 3
  const rest = tsp - large
  return `${spoons(large / 3, 'tbsp')}${rest === 0 ? '' : ` and ${kitchenNumber(rest)} tsp`}`
}

/** Grams up to which salt is read gram by gram: it keeps a pickle. */
const byTheGram = 100

/** Grams of salt as they are shown. */
export const saltGrams = (grams: number): number | undefined =>
  grams >= 2 && grams < byTheGram ? Math.round(grams) : undefined
