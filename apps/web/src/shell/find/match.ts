import { slipsOf, spellingsOf } from '@planner/reminder-language/spelling'

/** Normalises text for comparison: without case and accents. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')

/** Splits a query into words. */
export const wordsOf = (query: string): string[] => folded(query).split(/\s+/).filter(Boolean)

/**
 * Returns how well a folded text matches the words of a query: 0 if one is missing; more if the text, or a word of it,
 * begins with them.
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
 * Returns how well a text matches the words of a query in alternative spellings: less than any exact match, and 0 if
 * one is missing.
 */
function nearFit(text: string, patterns: readonly RegExp[]): number {
  return patterns.every((pattern) => pattern.test(text)) ? nearly : 0
}

/**
 * Returns a pattern for a word in any of its spellings, at the start of a word; for a word without any, as it is
 * written.
 */
const patternOf = (word: string, spellings: string | null): RegExp =>
  spellings === null
    ? new RegExp(word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    : new RegExp(`(?<![\\p{L}\\p{N}])${spellings}`, 'u')

const nearly = 0.5

/** Returns the best matches of a list, at most `most`; ties keep their order. */
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

/** Returns the items with a word that is a typo away from the query, at most `most`; for when nothing matches. */
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
