/** Returns the words of a name for comparison: lower case, without accents and signs. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** Phrases with their meanings. */
export type Phrases<T> = { byPhrase: ReadonlyMap<string, T>; longest: number }

/** Collects phrases; of equal ones the last one wins. */
export function phrases<T>(entries: Iterable<readonly [string, T]>): Phrases<T> {
  const byPhrase = new Map([...entries].map(([phrase, meaning]) => [wordsOf(phrase).join(' '), meaning]))
  return { byPhrase, longest: Math.max(0, ...[...byPhrase.keys()].map((phrase) => phrase.split(' ').length)) }
}

/**
 * Returns the meaning of the phrase that ends last in a name, preferring longer ones, because the last noun says what
 * the dish is.
 */
export function lastMeant<T>(text: string, { byPhrase, longest }: Phrases<T>): T | undefined {
  const words = wordsOf(text)
  for (let end = words.length; end > 0; end--) {
    for (let start = Math.max(0, end - longest); start < end; start++) {
      const found = byPhrase.get(words.slice(start, end).join(' '))
      if (found !== undefined) return found
    }
  }
  return undefined
}

/** Returns the meaning of the first phrase in a text, preferring longer ones. */
export function firstMeant<T>(text: string, { byPhrase, longest }: Phrases<T>): T | undefined {
  const words = wordsOf(text)
  for (let start = 0; start < words.length; start++) {
    for (let end = Math.min(words.length, start + longest); end > start; end--) {
      const found = byPhrase.get(words.slice(start, end).join(' '))
      if (found !== undefined) return found
    }
  }
  return undefined
}
