import { inferHandwork } from '../own/infer-handwork.ts'
import type { Cookbook } from '../read/cookbook.ts'
import type { Found } from './found.ts'

/** The smallest share of the computed handwork time that a step's timer may have. */
const least = 0.35

/** Finds kneading, shaping and filling steps whose timer is far too short for the amounts. */
export function handworkDoubts({ dishes }: Pick<Cookbook, 'dishes'>): Found {
  let looked = 0
  const doubts = [...dishes.values()].flatMap((dish) =>
    dish.steps.flatMap((step) => {
      const { shaping, clocks } = inferHandwork(step, dish)
      if (shaping > 0 || clocks.length > 0) looked++
      return clocks
        .filter(({ minutes, work }) => minutes < work * least)
        .map(({ minutes, work }) => ({
          id: dish.id,
          why: `${minutes} minutes for ${Math.round(work)} minutes of kneading and shaping`,
        }))
    }),
  )
  return { looked, doubts }
}
