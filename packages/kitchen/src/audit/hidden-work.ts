import { linesOf } from '../compute/line-times.ts'
import type { Cookbook } from '../read/cookbook.ts'
import type { Dish, StepPart } from '../read/dish.ts'
import { waits } from '../read/vocabulary.ts'
import type { Found } from './found.ts'

/**
 * Finds work by hand in a line that otherwise waits: the page shows such a step by its waiting time alone. The work
 * belongs on a line of its own, before or after the wait.
 */
export function hiddenWorkDoubts({ dishes }: Pick<Cookbook, 'dishes'>): Found {
  let looked = 0
  const doubts = [...dishes.values()].flatMap((dish) =>
    dish.steps.flatMap((step) =>
      linesOf(step.parts).flatMap((line) => {
        const timers = timersOf(line, dish)
        const hands = timers.find(({ name }) => name === 'hands')
        if (!hands) return []
        looked++
        const wait = timers.find(({ name }) => (waits as readonly (string | null)[]).includes(name))
        return wait && timers.length === 2
          ? [{ id: dish.id, why: `${hands.minutes} minutes by hand within ${wait.minutes} of '${wait.name}'` }]
          : []
      }),
    ),
  )
  return { looked, doubts }
}

const timersOf = (line: StepPart[], { timers }: Dish) =>
  line.flatMap((part) => (part.kind === 'timer' ? [timers[part.index]!] : []))
