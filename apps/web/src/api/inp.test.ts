import { expect, test } from 'vitest'

import { inpOf } from './inp.ts'

test('the longest interaction counts, ignoring one in fifty', () => {
  expect(inpOf([], 0)).toBeUndefined()
  expect(inpOf([48, 320, 96], 3)).toBe(320)
  expect(inpOf([48, 320, 96], 49)).toBe(320)
  expect(inpOf([48, 320, 96], 50)).toBe(96)
  expect(inpOf([48, 320, 96], 120)).toBe(48)
  expect(inpOf([48, 320, 96], 1000)).toBe(48)
})
