import { expect, test, vi } from 'vitest'
import { cookbook } from '../read/load-cookbook.ts'
import { menus } from '../read/load-menus.ts'
import { festivals } from './festivals.ts'
import { occasionNameOf, occasionNames } from './occasions.ts'

vi.setConfig({ testTimeout: 120_000 })

test('COOK-1 every occasion that a dish names is in the calendar, spelt as there', () => {
  const known = new Set(occasionNames())
  const named = [...cookbook().dishes].flatMap(([id, dish]) => dish.occasions.map((occasion) => ({ id, occasion })))
  expect(named.length).toBeGreaterThan(1000)
  expect(named.filter(({ occasion }) => !known.has(occasion))).toEqual([])
})

test('COOK-4 every feast of the menus, and every occasion whose dishes it shares, is in the calendar', () => {
  const names = new Set(['strict fast', ...festivals.map(({ name }) => name)])
  const { feasts } = menus()
  expect(feasts.map(({ feast }) => feast).filter((name) => !names.has(name))).toEqual([])
  const shared = feasts.flatMap(({ feast, occasions }) => occasions.map((occasion) => ({ feast, occasion })))
  expect(shared.length).toBeGreaterThan(0)
  const known = new Set(occasionNames())
  expect(shared.filter(({ feast, occasion }) => !known.has(occasion) || occasion === occasionNameOf(feast))).toEqual([])
})

test('COOK-1 an occasion has one name in the calendar', () => {
  const names = occasionNames()
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  expect(names.filter((name) => !/^[a-z]+(?:-[a-z]+)*$/.test(name))).toEqual([])
})
