import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import { shopItem } from '../knowledge/shop-items.ts'
import type { Fault } from '../read/fault.ts'
import { list, rowsOf } from '../read/table-rows.ts'
import { aisleOf } from './aisles.ts'

const words = ['pack', 'pouch', 'bottle', 'tray', 'bunch', 'piece', 'loose'] as const

const Row = z.object({
  name: z.string(),
  'sold as': z.enum(words, `must be of: ${words.join(', ')}`),
  sizes: list.pipe(
    z
      .array(z.string().transform(Number).pipe(z.number('must be numbers').positive('must be above 0')))
      .min(1, 'must name a size'),
  ),
  unit: z.enum(['g', 'ml'], 'must be g or ml'),
  called: z.string().optional(),
})

/**
 * How a food is sold: the word for one pack, and the pack sizes, smallest first. Sizes are in grams; for liquids, 1 ml
 * counts as 1 g. `called` is its name in a shop if recipes name what is taken out of it: 'lemon' for lemon juice.
 */
export type Sold = {
  word: (typeof words)[number]
  sizes: readonly number[]
  unit: 'g' | 'ml'
  called?: string
}

type PackTable = { byName: Map<string, Sold>; faults: Fault[] }

/** The content of shops/packs.csv and shops/packs-by-aisle.csv, and their faults. */
export type PackTables = {
  byFood: ReadonlyMap<string, Sold>
  byAisle: ReadonlyMap<string, Sold>
  faults: readonly Fault[]
}

/** Parses the two pack tables. */
export function readPacks({ byFood, byAisle }: { byFood: string; byAisle: string }): PackTables {
  const foods = readTable('packs.csv', byFood, 'food', (name) => shopItem(name) !== undefined)
  const aisles = readTable('packs-by-aisle.csv', byAisle, 'aisle', isAisle)
  const faults = [...foods.faults, ...aisles.faults]
  if (!aisles.byName.has('other')) faults.push({ file: 'packs-by-aisle.csv', line: 1, text: 'there is no row other' })
  return { byFood: foods.byName, byAisle: aisles.byName, faults }
}

function readTable(file: string, text: string, what: 'food' | 'aisle', isKnown: (name: string) => boolean): PackTable {
  const byName = new Map<string, Sold>()
  const { rows, faults } = rowsOf(file, text, Row)
  for (const { row, line } of rows) {
    if (byName.has(row.name)) faults.push({ file, line, text: `${row.name} is listed twice` })
    else if (!isKnown(row.name)) faults.push({ file, line, text: `there is no ${what} ${row.name}` })
    else {
      const sizes = row.sizes.toSorted((one, other) => one - other)
      byName.set(row.name, {
        word: row['sold as'],
        sizes,
        unit: row.unit,
        ...(row.called && { called: row.called }),
      })
    }
  }
  return { byName, faults }
}

const isAisle = (name: string): boolean => name === 'other' || aisleOf(name) !== 'Other'

const folder = path.resolve(import.meta.dirname, '../../shops')

/** Reads the pack tables from their files. */
export const readPackFiles = (): PackTables =>
  readPacks({
    byFood: readFileSync(path.join(folder, 'packs.csv'), 'utf8'),
    byAisle: readFileSync(path.join(folder, 'packs-by-aisle.csv'), 'utf8'),
  })

let whole: PackTables | undefined

/**
 * Returns the pack tables, read once per process.
 *
 * @throws Error with file and line when a row is invalid.
 */
export function packTables(): PackTables {
  if (whole) return whole
  const tables = readPackFiles()
  const [fault] = tables.faults
  if (fault) throw new Error(`shops/${fault.file}:${fault.line} ${fault.text}`)
  whole = tables
  return tables
}
