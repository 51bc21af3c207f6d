import { type Readable, Transform, type Writable } from 'node:stream'
import type pg from 'pg'
import { from, to } from 'pg-copy-streams'
import type { StoredTable } from './catalog.ts'

/** The statement that loads rows of a table, given in PostgreSQL's own text format, one per line. */
export const copyStatement = ({ name, columns }: StoredTable): string =>
  `copy ${name} (${columns.join(', ')}) from stdin`

/** Streams all rows of a table in this format. */
export const rowsOut = (client: pg.Client, { name, columns }: StoredTable): Readable =>
  client.query(to(`copy (select ${columns.join(', ')} from ${name}) to stdout`))

export const rowsIn = (client: pg.Client, table: StoredTable): Writable => client.query(from(copyStatement(table)))

const lineEnd = 10

/** Counts the rows that end in a chunk: line breaks inside a row are escaped. */
export function rowsOf(piece: Buffer): number {
  let rows = 0
  for (let at = piece.indexOf(lineEnd); at >= 0; at = piece.indexOf(lineEnd, at + 1)) rows++
  return rows
}

/** Passes rows through and reports the running count after each chunk. */
export function countingRows(tell: (rows: number) => void): Transform {
  let rows = 0
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      rows += rowsOf(piece)
      tell(rows)
      done(null, piece)
    },
  })
}
