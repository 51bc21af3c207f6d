import { upiLink } from '@planner/commerce/upi-link'
import { expect, test } from 'vitest'

import { upiIdOf } from './upi-id-of.ts'

test('SHOP-5 the UPI ID is read from the link that pays it', () => {
  const link = upiLink({ to: 'sharma+1@okaxis', name: 'Sharma & Sons', amount: 29_900, note: 'Order #1' })
  expect(upiIdOf(link)).toBe('sharma+1@okaxis')
  expect(upiIdOf('upi://pay?am=1')).toBeNull()
})
