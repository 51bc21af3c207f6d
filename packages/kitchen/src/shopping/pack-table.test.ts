import { expect, test } from 'vitest'
import { readPackFiles, readPacks } from './pack-table.ts'

const heading = 'name,sold as,sizes,unit'
const byAisle = `${heading}\nfruit,loose,250; 500,g\nother,pack,200,g\n`

test('the tables of packs are without a fault', () => {
  const { byFood, faults } = readPackFiles()
  expect(faults).toEqual([])
  expect(byFood.size).toBeGreaterThan(100)
})

test('a row says how a food is sold, its sizes from small to large', () => {
  const { byFood, faults } = readPacks({ byFood: `${heading}\nmilk,pouch,1000; 500,ml\n`, byAisle })
  expect(faults).toEqual([])
  expect(byFood.get('milk')).toEqual({ word: 'pouch', sizes: [500, 1000], unit: 'ml' })
})

test('a food may have another name in a shop than in recipes', () => {
  const { byFood } = readPacks({ byFood: `${heading},called\nlemon,piece,50,g,lemon\nmilk,pouch,500,ml,\n`, byAisle })
  expect([byFood.get('lemon')?.called, byFood.get('milk')?.called]).toEqual(['lemon', undefined])
})

test('a wrong row is named with file and line', () => {
  const rows = [
    'milk,pouch,500,ml',
    'milk,pack,200,g',
    'moonrock,pack,200,g',
    'salt,sack,500,g',
    'poha,pack,much,g',
    'suji,pack,,g',
    'maida,pack,500,kg',
  ]
  const { faults } = readPacks({ byFood: `${heading}\n${rows.join('\n')}\n`, byAisle })
  expect(faults.map(({ file, line, text }) => `${file}:${line} ${text}`).toSorted()).toEqual([
    'packs.csv:3 milk is listed twice',
    'packs.csv:4 there is no food moonrock',
    'packs.csv:5 salt: sold as must be of: pack, pouch, bottle, tray, bunch, piece, loose',
    'packs.csv:6 poha: sizes.0 must be numbers',
    'packs.csv:7 suji: sizes must name a size',
    'packs.csv:8 maida: unit must be g or ml',
  ])
})

test('a table of aisles names aisles that shops have, and one row for everything else', () => {
  const { faults } = readPacks({ byFood: `${heading}\n`, byAisle: `${heading}\ncellar,pack,200,g\n` })
  expect(faults.map(({ text }) => text)).toEqual(['there is no aisle cellar', 'there is no row other'])
})
