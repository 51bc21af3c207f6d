import type { Dish } from '../read/dish.ts'
import { besides, waits } from '../read/vocabulary.ts'

/** Minutes: `work` at the board and the stove, `wait` that passes by itself (soaking, resting). */
export type Times = { work: number; wait: number }

/** Minutes for what no timer counts in a step: fetching, washing up a bowl. */
const handMinutesPerStep = 1.5
/** Minutes with the knife, the grater or the stone for each food that is got ready. */
const knifeMinutes = 1.5

const byKnife = /chop|slic|grat|peel|cut|dice|crush|ground|pounded|slit|julienne|shred|mince|cube|piece|scrape/

/** Minutes of work before and beside the stove, which no timer of the file counts. */
export const handMinutesOf = ({ portions, steps }: Dish): number =>
  Math.round(
    steps.length * handMinutesPerStep +
      portions.filter(({ preparation }) => byKnife.test(preparation)).length * knifeMinutes,
  )

/** How long a dish takes, from its timers. Work that runs beside other work counts once. */
export function timesOf(dish: Dish): Times {
  const { timers } = dish
  let work = handMinutesOf(dish)
  let wait = 0
  for (const { name, minutes } of timers) {
    if (name === null) work += minutes
    else if (name !== besides && (waits as readonly string[]).includes(name)) wait += minutes
  }
  return { work: Math.round(work), wait: Math.round(wait) }
}
