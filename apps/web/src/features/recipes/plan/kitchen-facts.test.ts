import { expect, test } from 'vitest'

import { factAt } from './kitchen-facts.ts'

test('RECIPE-9 thirty facts rotate, one every three seconds', () => {
  const seen = Array.from({ length: 60 }, (_, turn) => factAt(turn * 3000, 0))
  expect(new Set(seen).size).toBe(30)
  expect(seen.slice(30)).toEqual(seen.slice(0, 30))
  expect(factAt(2999, 0)).toBe(factAt(0, 0))
  expect(factAt(3000, 0)).not.toBe(factAt(0, 0))
  expect(factAt(0, 7)).toBe(factAt(21_000, 0))
})
