import { cart } from '@planner/contract/constants/orders'
import { expect, test } from 'vitest'

import { capped } from './capped.ts'

const cases: [count: number, cap: number, shown: string][] = [
  [0, cart.desktopBadgeCap, '0'],
  [99, cart.desktopBadgeCap, '99'],
  [100, cart.desktopBadgeCap, '99+'],
  [9, cart.mobileBadgeCap, '9'],
  [10, cart.mobileBadgeCap, '9+'],
  [120, cart.mobileBadgeCap, '9+'],
]

test.each(cases)('SHELL-5 a count of %i under a cap of %i shows as %s', (count, cap, shown) => {
  expect(capped(count, cap)).toBe(shown)
})
