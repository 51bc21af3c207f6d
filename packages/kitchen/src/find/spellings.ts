import { distance } from './closeness.ts'

/**
 * Records two words as spellings of each other when they are the only, slight difference between two names of a dish.
 */
export function noteSpellings(names: readonly (readonly string[])[], spellings: Map<string, Set<string>>): void {
  for (const [at, one] of names.entries())
    for (const other of names.slice(at + 1)) {
      if (one.length !== other.length) continue
      const differing = one.flatMap((word, place) => (word === other[place] ? [] : [[word, other[place]!] as const]))
      const [pair, ...more] = differing
      if (!pair || more.length > 0) continue
      const [left, right] = pair
      if (left.length < 4 || right.length < 4 || rough(left) !== rough(right) || distance(left, right, 1) > 1) continue
      spellings.set(left, (spellings.get(left) ?? new Set()).add(right))
      spellings.set(right, (spellings.get(right) ?? new Set()).add(left))
    }
}

/** Returns a key of a word's consonants, which khichdi, khichri and khichadi share. */
export const rough = (word: string): string =>
  word[0]! +
  word
    .slice(1)
    .replace(/n(?=[^aeiou])/g, '')
    .replace(/[aeiou]/g, '')
    .replaceAll('d', 'r')
