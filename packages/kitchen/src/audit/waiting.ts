import type { Cookbook } from '../read/cookbook.ts'
import { wordsOfPart } from '../read/counts.ts'
import type { Dish, Step } from '../read/dish.ts'
import { waits } from '../read/vocabulary.ts'
import type { Found } from './found.ts'

/**
 * Minutes: the shortest soak that keeps a cook waiting, and the longest that should be started before cooking begins.
 */
const soaks = { least: 10, most: 60 }

/** Finds waits that the text does not mention, and soaks started only when the pan is already hot. */
export function waitingDoubts({ dishes }: Pick<Cookbook, 'dishes'>): Found {
  let looked = 0
  const doubts = [...dishes.values()].flatMap((dish) => {
    const found: Found['doubts'] = []
    let isCooking = false
    for (const step of dish.steps) {
      for (const [at, part] of step.parts.entries()) {
        if (part.kind !== 'timer') continue
        const { name, minutes, isAtBoard } = dish.timers[part.index]!
        if (name === null && !isAtBoard) isCooking = true
        if (name === null || !(waits as readonly string[]).includes(name)) continue
        looked++
        const said = wordsBefore(step, at)
        if (said.trim() === '')
          found.push({ id: dish.id, why: `no sentence says to ${name} it for ${minutes} minutes` })
        // The sections of a dish are cooked side by side, so order across them means nothing.
        const isSetLate = isCooking && step.section === null && minutes >= soaks.least && minutes <= soaks.most
        if (name === 'soak' && isSetLate && opensWithSoak(step, dish))
          found.push({
            id: dish.id,
            why: `something is set to soak for ${minutes} minutes when the pan is hot already`,
          })
        if (minutes > soaks.most) isCooking = false
      }
    }
    return found
  })
  return { looked, doubts }
}

/** Returns the words of the current sentence before the part at `at`. */
function wordsBefore({ parts }: Step, at: number): string {
  const words = parts.slice(0, at).map((part) => (part.kind === 'timer' ? '' : (wordsOfPart(part) ?? '¤')))
  return words
    .join('')
    .split(/[.!?]\s/)
    .at(-1)!
    .replace(/[.!?]$/, '')
}

const opensWithSoak = ({ parts }: Step, { timers }: Dish): boolean => {
  const [first] = parts
  const clock = parts.find((part) => part.kind === 'timer')
  return (
    first?.kind === 'text' &&
    first.text.startsWith('Soak ') &&
    clock?.kind === 'timer' &&
    timers[clock.index]!.name === 'soak'
  )
}
