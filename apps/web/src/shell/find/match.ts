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

/** The best fitting of a list, at most so many; of equal ones the first. */
export function bestOf<Item>(
  items: readonly Item[],
  textOf: (item: Item) => string,
  query: string,
  most: number,
): Item[] {
  const words = wordsOf(query)
  if (words.length === 0) return []
  return items
    .map((item) => ({ item, score: fit(textOf(item), words) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ item }) => item)
}
