import { expect, test } from 'vitest'
import { ingredient } from '../knowledge/ingredients.ts'
import { kitchenMeasure, kitchenNumber, roundGrams, roundMillilitres } from './kitchen-measures.ts'

test.each([
  [0.1, '¼'],
  [0.5, '½'],
  [0.97, '1'],
  [1.34, '1⅓'],
  [5.75, '5¾'],
  [22.992, '23'],
])('the number %d is written %s', (value, said) => {
  expect(kitchenNumber(value)).toBe(said)
})

test.each([
  [0.1, 0.5],
  [1.3, 1.5],
  [4.5, 5],
  [8.4, 8],
  [13, 15],
  [22.6, 25],
  [122, 120],
  [133.33, 135],
  [666.7, 670],
  [987, 990],
  [1330, 1350],
])('%d g is rounded to %d g for kitchen scales', (grams, weighed) => {
  expect(roundGrams(grams)).toBe(weighed)
})

test.each([
  [3.3, 3],
  [7.5, 10],
  [21, 20],
  [133, 135],
  [666.7, 670],
])('%d ml is rounded to %d ml for measuring cups', (millilitres, measured) => {
  expect(roundMillilitres(millilitres)).toBe(measured)
})

test.each([
  ['hing', 0.4, 'a pinch'],
  ['hing', 3, '2 pinches'],
  ['egg', 200, '4'],
  ['bread', 140, '5 slices'],
  ['rice', 190, '1 cup'],
  ['spinach', 160, 'about 1 bunch'],
  ['cloves', 0.4, '4 cloves'],
  ['oil', 28, '2 tbsp'],
  ['water', 99, '⅓ cup and 1 tbsp'],
  ['water', 140, '½ cup and 1 tbsp'],
  ['water', 160, '⅔ cup'],
  ['water', 360, '1½ cups'],
  ['tamarind', 5, 'a marble-sized ball'],
  ['tamarind', 8, 'a small gooseberry-sized ball'],
  ['tamarind', 12, 'a gooseberry-sized ball'],
  ['tamarind', 16, 'half a lime-sized ball'],
  ['tamarind', 22, 'a small lime-sized ball'],
  ['tamarind', 30, 'a lime-sized ball'],
  ['tamarind', 60, '2 lime-sized balls'],
  ['dry-chilli', 24, 'about 30'],
])('%s, %d g: %s', (id, grams, said) => {
  expect(kitchenMeasure(ingredient(id), grams)).toBe(said)
})

test('a measure in cups is within an eighth of its grams', () => {
  const share: Record<string, number> = { '¼': 0.25, '⅓': 1 / 3, '½': 0.5, '⅔': 2 / 3, '¾': 0.75, '': 0 }
  const cups = (said: string): number => {
    const [, whole, part = '', spoons = '0'] = /^(\d*)([¼⅓½⅔¾]?) cups?(?: and (\d) tbsp)?$/.exec(said)!
    return Number(whole) + share[part]! + Number(spoons) / 16
  }
  const off = Array.from({ length: 90 }, (_, at) => 60 + at * 10).filter(
    (grams) => Math.abs((cups(kitchenMeasure(ingredient('water'), grams)) * 240) / grams - 1) > 0.125,
  )
  expect(off).toEqual([])
})
