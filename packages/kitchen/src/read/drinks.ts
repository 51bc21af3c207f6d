import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import type { Fault } from './fault.ts'
import { list, rowsOf } from './table-rows.ts'
import { seasons } from './vocabulary.ts'

const drinksFile = 'drinks.csv'

const times = ['meal', 'morning', 'any'] as const
/** Contents that some homes leave out: milk and curd; onion, garlic and fresh ginger, which Jain homes do not eat. */
const holds = ['milk', 'curd', 'root'] as const

/** A row of menus/drinks.csv: a customary drink of a state. */
const Row = z.object({
  name: z.string().min(2),
  state: z.string().min(2),
  /** With lunch and dinner, for breakfast and teatime, or at any time. */
  when: z.enum(times, `must be of: ${times.join(', ')}`),
  /** A season of `seasons` outside which nobody makes it, such as a sherbet of raw mango; empty for all year. */
  season: z
    .enum([...Object.keys(seasons), ''], `must be empty or of: ${Object.keys(seasons).join(', ')}`)
    .transform((word) => seasons[word] ?? null),
  holds: list.pipe(z.array(z.enum(holds, `must be of: ${holds.join(', ')}`))),
  /** Whether it may be drunk on a fast. */
  fasts: z.enum(['yes', 'no'], 'must be yes or no').transform((word) => word === 'yes'),
})

export type Drink = z.output<typeof Row>

/** The drinks of each state, the customary one first, and the faults of the table. */
export type DrinkTable = { byState: ReadonlyMap<string, readonly Drink[]>; faults: readonly Fault[] }

/** Parses menus/drinks.csv. */
export function readDrinks(text: string): DrinkTable {
  const { rows, faults } = rowsOf(drinksFile, text, Row)
  return {
    byState: Map.groupBy(
      rows.map(({ row }) => row),
      ({ state }) => state,
    ),
    faults,
  }
}

/** Reads the drinks from their file. */
export const readDrinkFile = (): DrinkTable =>
  readDrinks(readFileSync(path.resolve(import.meta.dirname, '../../menus', drinksFile), 'utf8'))

let whole: DrinkTable | undefined

/** Returns the drinks, read once per process. */
export const drinkTable = (): DrinkTable => {
  whole ??= readDrinkFile()
  return whole
}
