import { expect, test } from 'vitest'
import { ingredient } from '../knowledge/ingredients.ts'
import { counted, household, kitchenNumber, roundGrams } from './household.ts'
import { ingredientLine } from './ingredient-line.ts'

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
  ['tamarind', 5, 'a marble-sized ball'],
  ['tamarind', 12, 'a gooseberry-sized ball'],
  ['tamarind', 16, 'half a lime-sized ball'],
  ['tamarind', 22, 'a small lime-sized ball'],
  ['tamarind', 30, 'a lime-sized ball'],
  ['tamarind', 60, '2 lime-sized balls'],
  ['dry-chilli', 24, 'about 30'],
])('%s, %d g: %s', (id, grams, said) => {
  expect(household(ingredient(id), grams)).toBe(said)
})

test('what is counted keeps its name, few or many', () => {
  const lines = [...counted].flatMap((id) => {
    const { aisle, word: name } = ingredient(id)
    return [0.3, 2, 12, 40, 120].map((grams) =>
      ingredientLine({ id, name, aisle, grams, buyGrams: grams, measure: household(ingredient(id), grams) }),
    )
  })
  expect(lines.filter((line) => !/chill|clove|cardamom|bay|anise|cinnamon|curry/.test(line))).toEqual([])
})
