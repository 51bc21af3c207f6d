import { expect, test } from 'vitest'

import { byAisle, type Item, totalOf } from './by-aisle.ts'

const item = (id: string, aisle: string, price: number) => ({ id, aisle, price }) as Item
const items = [item('onion', 'Vegetables', 20), item('curd', 'Dairy', 45), item('tomato', 'Vegetables', 30)]

test('RECIPE-12 a list is walked through by aisle', () => {
  expect(byAisle(items).map(([aisle, lines]) => [aisle, lines.map(({ id }) => id)])).toEqual([
    ['Vegetables', ['onion', 'tomato']],
    ['Dairy', ['curd']],
  ])
})

test('RECIPE-12 what one has costs nothing', () => {
  expect(totalOf(items, () => false)).toBe(95)
  expect(totalOf(items, (id) => id === 'curd')).toBe(50)
  expect(totalOf([], () => false)).toBe(0)
})
