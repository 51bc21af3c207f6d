import type { Dish } from '../read/dish.ts'
import type { Skill } from '../read/vocabulary.ts'

export type Difficulty = 'Easy' | 'Medium' | 'Hard'

/** How much practice each takes. A drop more of heat, and syrup or caramel is lost. */
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

/** What amounts and timers tell: a bath of oil, chhena or syrup, and what ferments or rises; a point each. */
const told = ({ portions, timers }: Dish): number =>
  [
    portions.some(({ isForFrying }) => isForFrying),
    portions.some(({ isForChhena, isForSyrup }) => isForChhena || isForSyrup),
    timers.some(({ name }) => name === 'ferment' || name === 'rise'),
  ].filter(Boolean).length

/** Points from which a dish is no longer easy, and from which it is hard. */
const levels = { medium: 2, hard: 4 }

/** How hard a dish is: what has to be known to make it, how many steps there are, and how long one stands there. */
export function difficultyOf(dish: Dish, minutes: number): Difficulty {
  const time = minutes > 150 ? 3 : minutes > 60 ? 2 : minutes > 40 ? 1 : 0
  const steps = dish.steps.length > 10 ? 2 : dish.steps.length > 7 ? 1 : 0
  const practice = dish.skills.reduce((sum, skill) => sum + points[skill], 0)
  const all = time + steps + practice + told(dish)
  return all >= levels.hard ? 'Hard' : all >= levels.medium ? 'Medium' : 'Easy'
}
