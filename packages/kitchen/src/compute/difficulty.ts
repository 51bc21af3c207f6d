import type { Dish } from '../read/dish.ts'
import type { Skill } from '../read/vocabulary.ts'

export type Difficulty = 'Easy' | 'Medium' | 'Hard'

/** Difficulty points per skill; sugar stages count double, because a little too much heat ruins syrup or caramel. */
const points: Readonly<Record<Skill, number>> = {
  filling: 1,
  'rolling out': 1,
  'sugar stages': 2,
  pressing: 1,
  wrapping: 1,
  sealing: 1,
  embers: 1,
  'folding in': 1,
}

/** Returns one point each for deep frying, for chhena or syrup, and for fermenting or rising. */
const told = ({ portions, timers }: Dish): number =>
  [
    portions.some(({ isForFrying }) => isForFrying),
    portions.some(({ isForChhena, isForSyrup }) => isForChhena || isForSyrup),
    timers.some(({ name }) => name === 'ferment' || name === 'rise'),
  ].filter(Boolean).length

/** The points from which a dish is medium or hard. */
const levels = { medium: 2, hard: 4 }

/** Returns the difficulty of a dish from the skills it needs, the number of steps and the minutes of work. */
export function difficultyOf(dish: Dish, minutes: number): Difficulty {
  const time = minutes > 150 ? 3 : minutes > 60 ? 2 : minutes > 40 ? 1 : 0
  const steps = dish.steps.length > 10 ? 2 : dish.steps.length > 7 ? 1 : 0
  const practice = dish.skills.reduce((sum, skill) => sum + points[skill], 0)
  const all = time + steps + practice + told(dish)
  return all >= levels.hard ? 'Hard' : all >= levels.medium ? 'Medium' : 'Easy'
}
