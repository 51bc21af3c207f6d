import fc from 'fast-check'
import { expect, test } from 'vitest'
import { totalsOf } from './gst.ts'

const rates = { cgst: 9, sgst: 9 }

test('CART-6 ORDER-1 nine per cent each, rounded half up, on the subtotal', () => {
  expect(totalsOf([{ price: 29_900, quantity: 1 }], rates)).toEqual({
    subtotal: 29_900,
    cgst: 2691,
    sgst: 2691,
    total: 35_282,
  })
  // 9% of 50 paise is 4.5, rounded up.
  expect(totalsOf([{ price: 50, quantity: 1 }], rates)).toMatchObject({ cgst: 5, sgst: 5, total: 60 })
  expect(totalsOf([], rates)).toEqual({ subtotal: 0, cgst: 0, sgst: 0, total: 0 })
})

test('CART-6 totals are right to the paisa on 10,000 random carts, against exact fractions', () => {
  const line = fc.record({
    price: fc.integer({ min: 0, max: 100_000_000 }),
    quantity: fc.integer({ min: 1, max: 999 }),
  })
  fc.assert(
    fc.property(fc.array(line, { maxLength: 40 }), (lines) => {
      const subtotal = lines.reduce((sum, { price, quantity }) => sum + BigInt(price) * BigInt(quantity), 0n)
      const half = (subtotal * 9n * 2n + 100n) / 200n
      const totals = totalsOf(lines, rates)
      return (
        BigInt(totals.subtotal) === subtotal &&
        BigInt(totals.cgst) === half &&
        BigInt(totals.sgst) === half &&
        BigInt(totals.total) === subtotal + half + half
      )
    }),
    { numRuns: 10_000 },
  )
})
