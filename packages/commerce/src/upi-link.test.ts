import { expect, test } from 'vitest'
import { upiLink } from './upi-link.ts'

test('SHOP-5 the link fixes amount and order number, and any name in it is text', () => {
  const link = upiLink({
    to: 'sharma.kirana@okaxis',
    name: 'Sharma & Söhne?am=1',
    amount: 123_405,
    note: 'Order #1A2B3C4D',
  })
  expect(link).toMatch(/^upi:\/\/pay\?/)
  expect(
    Object.fromEntries(
      link
        .slice('upi://pay?'.length)
        .split('&')
        .map((field) => field.split('=').map(decodeURIComponent)),
    ),
  ).toEqual({
    pa: 'sharma.kirana@okaxis',
    pn: 'Sharma & Söhne?am=1',
    am: '1234.05',
    cu: 'INR',
    tn: 'Order #1A2B3C4D',
  })
})

test('SHOP-5 an amount that nobody has agreed to is left out: the payer types it', () => {
  expect(upiLink({ to: 'gupta@upi', name: 'Gupta', amount: null, note: 'Order' })).toBe(
    'upi://pay?pa=gupta%40upi&pn=Gupta&cu=INR&tn=Order',
  )
})
