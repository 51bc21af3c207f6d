import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import type { Fault } from './fault.ts'
import { list, rowsOf } from './table-rows.ts'

/** The table beside those of the foods. */
export const preparationsFile = 'preparations.csv'

/** Work at the board: with a knife, with a knife or a grater and patience, out of pods or shells. */
const works = ['coarse', 'fine', 'shelled'] as const
export type Work = (typeof works)[number]

/** What else a word in the brackets after a food tells. */
const meanings = [
  // What the food is for: only part of it, or nothing, is eaten.
  'frying',
  'syrup',
  'chhena',
  'seal',
  'milk',
  'juice',
  'broth',
  'bag',
  'water',
  // How it comes into the kitchen.
  'bought',
  'boiled',
  'hot',
  'unsalted',
  /** Nobody rinses it. */
  'ready',
  /** Of several foods that become one: no line of a list can have its part of it. */
  'one mass',
  // Said to the engine alone (`silentOf`): no sentence shows it.
  'washed',
  'plenty',
  'half poured off',
  'mostly poured off',
  'poured off',
] as const
export type Meaning = (typeof meanings)[number]

/** Whether it is done to the food of a swap as well: to any, to none that is small already, to what is as raw, to meat, to florets. */
const carries = ['yes', 'cut', 'kin', 'meat', 'florets', ''] as const

const oneOf = (words: readonly string[]) => `must be of: ${words.join(', ')}`

/** A row of foods/preparations.csv: a phrase between the commas of a preparation; `#` stands for any number. */
const Row = z.object({
  name: z.string().min(2),
  work: z.enum([...works, ''], oneOf([...works, 'empty'])),
  means: list.pipe(z.array(z.enum(meanings, oneOf(meanings)))),
  carries: z.enum(carries, oneOf(carries)),
})
type Phrase = z.output<typeof Row>

/** How a phrase says that it is done to several foods, and to how many: 'both chopped', 'all in dice'. */
const sharing: readonly (readonly [words: string, count: number | null])[] = [
  ['both ', 2],
  ['all three ', 3],
  ['all four ', 4],
  ['all five ', 5],
  ['all ', null],
  ['each ', null],
]

/** A phrase of a preparation. */
export type Term = {
  /** Of one food: 'chopped' of 'both chopped'. */
  words: string
  /** As the file has it. */
  written: string
  /** Of how many foods it is said: null for all that a knife is for; undefined for one. */
  shared: number | null | undefined
  work: Work | ''
  means: readonly Meaning[]
  carries: Phrase['carries']
}

/** Reads the table; its faults name its lines. */
export function readPreparations(text: string): { byName: ReadonlyMap<string, Phrase>; faults: Fault[] } {
  const { rows, faults } = rowsOf(preparationsFile, text, Row)
  const byName = new Map<string, Phrase>()
  for (const { row, line } of rows) {
    if (byName.has(row.name)) faults.push({ file: preparationsFile, line, text: `${row.name} stands twice` })
    else byName.set(row.name, row)
  }
  return { byName, faults }
}

let table: ReadonlyMap<string, Phrase> | undefined
const phrases = (): ReadonlyMap<string, Phrase> => {
  const file = path.resolve(import.meta.dirname, '../../foods', preparationsFile)
  table ??= readPreparations(readFileSync(file, 'utf8')).byName
  return table
}

const known = new Map<string, readonly Term[]>()
/** What people write in recipes of their own is not kept for ever. */
const mostKept = 5000

/** A preparation phrase by phrase, each with what the table says of it: 'peeled, in 2 cm dice'. */
export function termsOf(preparation: string): readonly Term[] {
  const before = known.get(preparation)
  if (before) return before
  const terms = preparation
    .replaceAll(';', ',')
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
    .map(termOf)
  if (known.size >= mostKept) known.clear()
  known.set(preparation, terms)
  return terms
}

function termOf(written: string): Term {
  const found = sharing.find(([words]) => written.startsWith(words))
  const words = found ? written.slice(found[0].length) : written
  const name = words
    .split(' ')
    .map((word) => (Number.isNaN(Number(word)) ? word : '#'))
    .join(' ')
  const { work, means, carries } = phrases().get(name) ?? unknown
  return { words, written, shared: found?.[1], work, means, carries }
}

/** A phrase of no row says what a food is, and nothing that is done to it. */
const unknown: Omit<Phrase, 'name'> = { work: '', means: [], carries: '' }

/** Whether a preparation says one of these things. */
export const says = (preparation: string, ...wanted: readonly Meaning[]): boolean =>
  preparation !== '' && termsOf(preparation).some(({ means }) => wanted.some((one) => means.includes(one)))

const byPatience: readonly Work[] = ['shelled', 'fine', 'coarse']
/** The work that takes longest of what a preparation names. */
export const workOf = (preparation: string): Work | undefined => {
  const terms = termsOf(preparation)
  return byPatience.find((work) => terms.some((term) => term.work === work))
}
