import { readFileSync } from 'node:fs'
import path from 'node:path'
import type * as z from 'zod'
import { rowsOf } from './table-rows.ts'

const kitchen = path.resolve(import.meta.dirname, '../..')

/**
 * Reads a CSV table of the kitchen by the schema of its rows; `file` is its path below packages/kitchen.
 *
 * @throws Error with file and line for the first invalid row.
 */
export function readTable<Row>(file: string, schema: z.ZodType<Row>): Row[] {
  const { rows, faults } = rowsOf(file, readFileSync(path.join(kitchen, file), 'utf8'), schema)
  const [fault] = faults
  if (fault) throw new Error(`${fault.file}:${fault.line} ${fault.text}`)
  return rows.map(({ row }) => row)
}
