import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

async function written(...cells: (string | number | boolean | null)[]): Promise<string> {
  const columns = Object.fromEntries(cells.map((_, n) => [`c${n}`, (row: typeof cells) => row[n]!]))
  const pieces = await piecesOf(csvOf(columns, only([cells])))
  return pieces.join('').split('\r\n').slice(1).join('\r\n')
}

async function piecesOf(file: AsyncIterable<string>): Promise<string[]> {
  const pieces: string[] = []
  for await (const piece of file) pieces.push(piece)
  return pieces
}

async function* only<Row>(rows: Row[]) {
  yield rows
}

test('a CSV file begins with a UTF-8 byte order mark and headings, and has RFC 4180 line ends', async () => {
  const columns = { Name: (row: { name: string }) => row.name, Paid: () => true }
  expect((await piecesOf(csvOf(columns, only([{ name: 'Meera' }, { name: 'आशा' }])))).join('')).toBe(
    '\uFEFFName,Paid\r\nMeera,true\r\nआशा,true\r\n',
  )
})

test('an empty table has only its headings', async () => {
  expect(await piecesOf(csvOf({ Name: String }, only([])))).toEqual(['\uFEFFName\r\n', ''])
})

test.each([
  ['Rao, Asha', '"Rao, Asha"\r\n'],
  ['the "best" dal', '"the ""best"" dal"\r\n'],
  ['two\nlines', '"two\nlines"\r\n'],
  [null, '\r\n'],
  [-12.5, '-12.5\r\n'],
])('a CSV value %j is written as %j', async (cell, line) => {
  expect(await written(cell)).toBe(line)
})

test.each(['=', '+', '-', '@', '\t', '＝', '＋', '－', '＠'])(
  'text that begins with %j cannot run as a formula in a spreadsheet',
  async (sign) => {
    expect(await written(`${sign}cmd|'/c calc'!A1`)).toBe(`'${sign}cmd|'/c calc'!A1\r\n`)
  },
)

test('a formula after a line break within quotes is defused as well', async () => {
  expect(await written('\r=1+1')).toBe(`"'\r=1+1"\r\n`)
})
