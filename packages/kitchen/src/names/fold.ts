import { isDevanagari, romanise } from './devanagari.ts'

/** Alternative spellings of one sound, applied in order; docs/decisions/0007 has the measured benefit of each. */
const sameSound: readonly (readonly [RegExp, string])[] = [
  [/zh/g, 'l'],
  [/ksh/g, 'ks'],
  [/ph/g, 'f'],
  [/w/g, 'v'],
  [/uv(?=a)/g, 'u'],
  [/q|ck/g, 'k'],
  [/z/g, 'j'],
  [/x/g, 'ks'],
  [/ts?ch|c*chh*/g, 'ch'],
  [/c(?!h)/g, 'k'],
  [/ch/g, 'c'],
  [/([bdgjkltrnpsm])h/g, '$1'],
  [/ee|ii|ie(?=[^aeiou])/g, 'i'],
  [/oo|ou|uu/g, 'u'],
  [/a[ou](?=[^aeiou]|$)/g, 'av'],
  [/([aeiou])y(?=[aeiou])/g, '$1'],
  [/y/g, 'i'],
  [/(.)\1+/g, '$1'],
  [/([aeiou])d(?=[aeiou])/g, '$1r'],
]

const folded = new Map<string, string>()
const keepAtMost = 60_000

/**
 * Returns the key shared by all spellings of a word: paneer, panir and paneers; vada, wada and vadai; kuzhambu and
 * kulambu. Expects a lower-case word of Roman letters and digits.
 */
export function fold(word: string): string {
  const known = folded.get(word)
  if (known !== undefined) return known
  let key = word
  // "Rajmah" and "badshah" end in a vowel sound.
  if (key.length > 3)
    key = key
      .replace(/ies$/, 'i')
      .replace(/(?<=[^su])(?<!aa)s$/, '')
      .replace(/(?<=[aeiou])h$/, '')
  key = sounded(key)
  if (key.length > 3) key = key.replace(/(?:ai|ae|(?<![aeiou])[ae])$/, '')
  if (folded.size >= keepAtMost) folded.clear()
  folded.set(word, key)
  return key
}

/**
 * Returns the possible key prefixes for a partly typed word: "pakod" gives "pakod" and "pakor", for pakoda and pakora.
 */
export function foldOpening(word: string): string[] {
  const key = sounded(word)
  return [...new Set([key, key.replace(/(?<=[aeiou])d$/, 'r')])]
}

const sounded = (word: string): string => sameSound.reduce((key, [sound, one]) => key.replace(sound, one), word)

/**
 * Splits a text into lower-case words without diacritics; Devanagari is romanised. Other scripts and emoji are dropped.
 */
export function wordsOf(text: string): string[] {
  // Nearly all names and queries are plain ASCII and need no normalization.
  if (plain.test(text)) return text.toLowerCase().replace(quotes, '').match(runs) ?? []
  const roman = isDevanagari(text) ? romanise(text) : text
  return roman.normalize('NFKD').toLowerCase().replace(marks, '').replace(quotes, '').match(runs) ?? []
}

const plain = /^[ -~]*$/
const quotes = /['’.]/g
const marks = /[\u0300-\u036f]/g
const runs = /[a-z0-9]+/g

/** Splits a text into words and folds each. */
export const foldedWords = (text: string): string[] => wordsOf(text).map(fold)
