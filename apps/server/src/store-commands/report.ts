import type { Digest } from '#platform/db/transfer/digest.ts'

/** Count and checksum of each table, by name. */
export type Digests = Record<string, Digest>

/** Writes messages to the person at the terminal. */
export type Reporter = {
  line(text: string): void
  /** Reports how many rows of a table are done, and the total (0 if unknown). May be called for every chunk. */
  progress(table: string, rows: number, of: number): void
}

const everyRows = 20_000

/** Prints lines as they are; for a large table, prints progress in steps of 5 %. */
export function reportTo(log: (line: string) => void): Reporter {
  let table = ''
  let next = 0
  return {
    line: log,
    progress(name, rows, of) {
      const step = Math.max(everyRows, of / 20)
      if (name !== table) {
        table = name
        next = step
      }
      if (rows < next) return
      next += step
      log(`  ${name}: ${rows.toLocaleString('en')}${of > 0 ? ` of ${of.toLocaleString('en')}` : ''} rows`)
    },
  }
}
