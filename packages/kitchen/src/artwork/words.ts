/** Words of a name as they are compared: lower case, no accents, no signs. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** Phrases and what each of them stands for. */
export type Phrases<T> = { byPhrase: ReadonlyMap<string, T>; longest: number }

/** Gathers phrases; of two that are alike the later one counts. */
export function phrases<T>(entries: Iterable<readonly [string, T]>): Phrases<T> {
  const byPhrase = new Map([...entries].map(([phrase, meaning]) => [wordsOf(phrase).join(' '), meaning]))
  return { byPhrase, longest: Math.max(0, ...[...byPhrase.keys()].map((phrase) => phrase.split(' ').length)) }
}

/** What the phrase that ends nearest to the end of the name stands for, the longest of those: a name's last noun is the dish. */
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

/** What the phrase that comes first in a text stands for, the longest of those. */
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
