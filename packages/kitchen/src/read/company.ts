import * as z from 'zod'
import type { Fault } from './fault.ts'
import { list, rowsOf } from './table-rows.ts'

/** Contents of an accompaniment that some homes leave out, or that strict Jain homes heat first. */
const holds = ['meat', 'root', 'curd'] as const

/** A row of menus/company.csv: an accompaniment of dishes or places that has no file of its own. */
const Row = z.object({
  name: z.string().min(2),
  /** Meat, fish and egg; roots, which Jain homes do not eat; uncooked curd. */
  holds: list.pipe(z.array(z.enum(holds, `must be of: ${holds.join(', ')}`))),
  /**
   * 'fills': rice, breads and substitutes for them; 'top': put on top; 'whole': a complete plate; 'drunk': a drink;
   * empty: eaten beside.
   */
  plate: z.enum(['fills', 'top', 'whole', 'drunk', ''], 'must be fills, top, whole, drunk or empty'),
  /** 'fast': it may be eaten on a fast (vrat, upvas). */
  suits: z.enum(['fast', ''], 'must be fast or empty'),
})

export type Beside = z.output<typeof Row>

/** Accompaniments by name, and the faults of the table. */
export type CompanyTable = { byName: ReadonlyMap<string, Beside>; faults: readonly Fault[] }

/** Parses menus/company.csv. */
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
