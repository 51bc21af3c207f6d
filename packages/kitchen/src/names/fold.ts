import { isDevanagari, romanise } from './devanagari.ts'

/** Ways in which one sound is written, first to last; docs/decisions/0007 says what they were measured to be worth. */
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
 * The key that spellings of one word share: paneer, panir and paneers; vada, wada and vadai; kuzhambu and kulambu.
 * Expects a lower-case word of roman letters and digits.
 */
export function fold(word: string): string {
  const known = folded.get(word)
  if (known !== undefined) return known
  let key = word
  // 'Rajmah' and 'badshah' end in a vowel.
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

/** How the keys of words begin that are typed only this far: of 'pakod' either 'pakod' or 'pakor', for pakoda and pakora. */
export function foldOpening(word: string): string[] {
  const key = sounded(word)
  return [...new Set([key, key.replace(/(?<=[aeiou])d$/, 'r')])]
}

const sounded = (word: string): string => sameSound.reduce((key, [sound, one]) => key.replace(sound, one), word)

/** A text's words, lower case, without marks; Devanagari is romanised. Other scripts and emoji give nothing. */
export function wordsOf(text: string): string[] {
  // Nearly every name and query is plain ASCII and needs no taking apart of marks.
  if (plain.test(text)) return text.toLowerCase().replace(quotes, '').match(runs) ?? []
  const roman = isDevanagari(text) ? romanise(text) : text
  return roman.normalize('NFKD').toLowerCase().replace(marks, '').replace(quotes, '').match(runs) ?? []
}

const plain = /^[ -~]*$/
const quotes = /['’.]/g
const marks = /[\u0300-\u036f]/g
const runs = /[a-z0-9]+/g

/** The words of a text, each folded. */
export const foldedWords = (text: string): string[] => wordsOf(text).map(fold)
