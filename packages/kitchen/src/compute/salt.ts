import type { Portion } from '../read/dish.ts'
import { isOf } from '../read/food.ts'
import { kitchenNumber, spoons } from '../recipe/kitchen-measures.ts'

export const isSalt = ({ food }: Pick<Portion, 'food'>): boolean => isOf(food, 'salt')

/**
 * Returns the step for measuring salt, in teaspoons: a set has no spoon between two quarters, and nobody measures ¾
 * twice.
 */
const stepOf = (tsp: number): number => (tsp < 2 ? 1 / 4 : tsp < 6 ? 1 / 2 : 1)

/** Amounts between two spoons of the set, in cooks' wording. */
const between: readonly { tsp: number; words: string }[] = [
  { tsp: 0.325, words: 'a heaped ¼ tsp' },
  { tsp: 0.42, words: 'a scant ½ tsp' },
  { tsp: 0.65, words: 'a heaped ½ tsp' },
]
/** The maximum relative error from rounding salt. */
const mostOff = 0.15

/** Rounds teaspoons of salt to what a set of spoons can measure. */
const nearestSalt = (tsp: number): number =>
  tsp < 3 / 16 ? 1 / 8 : Math.max(1 / 4, Math.round(tsp / stepOf(tsp)) * stepOf(tsp))

/** Formats teaspoons of salt: '½ tsp', 'a scant ½ tsp', '1½ tbsp', '2 tbsp and 1 tsp'. */
export function saltInWords(exact: number): string {
  const off = (one: number) => Math.abs(one - exact) / exact
  const tsp = nearestSalt(exact)
  const near = between.toSorted((one, other) => off(one.tsp) - off(other.tsp))[0]!
  if (off(tsp) > mostOff && off(near.tsp) < off(tsp) && exact > between[0]!.tsp * (1 - mostOff)) return near.words
  if (tsp < 3) return `${tsp === 1 / 8 ? '⅛' : kitchenNumber(tsp)} tsp`
  const large = tsp % 1.5 === 0 ? tsp : Math.floor(tsp / 3) * 3
  const rest = tsp - large
  return `${spoons(large / 3, 'tbsp')}${rest === 0 ? '' : ` and ${kitchenNumber(rest)} tsp`}`
}

/** Grams below which salt is weighed to the gram, because it preserves a pickle. */
const byTheGram = 100

/** Returns the grams of salt as shown, to the gram; undefined outside that range. */
export const saltGrams = (grams: number): number | undefined =>
  grams >= 2 && grams < byTheGram ? Math.round(grams) : undefined
