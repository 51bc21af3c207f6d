import { addHint, hint } from '../tokens/hints.ts'
import { interned } from '../tokens/keys.ts'
import { english } from './english.ts'
import { fold, plain } from './fold.ts'
import { hinglish } from './hinglish.ts'
import { counted, named, type Part, type Unit, type Vocabulary } from './vocabulary.ts'

/** All possible meanings of a word. `keys` are the lemmas and classes that patterns match. */
export type Meaning = {
  keys: string[]
  number?: number | undefined
  ordinal?: number | undefined
  day?: number | undefined
  weekday?: number | undefined
  plural?: boolean | undefined
  month?: number | undefined
  unit?: Unit | undefined
  part?: Part | undefined
  /** Whether the word is also an everyday word or a name, and needs context to mean a day, month or time. */
  weak?: boolean | undefined
}

/** Creates a meaning with all fields in the same order, which keeps property access monomorphic. */
const meaningWith = (keys: string[] = [], ordinal?: number): Meaning => ({
  keys,
  number: undefined,
  ordinal,
  day: undefined,
  weekday: undefined,
  plural: undefined,
  month: undefined,
  unit: undefined,
  part: undefined,
  weak: undefined,
})

/** Everyday words and names that look like a day, month or time. */
const weakWords = new Set(
  'sun sat wed mar may march jan dec mon tom tod rat rati sham aj eve morn second nau mangal budh shukra बुध मंगल शुक्र शनि साम फर जन अग नव दिस सित'.split(
    ' ',
  ),
)

const exact = new Map<string, Meaning>()
const folded = new Map<string, Meaning>()

type Spell = (word: string) => string

/** Adds words and their meaning to a map; a word in several lists gets all their meanings. */
function add(
  map: Map<string, Meaning>,
  words: readonly string[],
  keys: readonly string[],
  means: Partial<Meaning>,
  spell: Spell,
) {
  for (const word of words) {
    const spelt = spell(word)
    const known = map.get(spelt)
    const meaning = known ?? meaningWith()
    for (const key of keys) if (!meaning.keys.includes(key)) meaning.keys.push(interned(key))
    // 'Raaat' folds to both 'raat' and 'rat', of which only the second is also another word.
    map.set(spelt, Object.assign(meaning, means, (known?.weak ?? !known) && weakWords.has(word) && { weak: true }))
  }
}

function learn(language: Vocabulary, map: Map<string, Meaning>, spell: Spell) {
  const put = (words: readonly string[], keys: string[], means: Partial<Meaning> = {}) =>
    add(map, words, keys, means, spell)
  for (const [lemma, words] of named(language.lemmas)) put(words, [lemma])
  for (const [day, words] of counted(language.days)) put(words, ['day'], { day })
  for (const [weekday, words] of counted(language.weekdays)) put(words, ['wd'], { weekday })
  for (const [weekday, words] of counted(language.weekdayPlurals)) put(words, ['wd'], { weekday, plural: true })
  for (const [month, words] of counted(language.months)) put(words, ['mo'], { month })
  for (const [number, words] of counted(language.numbers)) put(words, ['num'], { number })
  for (const [ordinal, words] of counted(language.ordinals)) put(words, ['ord'], { ordinal })
  for (const [name, words] of named(language.units)) put(words, ['unit', name], { unit: name.toLowerCase() as Unit })
  for (const [name, words] of named(language.parts)) put(words, ['part', name], { part: name.toLowerCase() as Part })
}

learn(english, exact, (word) => word)
learn(hinglish, exact, (word) => word)
learn(hinglish, folded, fold)

/** English words that fold to a Hindi word but do not mean it. */
const notHindi = new Set(
  'saver khanna been bin tear tore dear dare door bar bars care car same sad made shame than then thin hole whole base boss bus says pelli'.split(
    ' ',
  ),
)

/** Words long and distinctive enough to be recognized with one wrong letter. */
const longWords = Map.groupBy(
  [...exact.entries()].filter(
    ([word, meaning]) =>
      /^[a-z]{6,}$/.test(word) &&
      ((meaning.weekday ?? meaning.month) !== undefined ||
        /^(tomorrow|morning|evening|afternoon|minutes|everyday)$/.test(word)),
  ),
  ([word]) => word[0]!,
)

/** All listed words in Latin letters with their meanings. */
export const latinWords = (): Iterable<[word: string, meaning: Meaning]> => exact.entries()

export function addWeak(words: readonly string[]): void {
  for (const word of words) weakWords.add(word)
}

/** Adds rarer words of English, and of Hindi in Latin letters. */
export function addVocabulary(moreEnglish: Vocabulary, moreHinglish: Vocabulary): void {
  learn(moreEnglish, exact, (word) => word)
  learn(moreHinglish, exact, (word) => word)
  learn(moreHinglish, folded, fold)
}

/** Adds the words of a language in its own script. */
export function learnScript(vocabulary: Vocabulary): void {
  learn(vocabulary, exact, plain)
}

/** Endings that words of a script may carry, by the script's 128-character block. */
const endingsOf = new Map<number, string[]>()

export function learnEndings({ lemmas }: Vocabulary, endings: readonly string[]): void {
  const letter = /[^\0-\x7f]/.exec(lemmas)![0]
  endingsOf.set(letter.charCodeAt(0) >> 7, endings.map(plain))
}

/** Words in Latin letters of the loaded languages, and the marker words that identify each language. */
const roman = new Map<string, Map<string, Meaning>>()
const tellsOf = new Map<string, string[]>()

export function learnRoman(code: string, vocabulary: Vocabulary, tells: string): void {
  const words = new Map<string, Meaning>()
  learn(vocabulary, words, (word) => word)
  roman.set(code, words)
  for (const word of tells.split(' ')) tellsOf.set(word, [...(tellsOf.get(word) ?? []), code])
  addHint(tellsOf.keys(), hint.language)
}

/**
 * Returns the language with the most marker words in a line of Latin letters, or null; of two equal ones, the language
 * that knows more of the words.
 */
export function detectLanguage(words: readonly { word: string; hints: number }[]): string | null {
  let counts: Map<string, number> | null = null
  for (const { word, hints } of words)
    for (const code of hints & hint.language ? tellsOf.get(word)! : none) {
      counts ??= new Map()
      // A long word is better evidence: 'nu' is both Punjabi and Gujarati.
      counts.set(code, (counts.get(code) ?? 0) + (word.length > 4 ? 2 : 1))
    }
  if (counts === null) return null
  const known = (code: string) => words.filter(({ word }) => roman.get(code)?.has(word)).length
  const most = Math.max(...counts.values())
  const candidates = [...counts.keys()].filter((code) => counts.get(code) === most)
  return candidates.length === 1
    ? candidates[0]!
    : candidates.reduce((best, code) => (known(code) > known(best) ? code : best))
}

const none: readonly string[] = []

/** Like `meaningOf`, in a line of the given language. */
export function meaningIn(code: string, word: string): Meaning | null {
  return roman.get(code)?.get(word) ?? meaningOf(word)
}

function withoutEnding(word: string): Meaning | null {
  for (const ending of endingsOf.get(word.charCodeAt(0) >> 7) ?? [])
    if (word.length > ending.length + 2 && word.endsWith(ending)) {
      const found = exact.get(word.slice(0, -ending.length))
      if (found) return found
    }
  return null
}

/** Returns the meaning of a word in lower case, or null if it is unknown. */
export function meaningOf(word: string): Meaning | null {
  const found = exact.get(word)
  if (found) return found
  if (word.charCodeAt(0) > 127) {
    const spelt = plain(word)
    return exact.get(spelt) ?? withoutEnding(spelt) ?? hindiOrdinal(spelt)
  }
  if (word.length > 2 && !notHindi.has(word)) {
    const hindiWord = folded.get(fold(word))
    if (hindiWord) return hindiWord
  }
  if (word.endsWith('ish')) {
    const about = exact.get(word.slice(0, -3))
    if (about?.part) return about
  }
  return word.length >= 5 && word.length <= 11 ? misspelt(word) : null
}

/** Reads a Hindi ordinal: 'इकतीसवें' is the number 31 with an ending. */
function hindiOrdinal(word: string): Meaning | null {
  const match = /^(.+?)(वां|वीं|वें|वे|वा|वी)$/.exec(word)
  const number = match && exact.get(plain(match[1]!))?.number
  return number ? meaningWith(['ord'], number) : null
}

function misspelt(word: string): Meaning | null {
  for (const [right, meaning] of longWords.get(word[0]!) ?? []) if (isOneSlipFrom(right, word)) return meaning
  return null
}

/**
 * Whether two words differ by one extra, missing or swapped letter, or (in words of seven letters or more) one wrong
 * letter.
 */
function isOneSlipFrom(right: string, word: string): boolean {
  const difference = word.length - right.length
  if (difference < -1 || difference > 1) return false
  let at = 0
  while (at < right.length && right[at] === word[at]) at++
  if (difference === 1) return at < right.length && right.slice(at) === word.slice(at + 1)
  if (difference === -1) return at < word.length && right.slice(at + 1) === word.slice(at)
  const swapped = right[at] === word[at + 1] && right[at + 1] === word[at] && right.slice(at + 2) === word.slice(at + 2)
  return swapped || (right.length >= 7 && at > 0 && at < right.length - 1 && right.slice(at + 1) === word.slice(at + 1))
}
