import { slipsOf, spellingsOf } from '@planner/reminder-language/spelling'

/** A text as it is compared: without case and accents. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')

/** The words of a query. */
export const wordsOf = (query: string): string[] => folded(query).split(/\s+/).filter(Boolean)

/**
 * How well a text (folded) fits the words of a query: 0 where one is missing; more where it begins with them, and where
 * they begin words of it.
 */
export function fit(text: string, words: readonly string[]): number {
  let sum = 0
  for (const word of words) {
    const at = text.indexOf(word)
    if (at < 0) return 0
    sum += at === 0 ? 4 : beginsWord(text, word) ? 3 : 1
  }
  return sum
}

const beginsWord = (text: string, word: string): boolean => {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1]!)) return true
  }
  return false
}

/**
 * How well a text fits the words of a query that it may spell differently: less than the same spelling fits, 0 where one is
 * missing.
 */
function nearFit(text: string, patterns: readonly RegExp[]): number {
  return patterns.every((pattern) => pattern.test(text)) ? nearly : 0
}

/** A word in any of its spellings, from its beginning on; one without any as it is written. */
const patternOf = (word: string, spellings: string | null): RegExp =>
  spellings === null
    ? new RegExp(word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    : new RegExp(`(?<![\\p{L}\\p{N}])${spellings}`, 'u')

const nearly = 0.5

/** The best fitting of a list, at most this many; of equal ones the first. */
export function bestOf<Item>(
  items: readonly Item[],
  textOf: (item: Item) => string,
  query: string,
  most: number,
): Item[] {
  const words = wordsOf(query)
  if (words.length === 0) return []
  const patterns = words.map((word) => patternOf(word, spellingsOf(word)))
  return items
    .map((item) => ({ item, score: fit(textOf(item), words) || nearFit(textOf(item), patterns) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ item }) => item)
}

/** Those of a list of which a word is a slip of the finger away, at most so many: for where nothing fits. */
export function nearestOf<Item>(
  items: readonly Item[],
  textOf: (item: Item) => string,
  query: string,
  most: number,
): Item[] {
  const words = wordsOf(query)
  const slips = words.map(slipsOf)
  if (slips.every((slip) => slip === null)) return []
  const patterns = words.map((word, at) => patternOf(word, slips[at]!))
  return items.filter((item) => nearFit(textOf(item), patterns) > 0).slice(0, most)
}
