import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatRupees, readRupees, toPaise, toRupees } from './money.ts'

test.each([
  [0, 0],
  [1, 100],
  [0.1, 10],
  [1.005, 101],
  [2.675, 268],
  [299, 29_900],
  [1_000_000, 100_000_000],
  [1e-7, 0],
])('%d rupees are %d paise', (rupees, paise) => expect(toPaise(rupees)).toBe(paise))

test.each([-1, Number.NaN, Number.POSITIVE_INFINITY, 1e300])('%d is not an amount', (rupees) =>
  expect(() => toPaise(rupees)).toThrow(RangeError),
)

test('paise survive the way to rupees and back', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 1e12 }), (paise) => toPaise(toRupees(paise)) === paise))
})

test.each([
  ['66.50', 66.5],
  ['66,50', 66.5],
  [' ₹ 66,5', 66.5],
  ['1,200', 1200],
  ['1,06,650', 106_650],
  ['1,06,650.25', 106_650.25],
  ['0', 0],
])('%s is read as %d rupees', (typed, rupees) => expect(readRupees(typed)).toBe(rupees))

test.each(['', 'free', '12.345', '1,2,3', '-5', '1e3'])('%s is read as no amount', (typed) =>
  expect(readRupees(typed)).toBeNaN(),
)

test('amounts are grouped as in India', () => {
  expect(formatRupees(12_345_650)).toBe('₹1,23,456.50')
  expect(formatRupees(-5)).toBe('-₹0.05')
})

test('amounts are written as the standard has it', () => {
  const standard = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (paise) => formatRupees(paise) === standard.format(paise / 100)),
  )
})
