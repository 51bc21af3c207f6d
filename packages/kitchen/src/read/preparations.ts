import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import type { Fault } from './fault.ts'
import { list, rowsOf } from './table-rows.ts'

/** The preparation table, next to the food tables. */
export const preparationsFile = 'preparations.csv'

/** Work at the board: with a knife, fine work with a knife or grater, or shelling. */
const works = ['coarse', 'fine', 'shelled'] as const
export type Work = (typeof works)[number]

/** Other meanings of a phrase in the brackets after a food. */
const meanings = [
  // The purpose of the food: only part of it, or nothing, is eaten.
  'frying',
  'syrup',
  'chhena',
  'seal',
  'milk',
  'juice',
  'broth',
  /** Cream of which only the butter is kept; strict Jain homes do not eat fresh butter. */
  'churned',
  'bag',
  'water',
  // The state in which it is bought or used.
  'bought',
  'boiled',
  'hot',
  'unsalted',
  /** No rinsing needed. */
  'ready',
  /** Several foods combined into one, which a line of the list cannot show separately. */
  'one mass',
  // For computation only (`silentOf`); no sentence shows these.
  'washed',
  'plenty',
  'half poured off',
  'mostly poured off',
  'poured off',
] as const
export type Meaning = (typeof meanings)[number]

/**
 * Whether the phrase also applies to a replacement food: to any, to any that is not already small, to one of the same
 * diet, to meat, to florets, or to none.
 */
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

/** The words that apply a phrase to several foods, with their number: "both chopped", "all in dice". */
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
  /** Applied to one food: 'chopped' for 'both chopped'. */
  words: string
  /** As written in the file. */
  written: string
  /** The number of foods it applies to: null for all foods that can be cut; undefined for one. */
  shared: number | null | undefined
  work: Work | ''
  means: readonly Meaning[]
  carries: Phrase['carries']
}

/** Parses the preparation table; faults give its line. */
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
/** The cache limit, because own recipes contain arbitrary text. */
const mostKept = 5000

/** Splits a preparation such as 'peeled, in 2 cm dice' into phrases, each with its meaning from the table. */
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

/** The meaning of a phrase without a row: it describes the food, and involves no work. */
const unknown: Omit<Phrase, 'name'> = { work: '', means: [], carries: '' }

/** Whether a preparation has one of these meanings. */
export const says = (preparation: string, ...wanted: readonly Meaning[]): boolean =>
  preparation !== '' && termsOf(preparation).some(({ means }) => wanted.some((one) => means.includes(one)))

const byPatience: readonly Work[] = ['shelled', 'fine', 'coarse']
/** Returns the most time-consuming work a preparation mentions. */
export const workOf = (preparation: string): Work | undefined => {
  const terms = termsOf(preparation)
  return byPatience.find((work) => terms.some((term) => term.work === work))
}
