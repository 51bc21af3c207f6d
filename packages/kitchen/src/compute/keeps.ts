import type { Dish, Portion } from '../read/dish.ts'
import { isOf } from '../read/food.ts'
import { jarCourses } from './jars.ts'

const isFresh = ({ food }: Portion): boolean => isOf(food, 'spoils')
/** Fruit that is dry or sour enough for a sweet of weeks lies beside the vegetables of a shop. */
const isMoist = ({ food }: Portion): boolean => food.aisle === 'vegetables' && !isOf(food, 'dry')

/** Soft sweets from the pot are eaten in a day or two. */
const soft: ReadonlySet<string | null> = new Set(['halwa', 'kheer', 'gravy', 'porridge', 'kulfi', 'scoops'])

/**
 * Whether a dish is good for weeks: a pickle, a powder, a preserve, a dry sweet or snack. Nothing with fresh coconut, fresh
 * herbs, egg, milk or what is made of it.
 */
export function keeps({ course, portions, served }: Pick<Dish, 'course' | 'portions' | 'served'>): boolean {
  if (portions.some(isFresh)) return false
  if (jarCourses.has(course)) return true
  const isDry = !soft.has(served) && !portions.some(isMoist)
  if (course === 'snack') return isDry || portions.some(({ isForFrying }) => isForFrying)
  return (course === 'sweet' || course === 'chutney') && isDry
}

/** Whether what keeps lies loose in a jar, and a spoon takes it out: no leather, candy or dried ball. */
export const isSpooned = ({ course, served, timers }: Pick<Dish, 'course' | 'served' | 'timers'>): boolean =>
  (course === 'powder' || course === 'preserve') &&
  (served === null || served === 'jar') &&
  !timers.some(({ name }) => name === 'dry')
