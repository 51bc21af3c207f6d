import { fold } from '../names/fold.ts'
import type { Dish } from '../read/dish.ts'
import { endingsOf, optionalEndings } from './asking-words.ts'
import { rough } from './spellings.ts'
import { placeWords } from './words.ts'

/**
 * Returns shortened forms of a name: without an ending that adds nothing ("gatte" for Gatte ki Sabzi), or for titles
 * without a leading place ("haleem" for Hyderabadi Haleem). Leaves out forms of only foods, as for Lauki ki Sabzi.
 */
export function shorterThan(words: readonly string[], foods: ReadonlySet<string>, isTitle: boolean): string[][] {
  const shorter: string[][] = []
  const [first, ...others] = words
  if (others.length === 0 || first === undefined) return []
  if (optionalEndings.has(words.at(-1)!)) {
    const rest = words.slice(0, -1)
    while (rest.length > 1 && linking.has(rest.at(-1)!)) rest.pop()
    shorter.push(rest)
  }
  if (isTitle && placeWords[first] !== undefined) shorter.push(others)
  return shorter.filter((rest) => !rest.every((word) => saysNothing(word, foods)))
}

const saysNothing = (word: string, foods: ReadonlySet<string>) =>
  foods.has(word) || placeWords[word] !== undefined || linking.has(word) || endingsOf.has(word)

/** Whether no other dish has any of the distinctive words of this name. */
export function isOnlyHolder(
  { dish, text }: { dish: Dish; text: string },
  holders: ReadonlyMap<string, ReadonlySet<Dish>>,
  foods: ReadonlySet<string>,
): boolean {
  const telling = text.split(' ').filter((word) => !saysNothing(word, foods))
  return telling.every((word) => [...(holders.get(rough(fold(word))) ?? [])].every((one) => one === dish))
}

const linking: ReadonlySet<string> = new Set([
  'ki',
  'ka',
  'ke',
  'nu',
  'no',
  'na',
  'ni',
  'chi',
  'cha',
  'che',
  'da',
  'di',
])
