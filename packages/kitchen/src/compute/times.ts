import type { Dish } from '../read/dish.ts'
import { besides, waits } from '../read/vocabulary.ts'

/** Minutes: `work` at the board and the stove, `wait` that passes by itself (soaking, resting). */
export type Times = { work: number; wait: number }

/** Minutes for what no timer counts in a step: fetching, cutting, washing up a bowl. */
const handMinutesPerStep = 2

/** How long a dish takes, from its timers. Work that runs beside other work counts once. */
export function timesOf({ timers, steps }: Dish): Times {
  let work = steps.length * handMinutesPerStep
  let wait = 0
  for (const { name, minutes } of timers) {
    if (name === null) work += minutes
    else if (name !== besides && (waits as readonly string[]).includes(name)) wait += minutes
  }
  return { work: Math.round(work), wait: Math.round(wait) }
}
