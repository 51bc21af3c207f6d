import * as z from 'zod'
import type { Fault } from './fault.ts'
import { list, rowsOf } from './table-rows.ts'

/** What some homes leave out, and what strict Jain homes heat first. */
const holds = ['meat', 'root', 'curd'] as const

/** A row of menus/company.csv: what dishes and places name beside a dish, without a file of its own. */
const Row = z.object({
  name: z.string().min(2),
  /** Meat, fish and egg; roots that no Jain home eats; curd that nobody has cooked. */
  holds: list.pipe(z.array(z.enum(holds, `must be of: ${holds.join(', ')}`))),
  /** 'fills': rice, breads and what is eaten in their place; 'top': what is put on it; 'whole': a plate by itself; empty: eaten beside.  */
  plate: z.enum(['fills', 'top', 'whole', ''], 'must be fills, top, whole or empty'),
})

export type Beside = z.output<typeof Row>

/** What is eaten beside dishes by its name, and what is wrong with the table. */
export type CompanyTable = { byName: ReadonlyMap<string, Beside>; faults: readonly Fault[] }

/** Reads the content of menus/company.csv. */
export function readCompany(text: string): CompanyTable {
  const file = 'company.csv'
  const byName = new Map<string, Beside>()
  const { rows, faults } = rowsOf(file, text, Row)
  for (const { row, line } of rows) {
    if (byName.has(row.name)) faults.push({ file, line, text: `${row.name} stands twice` })
    else byName.set(row.name, row)
  }
  return { byName, faults }
}
