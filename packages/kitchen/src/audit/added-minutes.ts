import { timersFor } from '../compute/lots.ts'
import { timesInPartsOf, withWorkAlone } from '../compute/times.ts'
import type { Cookbook } from '../read/cookbook.ts'
import { recipeOfDish } from '../recipe/recipe-of-dish.ts'
import type { Found } from './found.ts'
import { saysMeanwhile } from './unsaid-meanwhile.ts'

/** The numbers of people for which the minutes are added up. */
const tables = [2, 4, 8]
/** Minutes by which rounding may differ. */
const rounding = 1

/**
 * Finds pages whose total time is not what a reader adds up: the minutes printed beside the steps, without those of
 * steps that say they are done meanwhile, and at most getting ready what the ingredient list has cut.
 */
export function addedMinuteDoubts({ dishes, places }: Pick<Cookbook, 'dishes' | 'places'>): Found {
  let looked = 0
  const doubts = [...dishes.values()].flatMap((dish) =>
    tables.flatMap((serves) => {
      const { steps, prepMinutes, cookMinutes, standMinutes } = recipeOfDish(dish, places.get(dish.place)!, serves)
      looked += steps.length
      const total = prepMinutes + cookMinutes + standMinutes
      const printed = steps.reduce((sum, { minutes }) => sum + minutes, 0)
      const meanwhile = steps.reduce((sum, { text, minutes }) => (saysMeanwhile(text) ? sum + minutes : sum), 0)
      const ready = readyFor(dish, serves)
      const isLess = total < printed - meanwhile - rounding
      const isMore = total > printed + ready + rounding
      return isLess || isMore
        ? [{ id: dish.id, why: `for ${serves}: ${total} in all, but the steps add up to ${printed}` }]
        : []
    }),
  )
  return { looked, doubts }
}

/** Returns the minutes of getting ready, which the total counts and no step prints. */
function readyFor(written: Parameters<typeof timersFor>[0], serves: number): number {
  const dish = withWorkAlone(written)
  const scale = serves / dish.serves
  return timesInPartsOf({ ...dish, timers: timersFor(dish, scale) }, scale).ready
}
