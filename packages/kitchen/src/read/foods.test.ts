import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { readFoods } from './food.ts'
import { cookbook } from './load-cookbook.ts'
import { preparationsFile, readPreparations, says, termsOf, workOf } from './preparations.ts'

const folder = path.resolve(import.meta.dirname, '../../foods')
const tables = readdirSync(folder).filter((file) => file.endsWith('.csv') && file !== preparationsFile)
const rowsOf = (file: string) =>
  parse(readFileSync(path.join(folder, file), 'utf8'), { columns: true }) as Record<string, string>[]

test('every row of every table of foods is read, and no food stands twice', () => {
  const { all, faults } = readFoods(
    new Map(tables.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')])),
  )
  expect(faults).toEqual([])
  const written = tables.flatMap((file) => rowsOf(file).map(({ name }) => name!))
  const names = (foods: typeof all) => foods.map(({ name }) => name).toSorted()
  expect(names(all)).toEqual(written.toSorted())
  expect(names(cookbook().foods.all)).toEqual(names(all))
  expect(written.length).toBeGreaterThan(700)
  expect(new Set(written).size).toBe(written.length)
})

test('a food that stands in two tables is reported with its second row', () => {
  const table = ['name', 'ghee'].map((first) => [first, ...rowOfGhee(first === 'name')].join(',')).join('\n')
  const { faults } = readFoods(
    new Map([
      ['dairy-and-eggs.csv', table],
      ['fats.csv', table],
    ]),
  )
  expect(faults).toEqual([{ file: 'fats.csv', line: 2, text: "'ghee' already names ghee" }])
})

test('the tables are those that the README names, and each holds what it is named after', () => {
  const readme = readFileSync(path.join(folder, 'README.md'), 'utf8')
  expect([...readme.matchAll(/^\| `(.*\.csv)`/gm)].map(([, file]) => file!).toSorted()).toEqual(tables.toSorted())
  const tableOf: Record<string, string> = {
    dairy: 'dairy-and-eggs.csv',
    fish: 'fish.csv',
    meat: 'meat.csv',
    oils: 'fats.csv',
    pulses: 'pulses.csv',
  }
  const strays = tables.flatMap((file) =>
    rowsOf(file)
      .filter(({ diet, aisle }) => {
        const table = tableOf[aisle === 'meat' ? diet! : aisle!]
        return table !== undefined && table !== file
      })
      .map(({ name }) => `${file}: ${name}`),
  )
  expect(strays).toEqual([])
})

test('a preparation is read phrase by phrase from its table, and a faulty row is named with its line', () => {
  expect(termsOf('peeled, both in 2 cm cubes').map(({ words, shared, work }) => [words, shared, work])).toEqual([
    ['peeled', undefined, 'coarse'],
    ['in 2 cm cubes', 2, 'coarse'],
  ])
  expect(workOf('seeded, finely chopped')).toBe('fine')
  expect(says('2 cm deep, for frying', 'frying')).toBe(true)
  expect(says('murrel or basa', 'frying', 'boiled')).toBe(false)
  expect(readPreparations('name,work,means,carries\nsliced,thin,,cut\n').faults).toEqual([
    { file: 'preparations.csv', line: 2, text: 'sliced: work must be of: coarse, fine, shelled, empty' },
  ])
})

/** Returns the header of a table without its first column, or the corresponding cells of ghee. */
function rowOfGhee(isHead: boolean): string[] {
  const [ghee] = rowsOf('fats.csv').filter(({ name }) => name === 'ghee')
  const columns = Object.keys(ghee!).slice(1)
  return isHead ? columns : columns.map((column) => ghee![column]!)
}
