import type { Meaning } from '../vocabulary/index.ts'
import { isInSet, keySet, mostSets } from './keys.ts'

/**
 * A token of the text. `keys` are what patterns match: a word's lemmas and classes, or the kind of number:
 *
 * - 'int': a whole number of up to four digits; 'decimal': 8.30; 'frac': 1/2; 'range': 5-6;
 * - 'clock': 8:30; 'ymd': a whole numeric date; 'dm': 15/2;
 * - 'mark': punctuation; 'word': a word without a meaning; 'opaque': any other number.
 */
export type Token = {
  start: number
  end: number
  /** In lower case, without invisible characters. */
  word: string
  /** Whether no space precedes it. */
  glued: boolean
  keys: readonly string[]
  /** The keys as one number (keys.ts); there, punctuation used in patterns has its own key. */
  kind: number
  meaning: Meaning | null
  /** int: [value]; decimal: [whole, fraction as written]; frac and range: [a, b]; clock: [h, m, s]; ymd: [y, m, d]; dm: [d, m]. */
  numbers: readonly number[]
  /** For an int, the number of digits written; for a clock time, 1 if it began with 0. */
  digits: number
  capital: boolean
  /** The hint bits of the word (hints.ts). */
  hints: number
}

/**
 * Returns the element at an index that may be negative. Indexing an array with a negative number is a slow property
 * lookup.
 */
export const nth = <One>(all: readonly One[], at: number): One | undefined => (at < 0 ? undefined : all[at])

export function has(token: Token | undefined, key: string): boolean {
  if (token === undefined) return false
  const { keys } = token
  for (let at = 0; at < keys.length; at++) if (keys[at] === key) return true
  return false
}

export { keySet }

/** Whether any token has one of the keys in a set. */
export function anyHas(tokens: readonly Token[], keys: number): boolean {
  for (let at = 0; at < tokens.length; at++) if (isInSet[tokens[at]!.kind * mostSets + keys] === 1) return true
  return false
}

/** Whether a token has one of the keys in a set. */
export const hasAny = (token: Pick<Token, 'kind'> | undefined, keys: number): boolean =>
  token !== undefined && isInSet[token.kind * mostSets + keys] === 1
