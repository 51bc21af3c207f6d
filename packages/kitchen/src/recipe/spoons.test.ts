import { expect, test } from 'vitest'
import { amountOf } from '../compute/amounts.ts'
import { sharesOf } from '../compute/apportion.ts'
import { saltInWords } from '../compute/salt.ts'
import { cookbook } from '../read/load-cookbook.ts'
import type { Unit } from '../read/vocabulary.ts'

const { dishes, foods } = cookbook()
const said = (name: string, amount: number, unit: Unit, scale = 2) =>
  amountOf({ amount, unit, food: foods.byName.get(name)! }, scale)

test.each([
  [0.1, '⅛ tsp'],
  [0.2, '¼ tsp'],
  [0.32, 'a heaped ¼ tsp'],
  [0.375, 'a scant ½ tsp'],
  [0.55, '½ tsp'],
  [0.62, 'a heaped ½ tsp'],
  [0.66, '¾ tsp'],
  [1.15, '1¼ tsp'],
  [2.7, '2½ tsp'],
  [3, '1 tbsp'],
  [4.5, '1½ tbsp'],
  [5, '1 tbsp and 2 tsp'],
  [7, '2 tbsp and 1 tsp'],
])('COOK-12 %d tsp of salt are said %s', (tsp, words) => {
  expect(saltInWords(tsp)).toBe(words)
})

test('COOK-12 three teaspoons become a tablespoon, and ¾ is not used beyond two', () => {
  expect(said('chilli powder', 1.5, 'tsp')).toBe('1 tbsp')
  expect(said('chilli powder', 1.45, 'tsp')).toBe('1 tbsp')
  expect(said('chilli powder', 1.375, 'tsp')).toBe('1 tbsp')
  expect(said('chilli powder', 1.35, 'tsp')).toBe('2½ tsp')
})

test('COOK-12 above six tablespoons what is poured is measured in ml', () => {
  expect(said('sesame oil', 16, 'tsp')).toBe('160 ml')
  expect(said('ghee', 3, 'tbsp')).toBe('6 tbsp')
  expect(said('ghee', 4, 'tbsp', 1.5)).toBe('6 tbsp')
  expect(said('ghee', 4, 'tbsp')).toBe('120 ml')
  expect(said('sugar', 4, 'tbsp')).toBe('8 tbsp')
})

test('COOK-12 no list of the cookbook counts spoons of oil beyond six, or small ones by three', () => {
  let looked = 0
  const odd = [...dishes.values()].flatMap((dish) =>
    [2, 4, 5, 8].flatMap((serves) => {
      const { of, lines } = sharesOf(dish.portions, serves / dish.serves)
      return [
        ...[...of].map(([portion, { words }]) => `${words} ${portion.name}`),
        ...lines.map(({ words }) => words),
      ].flatMap((words) => {
        if (/ t(?:sp|bsp)\b/.test(words)) looked++
        const isOdd =
          /^3 tsp|tsp and a pinch/.test(words) ||
          // The sum of a file's own numbers is not rounded.
          (serves !== dish.serves && /^[2-9]¾ tsp/.test(words)) ||
          /^(?:[7-9]|\d\d)[^ ]* tbsp.* (?:oil|ghee|milk)$/.test(words)
        return isOdd ? [`${dish.id} for ${serves}: ${words}`] : []
      })
    }),
  )
  expect(looked).toBeGreaterThan(50_000)
  expect(odd).toEqual([])
})
