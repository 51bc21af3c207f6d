import { fold, foldOpening, wordsOf } from '../names/fold.ts'
import { nameKey } from '../read/cookbook.ts'
import type { Dish } from '../read/dish.ts'
import type { DishNames } from './dish-names.ts'
import { dishesOf } from './dishes-of-names.ts'
import { inDevanagari } from './scripts.ts'

const mostOpened = 40

/** Returns the dishes with a name that starts with the words, shortest names first. */
export function openedBy(words: readonly string[], { inOrder, sounded, knownWords }: DishNames): Dish[] {
  const keys = openings(words, knownWords).flatMap((key) => keysFrom(key, inOrder))
  keys.sort((left, right) => left.length - right.length || (left < right ? -1 : 1))
  return [...new Set(keys.slice(0, mostOpened * 2).flatMap((one) => dishesOf(sounded.get(one)!)))].slice(0, mostOpened)
}

/** Whether a dish's name is the other's with more words after it: Dal Makhani without Garlic. */
export const isLonger = ({ title, names }: Dish, { title: shorter }: Dish): boolean =>
  [title, ...names].some((name) => nameKey(name).startsWith(`${nameKey(shorter)} `))

/**
 * Returns the prefixes to look for: the last word may be incomplete, or be followed by another if it is a known word.
 */
function openings(words: readonly string[], knownWords: ReadonlySet<string>): string[] {
  const last = words.at(-1)
  if (last === undefined) return []
  const before = words.slice(0, -1).map(fold).join('')
  return [...foldOpening(last), ...(knownWords.has(last) ? [fold(last)] : [])]
    .map((end) => before + end)
    .filter((key) => key.length > 1)
}

function keysFrom(opening: string, inOrder: readonly string[]): string[] {
  let low = 0
  let high = inOrder.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (inOrder[middle]! < opening) low = middle + 1
    else high = middle
  }
  let end = low
  while (inOrder[end]?.startsWith(opening)) end++
  return inOrder.slice(low, end)
}

/** Whether the words are a name of the dish with only the last word incomplete: "dal makh". */
export function isUnfinished(words: readonly string[], dish: Dish, { knownWords }: DishNames): boolean {
  const last = words.at(-1)!
  if (last.length < 4 || knownWords.has(last) || (words.length === 1 && last.length < 6)) return false
  const before = words.slice(0, -1).map(fold).join(' ')
  const starts = foldOpening(last)
  return [dish.title, ...dish.names].some((name) => {
    const its = wordsOf(inDevanagari(name)).map(fold)
    return its.slice(0, -1).join(' ') === before && starts.some((start) => its.at(-1)?.startsWith(start))
  })
}
