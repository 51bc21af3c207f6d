import { expect, test } from 'vitest'

import { monthBars, vendorBars } from './bars.ts'

test('ORDER-1 six months are drawn, over the turn of the year, and a month without an order is a gap', () => {
  const bars = monthBars(
    [
      { month: '2026-11', total: 500, orders: 1 },
      { month: '2027-02', total: 1000, orders: 3 },
      { month: '2026-03', total: 9000, orders: 1 },
    ],
    '2027-02',
  )
  expect(bars.map(({ long, total, share }) => [long, total, share])).toEqual([
    ['September 2026', 0, 0],
    ['October 2026', 0, 0],
    ['November 2026', 500, 0.5],
    ['December 2026', 0, 0],
    ['January 2027', 0, 0],
    ['February 2027', 1000, 1],
  ])
})

test('ORDER-1 vendors are drawn from most to least, five at most, and none without a name', () => {
  const vendors = [1, 2, 3, 4, 5, 6].map((n) => ({ vendor_name: n === 6 ? '' : `V${n}`, total: n * 100, orders: n }))
  expect(vendorBars(vendors, 'We chose').map(({ label }) => label)).toEqual(['We chose', 'V5', 'V4', 'V3', 'V2'])
  expect(vendorBars([], 'We chose')).toEqual([])
})
