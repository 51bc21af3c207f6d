import { isAside, isStatement } from './context.ts'
import { foldedWords, foldWord, rawWords } from './fold.ts'
import type { NeedName } from './needs.ts'
import { respelling } from './spelling.ts'
import { transliterate } from './transliterate.ts'
import { type ActName, acts } from './vocabulary/acts.ts'
import { vocabulary } from './vocabulary/vocabulary.ts'
import type { Vocabulary } from './vocabulary/words.ts'

/** The needs found in a reminder. */
export type Understanding = {
  /** Best match first; empty if nothing matches. */
  needs: { name: NeedName; score: number; words: string[] }[]
  urgency: 'high' | 'medium' | 'low'
  /** Matching price tiers, from one to three; all of them if no word restricts them. */
  tiers: number[]
}

type Kind = 'says' | 'things' | 'hints'
type Phrase = { words: string[]; open: boolean; means: { need: NeedName; kind: Kind } | { act: ActName } }

/**
 * Weights of a phrase, of an object (more with an action), and of a hint: two hints are enough for a need, two objects
 * are not.
 */
const weights = { says: 3, hints: 1.1, things: 0.9 } as const satisfies Record<Kind, number>
const askedWeight = 2.5
const enough = 2
/** The weight that each further word of a phrase adds. */
const longer = 1.5

const { exact, open, respell } = index()

/**
 * Indexes phrases by their first word, those with variable endings by its first two letters, and the spellings of all.
 */
function index() {
  const exact = new Map<string, Phrase[]>()
  const open = new Map<string, Phrase[]>()
  const strong = new Set<string>()
  const all = new Set<string>()
  const put = (table: string, means: Phrase['means']) => {
    for (const one of table.split('|')) {
      const text = one.trim()
      const phrase: Phrase = { words: foldedWords(text), open: text.endsWith('+'), means }
      const first = phrase.words[0]!
      const [shelf, key] = phrase.open && phrase.words.length === 1 ? [open, first.slice(0, 2)] : [exact, first]
      shelf.set(key, [...(shelf.get(key) ?? []), phrase])
      for (const word of phrase.words) all.add(word)
      if (phrase.words.length === 1 && 'need' in means && means.kind !== 'hints') strong.add(first)
    }
  }
  for (const [need, { says, things, hints }] of Object.entries(vocabulary) as [NeedName, Vocabulary][]) {
    put(says, { need, kind: 'says' })
    if (things) put(things, { need, kind: 'things' })
    if (hints) put(hints, { need, kind: 'hints' })
  }
  for (const [act, table] of Object.entries(acts) as [ActName, string][]) put(table, { act })
  const reread = respelling(all, strong)
  const isKnown = (word: string) => all.has(word) || opening(open, word).length > 0
  const respell = (word: string): string => {
    if (isKnown(word)) return word
    const other = reread(word)
    if (other || !/[\u0900-\u097f]/u.test(word)) return other ?? word
    const roman = foldWord(transliterate(word))
    return roman.length >= minLength && all.has(roman) ? roman : word
  }
  return { exact, open, respell }
}

/** A shorter romanised Hindi word is too often a different word. */
const minLength = 4

/** The most letters of an ending. */
const longestEnding = 4

function opening(open: ReadonlyMap<string, Phrase[]>, word: string): Phrase[] {
  const begun = open.get(word.slice(0, 2)) ?? []
  return begun.filter(({ words: [stem] }) => word.startsWith(stem!) && word.length - stem!.length <= longestEnding)
}

/** Hindi causative verbs, for having something done: karvana, silvane, banvao, धुलवाना. */
const causative =
  /^[a-z]{2,}v(a|e)?(n[aeiu]|na hai|o|ao|u|lo|do|lu|ke|kar|ya|yi|unga|enge|aenge|ayenge)$|^[\u0900-\u097f]+वा(ना|नी|ने|ओ|कर|ऊं|एं|ए|ई|या|ली)$|^(कराना|करानी|कराने|कराओ)$/u

const urgent =
  /\b(urgent(ly)?|asap|emergency|immediately|jaldi|turant|abhi|zaroori|jaroori|aaj hi|right away|last date|antim)\b|तुरंत|जल्दी|ज़रूरी|अभी/iu
const relaxed = /\b(someday|sometime|kabhi|whenever|no hurry|next month|aaram se|maybe|if possible)\b|कभी|आराम से/iu
const cheap = /\b(cheap(est)?|budget|sast[aie]|kam paise|affordable|low cost|discount|economical)\b|सस्त[ाीे]/iu
const dear = /\b(luxury|premium|five star|5 star|best quality|fancy|mehng[aie]|high end|business class)\b|महंग[ाीे]/iu

/**
 * Returns the needs expressed in a reminder in English, Hinglish or Hindi.
 *
 * A longer phrase counts more than a short one, so that 'car insurance' is about insurance and not about the car.
 */
export function understand(text: string): Understanding {
  const clauses = text
    .split(clauseEnd)
    .map(readClause)
    .filter(({ isAsking }) => isAsking)
  const done = new Set(clauses.flatMap(({ acts }) => [...acts]))
  const found = new Map<NeedName, { at: number; said: Map<string, number> }>()
  let before = 0
  for (const { raw, words, phrases } of clauses) {
    // Only these can contain another phrase; few words of a long text are in one.
    const long = phrases.filter(({ phrase }) => phrase.words.length > 1)
    for (const { phrase, at } of phrases) {
      if (!('need' in phrase.means)) continue
      const { need, kind } = phrase.means
      const length = phrase.words.length
      if (isWithin(long, phrase, at) || isAside(words, at, at + length)) continue
      const isAskedFor = kind === 'things' && vocabulary[need].acts?.some((act) => done.has(act))
      const score = (isAskedFor ? askedWeight : weights[kind]) + (length - 1) * longer
      const entry = found.get(need) ?? { at: before + at, said: new Map() }
      const said = raw.slice(at, at + length).join(' ')
      entry.said.set(said, Math.max(score, entry.said.get(said) ?? 0))
      found.set(need, entry)
    }
    before += words.length
  }
  const ranked = [...found]
    .map(([name, { at, said }]) => ({
      name,
      at,
      score: [...said.values()].reduce((sum, score) => sum + score, 0),
      words: [...said].sort(([, a], [, b]) => b - a).map(([word]) => word),
    }))
    .filter(({ score }) => score >= enough)
  yieldToSpecial(ranked)
  // Of two equal needs the first one named wins: 'cab to the airport' is about the cab.
  ranked.sort((a, b) => b.score - a.score || a.at - b.at || order(a.name) - order(b.name))
  return { needs: ranked.map(({ at: _at, ...need }) => need), urgency: urgencyOf(text), tiers: tiersOf(text) }
}

/**
 * Specialist needs that take precedence over the doctor that their words also name: 'ankh ke doctor', 'eye hospital'.
 */
const special: readonly NeedName[] = ['dentist', 'eyes', 'vet']

function yieldToSpecial(ranked: { name: NeedName; score: number }[]): void {
  const doctor = ranked.find(({ name }) => name === 'doctor')
  const other = ranked.find(({ name, score }) => special.includes(name) && score >= askedWeight)
  if (doctor && other) doctor.score = Math.min(doctor.score, other.score - 0.1)
}

/** The English causative, for having something done: 'get the hem shortened'. */
const passive = /\b(get|got|getting|have|to be) (\S+ ){0,5}(\w{3,}ed|done|cut|made|looked at|seen)\b/iu

type Found = { phrase: Phrase; at: number }

/** Whether a longer phrase for the same need contains this one: 'sar dard' is not also 'dard'. */
function isWithin(phrases: Found[], { words, means }: Phrase, from: number): boolean {
  return phrases.some(
    ({ phrase, at }) =>
      phrase.words.length > words.length &&
      'need' in phrase.means &&
      'need' in means &&
      phrase.means.need === means.need &&
      at <= from &&
      at + phrase.words.length >= from + words.length,
  )
}

const clauseEnd = /[,;।!?\n]+|\.\s| [-–—]+ /u
const names = Object.keys(vocabulary) as NeedName[]
const order = (name: NeedName): number => names.indexOf(name)

function readClause(text: string) {
  const raw = rawWords(text)
  const words = raw.map(foldWord)
  const respelled = words.map(respell)
  const phrases = words.flatMap((_, at) => phrasesAt(respelled, at).map((phrase) => ({ phrase, at })))
  const acts = new Set(phrases.flatMap(({ phrase: { means } }) => ('act' in means ? [means.act] : [])))
  if (words.some((word) => causative.test(word))) acts.add('done').add('fix')
  if (passive.test(text)) for (const act of ['done', 'fix', 'see', 'clean'] as const) acts.add(act)
  const isAsking = !isStatement(words.join(' '), acts.has('buy') || acts.has('book') || acts.has('done'))
  return { raw, words, phrases, acts, isAsking }
}

function phrasesAt(words: string[], at: number): Phrase[] {
  const whole = (exact.get(words[at]!) ?? []).filter((phrase) => matches(phrase, words, at))
  return [...whole, ...opening(open, words[at]!)]
}

function matches({ words, open }: Phrase, text: string[], at: number): boolean {
  return words.every((word, n) => {
    const other = text[at + n]
    return (
      other === word ||
      other === `${word}s` ||
      other === `${word}es` ||
      (open && n === words.length - 1 && other?.startsWith(word))
    )
  })
}

function urgencyOf(text: string): Understanding['urgency'] {
  if (urgent.test(text)) return 'high'
  return relaxed.test(text) ? 'low' : 'medium'
}

function tiersOf(text: string): number[] {
  if (cheap.test(text)) return [1]
  return dear.test(text) ? [3, 2] : [1, 2, 3]
}
