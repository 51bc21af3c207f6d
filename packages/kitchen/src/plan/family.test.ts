import { expect, test, vi } from 'vitest'
import { cookbook } from '../read/load-cookbook.ts'
import { kitchenPool } from './candidate-pool.ts'
import { familyOf } from './family.ts'

vi.setConfig({ testTimeout: 120_000 })

const { dishes } = cookbook()
const family = (id: string) => familyOf(dishes.get(id)!, dishes)

test('COOK-4 a form of a form and its variations are of one family with the first dish', () => {
  expect(family('sikkim/thukpa')).toBe('sikkim/thukpa')
  expect(family('ladakh/ladakhi-thukpa')).toBe('sikkim/thukpa')
  expect(family('ladakh/ruthuk')).toBe('sikkim/thukpa')
  const variations = kitchenPool()
    .variations()
    .all.filter(({ id }) => dishes.get(id.split('.').slice(0, 2).join('/'))?.formOf)
  expect(variations.length).toBeGreaterThan(0)
  for (const { id, family } of variations)
    expect(kitchenPool().find(id.split('.').slice(0, 2).join('.'))!.family).toBe(family)
})

test('COOK-4 no dish is in the end a form of itself, and no form has a form for its head', () => {
  const heads = [...dishes.values()].map((dish) => familyOf(dish, dishes))
  expect(heads.filter((id) => (dishes.get(id)?.formOf ?? null) !== null)).toEqual([])
})
