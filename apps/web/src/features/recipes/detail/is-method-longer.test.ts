import { expect, test } from 'vitest'

import { isMethodLonger } from './is-method-longer.ts'

const lines = (count: number, text: string) => Array.from({ length: count }, () => text)

test('LOOK-9 a method of long steps is longer than a few ingredients', () => {
  const step = 'Fry the paste on a medium flame until the oil leaves its edge, stirring every minute. '.repeat(2)
  expect(isMethodLonger({ ingredients: lines(8, '1 tsp salt'), instructions: lines(6, step) })).toBe(true)
})

test('LOOK-9 many ingredients are longer than a method of three short steps', () => {
  expect(isMethodLonger({ ingredients: lines(14, '1 tsp salt'), instructions: lines(3, 'Mix it.') })).toBe(false)
})
