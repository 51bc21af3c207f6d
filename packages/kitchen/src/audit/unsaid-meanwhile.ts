import { linesOf } from '../compute/line-times.ts'
import { withWorkAlone } from '../compute/times.ts'
import type { Cookbook } from '../read/cookbook.ts'
import { textOfParts } from '../read/counts.ts'
import type { Dish } from '../read/dish.ts'
import { besides } from '../read/vocabulary.ts'
import type { Found } from './found.ts'

/** Words that tell the cook to do a step during another. */
const meanwhile = /\b(?:meanwhile|in the meantime|on the side|beside (?:it|them)|while (?:the|they|it (?!is\b)))/i

/** Whether a sentence says that it is done during another step. */
export const saysMeanwhile = (text: string): boolean => meanwhile.test(text)

/**
 * Finds timers marked as parallel work whose sentence does not say so, since a reader adds their minutes up, or that
 * take longer than anything before them, since there is nothing to run beside.
 */
export function unsaidMeanwhileDoubts({ dishes }: Pick<Cookbook, 'dishes'>): Found {
  let looked = 0
  const doubts = [...dishes.values()].flatMap((dish) => {
    const found = unsaidIn(dish)
    looked += found.looked
    return found.texts.map((text) => ({ id: dish.id, why: `'${text.trim()}'` }))
  })
  return { looked, doubts }
}

function unsaidIn(dish: Dish): { looked: number; texts: string[] } {
  const { timers } = withWorkAlone(dish)
  const parallel = dish.steps
    .flatMap(({ parts }) => linesOf(parts))
    .flatMap((line) =>
      line.flatMap((part) =>
        part.kind === 'timer' && dish.timers[part.index]!.name === besides
          ? [{ text: textOfParts(line), isAlone: timers[part.index]!.name !== besides }]
          : [],
      ),
    )
  const texts = parallel.filter(({ text, isAlone }) => isAlone || !saysMeanwhile(text)).map(({ text }) => text)
  return { looked: parallel.length, texts }
}
