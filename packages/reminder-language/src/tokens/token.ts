import type { Meaning } from '../vocabulary/index.ts'
import { isInSet, keySet, mostSets } from './keys.ts'

/**
 * A piece of the text. `keys` are what patterns look for: a word's lemmas and classes, or what a number is:
 *
 * - 'int': a whole number of up to four digits; 'decimal': 8.30; 'frac': 1/2; 'range': 5-6;
 * - 'clock': 8:30; 'ymd': a whole numeric date; 'dm': 15/2;
 * - 'mark': punctuation; 'word': a word that means nothing to us; 'opaque': a number that is none of these.
 */
export type Token = {
  start: number
  end: number
  /** In lower case, without marks that do not show. */
  word: string
  /** No space before it. */
  glued: boolean
  keys: readonly string[]
  /** The keys as one number (keys.ts); punctuation that patterns name has a key of its own there. */
  kind: number
  meaning: Meaning | null
  /** int: [value]; decimal: [whole, fraction as written]; frac and range: [a, b]; clock: [h, m, s]; ymd: [y, m, d]; dm: [d, m]. */
  numbers: readonly number[]
  /** How many digits an int was written with; whether a clock time began with 0. */
  digits: number
  capital: boolean
  /** What it may be part of (hints.ts). */
  hints: number
}

/** What is at a place that may be before the first one: there an array looks for a name like any object, which is slow. */
export const nth = <One>(all: readonly One[], at: number): One | undefined => (at < 0 ? undefined : all[at])

export function has(token: Token | undefined, key: string): boolean {
  if (token === undefined) return false
  const { keys } = token
  for (let at = 0; at < keys.length; at++) if (keys[at] === key) return true
  return false
}

export { keySet }

/** Whether any token has one of some keys. */
export function anyHas(tokens: readonly Token[], keys: number): boolean {
  for (let at = 0; at < tokens.length; at++) if (isInSet[tokens[at]!.kind * mostSets + keys] === 1) return true
  return false
}

/** Whether a token has one of some keys. */
export const hasAny = (token: Pick<Token, 'kind'> | undefined, keys: number): boolean =>
  token !== undefined && isInSet[token.kind * mostSets + keys] === 1
