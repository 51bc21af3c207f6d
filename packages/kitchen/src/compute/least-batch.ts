import type { Dish } from '../read/dish.ts'
import { figuresOf } from './figures.ts'
import { jarCourses } from './jars.ts'

/** Pickles, powders and preserves of fewer servings than a quarter of the file's would be spices by the grain. */
const leastOfJar = 0.25
/** Grams that are worth a jar, its oil and its days in the sun, a pan of preserve, or a turn of the mixer. */
const leastJar: Partial<Record<Dish['course'], number>> = { pickle: 300, preserve: 200, powder: 100 }
/** From so many servings on a file makes a batch that keeps, and no dish for a table. */
export const smallestBatch = 7
/** Grams that a tin, a kadhai and two hands work with; never more than half of the file's batch. */
const leastGrams = 400
const leastShare = 0.5
/** A serving of what is eaten dry by the handful: it keeps for weeks. */
const mostOfHandful = 60

export const mostServes = 12

/** For how many servings a dish is made at least: what keeps is never made by the spoonful, and a whole bird stays whole. */
export function leastServingsOf(dish: Dish): number {
  const { course, serves } = dish
  if (dish.inOnePiece) return Math.min(mostServes, serves)
  const isJar = jarCourses.has(course)
  if (!isJar && serves < smallestBatch) return 1
  const { grams } = figuresOf(dish)
  // What is eaten fresh is made for a meal, and not for a jar.
  const jar = serves < smallestBatch ? 0 : leastJar[course]! / Math.max(1, grams)
  if (isJar) return Math.min(mostServes, Math.ceil(Math.max(serves * leastOfJar, Math.min(jar, serves))))
  if (course !== 'sweet' && grams > mostOfHandful) return 1
  return Math.min(mostServes, Math.ceil(Math.min(serves * leastShare, leastGrams / Math.max(1, grams))))
}
