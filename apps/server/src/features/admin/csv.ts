type Cell = string | number | boolean | null

/** Columns of a CSV file: headings and cell values. */
export type Columns<Row> = Readonly<Record<string, (row: Row) => Cell>>

/** Byte order mark, so that spreadsheets read the file as UTF-8. */
const byteOrderMark = '\uFEFF'

/**
 * What makes a spreadsheet take a cell for a formula, also after the full-width forms that it reads as the same.
 *
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
const beginsFormula = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/

/** A file of rows by RFC 4180, a piece for each batch. */
export async function* csvOf<Row>(columns: Columns<Row>, batches: AsyncIterable<Row[]>): AsyncGenerator<string> {
  yield byteOrderMark + line(Object.keys(columns))
  const cells = Object.values(columns)
  for await (const rows of batches) yield rows.map((row) => line(cells.map((cell) => cell(row)))).join('')
}

const line = (cells: Cell[]): string => `${cells.map(written).join(',')}\r\n`

/** A number cannot be a formula; text that could be is preceded by an apostrophe, which spreadsheets do not show. */
function written(cell: Cell): string {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell)
  const safe = beginsFormula.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
