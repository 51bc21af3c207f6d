import { fold } from './fold.ts'
import { latinWords, type Meaning } from './index.ts'
import { neverMended } from './never-mended.ts'

/**
 * Returns the consonants of a folded word, preceded by its first letter. Hurried typing drops vowels, so 'prso',
 * 'parson' and 'parso' compare alike.
 */
function consonantsOf(folded: string): string {
  return (folded.charAt(0) + folded.slice(1).replace(/[aeiouhy]/g, '')).replace(/(.)\1/g, '$1')
}

type Known = { folded: string; meaning: Meaning }

/** Words for days, parts of the day, months and 'every', by their consonants; built on first use. */
let byConsonants: Map<string, Known[]> | null = null

function known(): Map<string, Known[]> {
  if (byConsonants) return byConsonants
  byConsonants = new Map()
  for (const [word, meaning] of latinWords()) {
    const names = meaning.keys.some((key) => mended.has(key))
    if (!names || meaning.number !== undefined || !/^[a-z]{3,}$/.test(word) || common.has(word)) continue
    const folded = fold(word)
    const consonants = consonantsOf(folded)
    byConsonants.set(consonants, [...(byConsonants.get(consonants) ?? []), { folded, meaning }])
  }
  return byConsonants
}

/** The kinds of words a misspelt word may be corrected to, depending on its neighbours. */
const kindsOfWord = {
  time: new Set(['day', 'wd', 'mo', 'part', 'EVERY', 'OCLOCK', 'NEXT', 'DAILY']),
  counted: new Set(['unit', 'DATE']),
  fraction: new Set(['SADHE', 'SAVA', 'PAUNE']),
}
export type MendedKind = keyof typeof kindsOfWord
const mended = new Set(Object.values(kindsOfWord).flatMap((keys) => [...keys]))
/** Short names whose consonants match too many other words. */
const common = new Set(
  'sun mon tue wed thu thur fri sat jan feb mar apr may jun jul aug sep oct nov dec eve morn nau'.split(' '),
)

/**
 * Returns the meaning of an unknown word whose consonants match a time word: 'munday', 'prso', 'sbh', 'shukrvar'. A
 * word with vowels must otherwise differ little, so that 'mandi' and 'purse' are not corrected.
 */
export function byItsConsonants(word: string, kind: MendedKind = 'time'): Meaning | null {
  const asked = `${kind[0]}${word}`
  let found = remembered.get(asked)
  if (found === undefined) {
    if (remembered.size > 5000) remembered.clear()
    found = lookUp(word, kindsOfWord[kind])
    remembered.set(asked, found)
  }
  return found
}

const remembered = new Map<string, Meaning | null>()

function lookUp(word: string, wanted: ReadonlySet<string>): Meaning | null {
  if (!/^[a-z]{2,12}$/.test(word) || word === 'sub' || word === 'sab' || neverMended.has(word)) return null
  const folded = fold(word)
  const hasVowels = /[aeiou]/.test(word.slice(1))
  for (const { folded: right, meaning } of known().get(consonantsOf(folded)) ?? []) {
    if (!meaning.keys.some((key) => wanted.has(key))) continue
    const slips = vowelSlips(right, folded)
    const allowed =
      right.length >= 7
        ? 2
        : right.length >= 5 || (right.length === 4 && (folded.length === 3 || meaning.keys.includes('NEXT')))
          ? 1
          : 0
    if (!hasVowels || slips <= allowed || (right.length > 3 && sorted(right) === sorted(folded))) return meaning
  }
  return null
}

/** Sorts a word's letters, to compare words that differ only in order: 'sbuah' and 'subah'. */
const sorted = (word: string) => word.split('').sort().join('')

/** Counts the vowels to insert, delete or change, given that the consonants are the same. */
function vowelSlips(right: string, written: string): number {
  const [a, b] = [right, written].map((word) => word.split(/[^aeiouhy]/))
  let slips = 0
  for (let at = 0; at < Math.max(a!.length, b!.length); at++) if (a![at] !== b![at]) slips++
  return slips
}

const dayEnding = /(?:day|days|vaa?r|waa?r|wr|vr|baa?r)$/

/** Whether an unknown word looks like a weekday: 'brhsptwr', 'mudnay', 'tursdy'. */
export function looksLikeADay(word: string): boolean {
  const last = word.charCodeAt(word.length - 1)
  if (word.length < 5 || (last !== 121 && last !== 114 && last !== 115 && !/^(?:wed|sat|thu)/.test(word))) return false
  return (dayEnding.test(word) && word.length >= 5 && !noDay.has(word)) || /^(?:wednes|satur|thurs)\w{0,3}$/.test(word)
}

const noDay = new Set(
  'holiday holidays birthday bday payday parivar pariwar sarkar sardar darbar kunwar midday anwar dinwar jawar lawyer'.split(
    ' ',
  ),
)
