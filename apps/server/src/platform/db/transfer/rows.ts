import { type Readable, Transform, type Writable } from 'node:stream'
import type pg from 'pg'
import { from, to } from 'pg-copy-streams'
import type { StoredTable } from './catalog.ts'

/** The statement that takes rows of a table in PostgreSQL's own text form, a line each. */
export const copyStatement = ({ name, columns }: StoredTable): string =>
  `copy ${name} (${columns.join(', ')}) from stdin`

/** All rows of a table as such lines. */
export const rowsOut = (client: pg.Client, { name, columns }: StoredTable): Readable =>
  client.query(to(`copy (select ${columns.join(', ')} from ${name}) to stdout`))

export const rowsIn = (client: pg.Client, table: StoredTable): Writable => client.query(from(copyStatement(table)))

const lineEnd = 10

/** How many rows end in a piece: a row has no other line end than its own. */
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
