import type { Dish, Portion } from '../read/dish.ts'
import { jarCourses } from './jars.ts'

const spoils: RegExp = /\b(?:coriander|mint|dill|parsley|basil) lea(?:f|ves)\b|^(?:spring onion|green garlic)$/
const coconut = /\bcoconut\b/
const dryCoconut = /\b(?:dry|dried|desiccated|oil|sugar|flour|powder|vinegar|jaggery)\b/
const dairyThatKeeps = /\b(?:ghee|butter|milk powder)\b/
/** Fruit that is dry or sour enough for a sweet of weeks; a shop has them beside its vegetables. */
const dryFruit = /\b(?:dates?|raisins?|dried|lemon juice|tamarind|garlic)\b/

const isFresh = ({ food: { name, aisle, diet } }: Portion): boolean =>
  diet === 'egg' ||
  (aisle === 'dairy' && !dairyThatKeeps.test(name)) ||
  spoils.test(name) ||
  (coconut.test(name) && !dryCoconut.test(name))
const isMoist = ({ food: { name, aisle } }: Portion): boolean => aisle === 'vegetables' && !dryFruit.test(name)

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
