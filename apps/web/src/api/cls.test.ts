import { expect, test } from 'vitest'

import { addShift, noShift } from './cls.ts'

const worstOf = (...shifts: [at: number, value: number][]) =>
  shifts.reduce((all, [at, value]) => addShift(all, { at, value }), noShift).worst

test('shifts within a second of one another add up, and the worst such run counts', () => {
  expect(worstOf()).toBe(0)
  expect(worstOf([0, 0.1], [900, 0.1], [1800, 0.05])).toBeCloseTo(0.25)
  expect(worstOf([0, 0.1], [1000, 0.15])).toBe(0.15)
  expect(worstOf([0, 0.2], [5000, 0.05], [5100, 0.05])).toBe(0.2)
})

test('a run ends after five seconds', () => {
  const everyHalfSecond = Array.from({ length: 20 }, (_, n): [number, number] => [n * 500, 0.01])
  expect(worstOf(...everyHalfSecond)).toBeCloseTo(0.1)
})
