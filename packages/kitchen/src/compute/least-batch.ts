import type { Dish } from '../read/dish.ts'
import { figuresOf } from './figures.ts'
import { jarCourses } from './jars.ts'

/** Pickles, powders and preserves of fewer servings than a quarter of the file's would be spices by the grain. */
const leastOfJar = 0.25
/** From so many servings on a file makes a batch that keeps, and no dish for a table. */
export const smallestBatch = 7
/** Grams that a tin, a kadhai and two hands work with; never more than half of the file's batch. */
const leastGrams = 400
const leastShare = 0.5
/** A serving of what is eaten dry by the handful: it keeps for weeks. */
const mostOfHandful = 60

export const mostServes = 12

/** For how many servings a dish is made at least: what keeps is never made by the spoonful. */
export function leastServingsOf(dish: Dish): number {
  const { course, serves } = dish
  if (jarCourses.has(course)) return Math.min(mostServes, Math.ceil(serves * leastOfJar))
  if (serves < smallestBatch) return 1
  const { grams } = figuresOf(dish)
  if (course !== 'sweet' && grams > mostOfHandful) return 1
  return Math.min(mostServes, Math.ceil(Math.min(serves * leastShare, leastGrams / Math.max(1, grams))))
}
