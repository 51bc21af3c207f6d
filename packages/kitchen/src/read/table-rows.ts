import { parse } from 'csv-parse/sync'
import * as z from 'zod'
import type { Fault } from './fault.ts'

/** A cell of several values, separated by semicolons. */
export const list = z.string().transform((text) =>
  text
    .split(';')
    .map((name) => name.trim())
    .filter(Boolean),
)

/**
 * Parses a CSV table with a header by the schema of its rows.
 *
 * @returns the valid rows, each with its line, and the first fault of each invalid one.
 */
export function rowsOf<Row>(
  file: string,
  text: string,
  schema: z.ZodType<Row>,
): { rows: { row: Row; line: number }[]; faults: Fault[] } {
  const rows: { row: Row; line: number }[] = []
  const faults: Fault[] = []
  const read = parse(text, { columns: true, info: true, skip_empty_lines: true }) as unknown as {
    record: Record<string, string>
    info: { lines: number }
  }[]
  for (const { record, info } of read) {
    const { success, data, error } = schema.safeParse(record)
    if (success) rows.push({ row: data, line: info.lines })
    else {
      const [issue] = error.issues
      faults.push({
        file,
        line: info.lines,
        text: `${record.name ?? Object.values(record)[0]}: ${issue!.path.join('.')} ${issue!.message}`,
      })
    }
  }
  return { rows, faults }
}
