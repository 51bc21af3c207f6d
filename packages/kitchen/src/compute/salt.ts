import type { Portion } from '../read/dish.ts'
import { isOf } from '../read/food.ts'
import { kitchenNumber, spoons } from '../recipe/kitchen-measures.ts'

export const isSalt = ({ food }: Pick<Portion, 'food'>): boolean => isOf(food, 'salt')

/** How finely salt is measured, by teaspoons: a set has no spoon between two quarters, and nobody takes ¾ twice. */
const stepOf = (tsp: number): number => (tsp < 2 ? 1 / 4 : tsp < 6 ? 1 / 2 : 1)

/** Half a spoon or less that is a little more or less than one of the set, as cooks say it. */
const between: readonly { tsp: number; words: string }[] = [
  { tsp: 0.325, words: 'a heaped ¼ tsp' },
  { tsp: 0.42, words: 'a scant ½ tsp' },
  { tsp: 0.65, words: 'a heaped ½ tsp' },
]
/** So far from what is meant may salt be rounded before it is tasted. */
const mostOff = 0.15

/** Teaspoons of salt as a set of spoons can measure them. */
const nearestSalt = (tsp: number): number =>
  tsp < 3 / 16 ? 1 / 8 : Math.max(1 / 4, Math.round(tsp / stepOf(tsp)) * stepOf(tsp))

/** '½ tsp', 'a scant ½ tsp', '1½ tbsp', '2 tbsp and 1 tsp'. */
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

/** Grams up to which salt is read gram by gram: it keeps a pickle. */
const byTheGram = 100

/** Grams of salt as they are shown. */
export const saltGrams = (grams: number): number | undefined =>
  grams >= 2 && grams < byTheGram ? Math.round(grams) : undefined
