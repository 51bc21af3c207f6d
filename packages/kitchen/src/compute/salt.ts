import type { Portion } from '../read/dish.ts'
import { kitchenNumber, spoons } from '../recipe/household.ts'

export const isSalt = ({ food }: Pick<Portion, 'food'>): boolean => /\bsalt$/.test(food.name) && food.aisle === 'spices'

/** How finely salt is measured, by teaspoons: a step is never more than a tenth of the whole from half a spoon on. */
const stepOf = (tsp: number): number => (tsp < 1.25 ? 1 / 8 : tsp < 3 ? 1 / 4 : tsp < 6 ? 1 / 2 : 1)

/** Teaspoons of salt as a set of spoons can measure them. */
const nearestSalt = (tsp: number): number => Math.max(1 / 8, Math.round(tsp / stepOf(tsp)) * stepOf(tsp))

/** '½ tsp', '¾ tsp and a pinch', '2 tbsp and 1 tsp': a pinch of the fingers is an eighth of a spoon. */
export function saltInWords(exact: number): string {
  const tsp = nearestSalt(exact)
  if (tsp === 1 / 8) return '⅛ tsp'
  if (tsp > 3 && tsp < 6 && tsp % 1.5 !== 0) return `${kitchenNumber(tsp)} tsp`
  if (tsp < 3) {
    const quarters = Math.floor(tsp * 4) / 4
    return `${kitchenNumber(quarters)} tsp${tsp - quarters > 0.1 ? ' and a pinch' : ''}`
  }
  const large = Math.floor(tsp / 1.5) * 1.5
  const rest = tsp - large
  return `${spoons(large / 3, 'tbsp')}${rest < 0.1 ? '' : ` and ${kitchenNumber(rest)} tsp`}`
}

/** Grams up to which salt is read gram by gram: it keeps a pickle. */
const byTheGram = 100

/** Grams of salt as they are shown. */
export const saltGrams = (grams: number): number | undefined =>
  grams >= 2 && grams < byTheGram ? Math.round(grams) : undefined
