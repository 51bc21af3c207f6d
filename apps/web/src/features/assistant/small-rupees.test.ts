import { expect, test } from 'vitest'

import { smallRupees } from './small-rupees.ts'

test.each([
  [0, '₹0'],
  [0.000375, '₹0.00038'],
  [0.0045, '₹0.0045'],
  [0.5, '₹0.5'],
  [1.2, '₹1.20'],
  [123456.7, '₹1,23,456.70'],
])('%d rupees are %s', (rupees, words) => {
  expect(smallRupees(rupees)).toBe(words)
})
