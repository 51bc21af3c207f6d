import { expect, test } from 'vitest'

import { countOf } from './count.ts'

const item = (quantity: number) => ({ quantity })

test('SHELL-8 the badge is the sum of quantities, not of lines', () => {
  expect(countOf({ items: [] })).toBe(0)
  expect(countOf({ items: [item(1)] })).toBe(1)
  expect(countOf({ items: [item(2), item(3), item(95)] })).toBe(100)
})
