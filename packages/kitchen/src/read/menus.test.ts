import { violations } from '@planner/testing/violations'
import { expect, test } from 'vitest'
import { festivals } from '../calendar/festivals.ts'
import { cookbook } from './load-cookbook.ts'
import { menus } from './load-menus.ts'
import { checkMenus, readMenus } from './menus.ts'

test('COOK-4 each dish that a feast must have exists, and is served at that meal', () => {
  const { feasts, faults } = menus()
  expect(faults).toEqual([])
  expect(feasts.length).toBeGreaterThan(40)
  expect(checkMenus(menus(), cookbook())).toEqual([])
})

test('COOK-4 each feast of the menus is in the calendar, or is a fast', () => {
  const known = new Set(['strict fast', ...festivals.map(({ name }) => name)])
  expect(violations(menus().feasts, ({ feast }) => !known.has(feast)).map(({ feast }) => feast)).toEqual([])
})

test('COOK-4 each place says what it eats, cooks in, sours with and drinks', () => {
  const silent = violations(
    [...cookbook().places.values()],
    ({ staples, fats, souring, lunch, drink }) =>
      staples.length === 0 || fats.length === 0 || souring.length === 0 || lunch.length < 3 || drink === undefined,
  )
  expect(silent.map(({ id }) => id)).toEqual([])
})

test('a menu that cannot be read names its file', () => {
  const meals = new Map([['feasts/broken.yaml', '- feast: Holi\n  musts:\n    - { meal: Tea }\n']])
  const whole = readMenus(new Map([...meals, ['meals.yaml', mealsText()]]))
  expect(whole.faults.map(({ file, text }) => `${file} ${text}`)).toEqual([
    expect.stringMatching(/^menus\/feasts\/broken\.yaml 0\.musts\.0\.meal: /),
  ])
})

test('a feast requires dishes by name, or one fit for the fast', () => {
  const read = (must: string) =>
    readMenus(
      new Map([
        ['feasts/one.yaml', `- feast: Holi\n  musts:\n    - { meal: Lunch${must} }\n`],
        ['meals.yaml', mealsText()],
      ]),
    ).faults.length
  expect(read('')).toBe(1)
  expect(read(', vrat: true, dishes: [uttar-pradesh/gujiya]')).toBe(1)
  expect(read(', role: sweet')).toBe(1)
  expect(read(', vrat: true')).toBe(0)
})

const mealsText = (): string => JSON.stringify(menus().meals)
