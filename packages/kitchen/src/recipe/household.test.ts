import { expect, test } from 'vitest'
import { ingredient } from '../knowledge/ingredients.ts'
import { household, kitchenNumber, roundGrams } from './household.ts'

test.each([
  [0.1, '¼'],
  [0.5, '½'],
  [0.97, '1'],
  [1.34, '1⅓'],
  [5.75, '5¾'],
  [22.992, '23'],
])('%d is said %s', (value, said) => {
  expect(kitchenNumber(value)).toBe(said)
})

test.each([
  [0.1, 0.5],
  [3.3, 3.5],
  [17.6, 18],
  [122, 120],
  [987, 975],
])('%d g is weighed as %d g', (grams, weighed) => {
  expect(roundGrams(grams)).toBe(weighed)
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
])('%s, %d g: %s', (id, grams, said) => {
  expect(household(ingredient(id), grams)).toBe(said)
})
