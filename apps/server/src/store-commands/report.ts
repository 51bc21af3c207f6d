import type { Digest } from '#platform/db/transfer/digest.ts'

/** Count and sum of each table, by its name. */
export type Digests = Record<string, Digest>

/** To the person at the terminal. */
export type Reporter = {
  line(text: string): void
  /** How far a table is, and how far it goes, 0 where that is not known. May be called for every piece. */
  progress(table: string, rows: number, of: number): void
}

const everyRows = 20_000

/** Prints lines as they are; for a large table, prints progress in steps of a twentieth. */
export function reportTo(say: (line: string) => void): Reporter {
  let table = ''
  let next = 0
  return {
    line: say,
    progress(name, rows, of) {
      const step = Math.max(everyRows, of / 20)
      if (name !== table) {
        table = name
        next = step
      }
      if (rows < next) return
      next += step
      say(`  ${name}: ${rows.toLocaleString('en')}${of > 0 ? ` of ${of.toLocaleString('en')}` : ''} rows`)
    },
  }
}
