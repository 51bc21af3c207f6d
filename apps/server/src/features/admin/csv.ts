type Cell = string | number | boolean | null

/** Columns of a CSV file: headings and cell values. */
export type Columns<Row> = Readonly<Record<string, (row: Row) => Cell>>

/** Byte order mark, so that spreadsheets read the file as UTF-8. */
const byteOrderMark = '\uFEFF'

/**
 * Text that a spreadsheet would evaluate as a formula, including full-width forms of the same characters.
 *
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
const beginsFormula = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/

/** Yields a CSV file (RFC 4180), one chunk per batch of rows. */
export async function* csvOf<Row>(columns: Columns<Row>, batches: AsyncIterable<Row[]>): AsyncGenerator<string> {
  yield byteOrderMark + line(Object.keys(columns))
  const cells = Object.values(columns)
  for await (const rows of batches) yield rows.map((row) => line(cells.map((cell) => cell(row)))).join('')
}

const line = (cells: Cell[]): string => `${cells.map(written).join(',')}\r\n`

/**
 * Returns the cell's text. Text that could be a formula is prefixed with an apostrophe, which spreadsheets do not show;
 * a number never needs one.
 */
function written(cell: Cell): string {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell)
  const safe = beginsFormula.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
