import type { Dish } from '../read/dish.ts'
import { figuresOf } from './figures.ts'
import { jarCourses } from './jars.ts'

/**
 * The minimum share of the file's servings for pickles, powders and preserves, below which spices would be too small to
 * measure.
 */
const leastOfJar = 0.25
/** Grams that make a jar of pickle, a pan of preserve or a run of the mixer worthwhile. */
const leastJar: Partial<Record<Dish['course'], number>> = { pickle: 300, preserve: 200, powder: 100 }
/** The number of servings from which a file is a batch that keeps, rather than a dish for a meal. */
export const smallestBatch = 7
/** Grams that are practical to make in a tin or kadhai, but at most this share of the file's batch. */
const leastGrams = 400
const leastShare = 0.5
/** The most grams in a serving of a dry snack eaten by the handful, which keeps for weeks. */
const mostOfHandful = 60

export const mostServes = 12

/**
 * Returns the fewest servings a dish is made for: food that keeps is made in a worthwhile batch, and a whole bird stays
 * whole.
 */
export function leastServingsOf(dish: Dish): number {
  const { course, serves } = dish
  if (dish.inOnePiece) return Math.min(mostServes, serves)
  const isJar = jarCourses.has(course)
  if (!isJar && serves < smallestBatch) return 1
  const { grams } = figuresOf(dish)
  // Relishes eaten fresh are made for one meal, not by the jar.
  const jar = serves < smallestBatch ? 0 : leastJar[course]! / Math.max(1, grams)
  if (isJar) return Math.min(mostServes, Math.ceil(Math.max(serves * leastOfJar, Math.min(jar, serves))))
  if (course !== 'sweet' && grams > mostOfHandful) return 1
  return Math.min(mostServes, Math.ceil(Math.min(serves * leastShare, leastGrams / Math.max(1, grams))))
}
