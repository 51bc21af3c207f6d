import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { violations } from '@planner/testing/violations'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { namesOf } from '../find/names-of.ts'
import { kitchenPool } from '../plan/candidate-pool.ts'
import { planDay } from '../plan/plan-day.ts'
import { currentId } from './old-recipes.ts'
import { dishOfRecipe, recipe } from './recipe.ts'

const rows = parse(readFileSync(path.resolve(import.meta.dirname, '../../old-recipes.csv'), 'utf8'), {
  from_line: 2,
}) as [begins: string, id: string][]

test('COOK-9 every recipe of the first version has a dish that replaces it', () => {
  expect(rows.length).toBeGreaterThan(5000)
  expect(violations(rows, ([, id]) => id.split('.').length > 3 || dishOfRecipe(id) === undefined)).toEqual([])
})

test('COOK-9 an older id gives the dish of its name, a style that nobody has a dish for its plain form, and no other id is touched', () => {
  expect(recipe('dal.toor.tadka.-')!.title).toBe('Dal Tadka')
  expect(recipe('paratha.aloo.-.-')!.title).toBe('Aloo Paratha')
  expect(currentId('paratha.aloo.-.chettinad')).toBe(currentId('paratha.aloo.-.-'))
  for (const id of ['punjab.dal-makhani', 'kerala.cabbage-thoran.carrot', 'no.such.recipe.here', 'own.7f3c'])
    expect(currentId(id)).toBe(id)
})

test('COOK-9 a recipe shown under an older id is not planned again within 90 days', () => {
  const request = { date: '2026-11-20', vegOnly: true, city: 'Delhi', seen: [], seed: 'older' }
  const planned = planDay(request).sections.flatMap(({ recipes }) => recipes.map(({ id }) => id))
  const row = rows.find(([begins, id]) => planned.includes(id) && begins.split('.').length === 2)!
  const seen = [{ id: `${row[0]}.-.-`, date: '2026-11-01' }]
  expect(currentId(seen[0]!.id)).toBe(row[1])
  const again = planDay({ ...request, seen }).sections.flatMap(({ recipes }) => recipes.map(({ id }) => id))
  expect(again).not.toContain(row[1])
})

test('COOK-9 the id of a merged dish gives the dish that has its names, with the same variation where there is one', () => {
  const merged = rows.filter(
    ([begins, id]) => begins.split('.').length === 2 && existsSync(folderOf(begins)) && /^[a-z-]+\.[a-z-]+$/.test(id),
  )
  expect(merged.length).toBeGreaterThan(5)
  expect(violations(merged, ([begins, id]) => existsSync(fileOf(begins)) || recipe(begins)?.id !== id)).toEqual([])
  expect(recipe('karnataka.kesari-bath')!.title).toBe('Rava Kesari')
  expect(namesOf('tamil-nadu.kesari')).toContain('Kesari Bath')
  expect(currentId('tamil-nadu.parangikai-poriyal.chayote')).toBe('karnataka.kumbalakayi-palya.chayote')
  expect(currentId('tamil-nadu.parangikai-poriyal.radish')).toBe('karnataka.kumbalakayi-palya')
})

test('COOK-9 a variation that its file names no more is shown as its dish', () => {
  expect(currentId('all-india.aloo-chaat.paneer')).toBe('all-india.aloo-chaat')
  expect(currentId('all-india.aloo-chaat.sweet-potato')).toBe('all-india.aloo-chaat.sweet-potato')
})

test('COOK-9 what was shown under the id of a merged dish counts for the dish that has its names', () => {
  expect(kitchenPool().find('karnataka.kesari-bath')?.id).toBe('tamil-nadu.kesari')
})

/** Rows of merged dishes begin with the folder of a place, older ones with a family. */
const dishes = path.resolve(import.meta.dirname, '../../dishes')
const folderOf = (id: string) => path.join(dishes, id.split('.')[0]!)
const fileOf = (id: string) => path.join(dishes, `${id.replace('.', '/')}.cook`)
