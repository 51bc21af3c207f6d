import type { Dish, Portion } from '../read/dish.ts'
import { isOf } from '../read/food.ts'
import { jarCourses } from './jars.ts'

const isFresh = ({ food }: Portion): boolean => isOf(food, 'spoils')
/** Whether a food is moist produce; some fruit is dry or sour enough for a sweet that keeps for weeks. */
const isMoist = ({ food }: Portion): boolean => food.aisle === 'vegetables' && !isOf(food, 'dry')

/** Soft sweets, which are eaten within a day or two. */
const soft: ReadonlySet<string | null> = new Set(['halwa', 'kheer', 'gravy', 'porridge', 'kulfi', 'scoops'])

/**
 * Whether a dish keeps for weeks: a pickle, powder, preserve, dry sweet or snack without fresh coconut, fresh herbs,
 * egg or milk products.
 */
export function isLongKeeping({ course, portions, served }: Pick<Dish, 'course' | 'portions' | 'served'>): boolean {
  if (portions.some(isFresh)) return false
  if (jarCourses.has(course)) return true
  const isDry = !soft.has(served) && !portions.some(isMoist)
  if (course === 'snack') return isDry || portions.some(({ isForFrying }) => isForFrying)
  return (course === 'sweet' || course === 'chutney') && isDry
}

/**
 * Whether a dish that keeps is loose in a jar and taken out with a spoon, unlike fruit leather, candy or dried balls.
 */
export const isSpooned = ({ course, served, timers }: Pick<Dish, 'course' | 'served' | 'timers'>): boolean =>
  (course === 'powder' || course === 'preserve') &&
  (served === null || served === 'jar') &&
  !timers.some(({ name }) => name === 'dry')
