import { type Order, orderNumber } from '@planner/contract/orders'
import { expect, test } from 'vitest'

import { inRupees } from '#platform/rupees.ts'
import {
  countsOf,
  expectedOf,
  expectedOfPart,
  isLate,
  isUnpaid,
  isUnpriced,
  itemsInWords,
  mayPay,
  newestFirst,
  paymentInWords,
  plusUnpriced,
  refundRows,
  refundsOf,
  waitsFor,
} from './order-in-words.ts'

const now = new Date('2026-11-20T12:00:00.000Z')

const order = (fields: Partial<Order>): Order => ({
  id: '0198c2a4-1111-7abc-8def-0123456789ab',
  order_date: '2026-11-20T04:30:00.000Z',
  status: 'pending',
  subtotal: 299,
  cgst: 26.91,
  sgst: 26.91,
  total_amount: 352.82,
  user_id: null,
  items: [],
  address: null,
  pin_code: null,
  deliver_by: null,
  parts: [],
  timeline: [],
  payment_method: 'on_delivery',
  awaits_price: false,
  payment: null,
  ...fields,
})

test('ORDER-1 an order is named by the last eight characters of its id, in capitals', () => {
  expect(orderNumber(order({}).id)).toBe('#456789AB')
})

test('ORDER-1 SAFE-1 the counters show what the server counted; cancelled ones count in the total only', () => {
  const counts = { pending: 2, confirmed: 1, delivered: 1, cancelled: 1, total: 5 }
  expect(countsOf(counts).map(({ label, count }) => [label, count])).toEqual([
    ['Pending', 2],
    ['Confirmed', 1],
    ['Delivered', 1],
    ['Total Orders', 5],
  ])
})

test('ORDER-1 the newest order comes first', () => {
  const days = ['2026-11-19T00:00:00.000Z', '2026-11-21T00:00:00.000Z', '2026-11-20T00:00:00.000Z']
  expect(newestFirst(days.map((order_date) => order({ order_date }))).map(({ order_date }) => order_date)).toEqual([
    days[1],
    days[2],
    days[0],
  ])
})

test.each([
  [['Tea'], 'Tea'],
  [['Tea', 'Dal'], 'Tea and Dal'],
  [['Tea', 'Dal', 'Rice', 'Ghee'], 'Tea, Dal and 2 more'],
  [[], ''],
])('the items %j are summed up as %s', (names, words) => {
  expect(itemsInWords(names.map((name) => ({ name })))).toBe(words)
})

test('more items are named where there is room', () => {
  const items = ['Tea', 'Dal', 'Rice'].map((name) => ({ name }))
  expect(itemsInWords(items, 6)).toBe('Tea, Dal and Rice')
})

test('the payment state of an order is shown in plain words', () => {
  expect(paymentInWords(order({}))).toBe('Pay on delivery')
  expect(paymentInWords(order({ payment_method: 'gateway' }))).toBe('Payment due online')
  expect(paymentInWords(order({ payment_method: 'gateway', status: 'cancelled' }))).toBe('Not paid')
})

test('an online order can be paid for as long as it is neither paid nor cancelled', () => {
  const online = (fields: Partial<Order>) => mayPay(order({ payment_method: 'gateway', ...fields }), now)
  const payment = (status: NonNullable<Order['payment']>['status']) =>
    ({ payment: { status } }) as Pick<Order, 'payment'>
  expect(online({})).toBe(true)
  expect(online({ status: 'confirmed' })).toBe(true)
  expect(online({ status: 'delivered', ...payment('failed') })).toBe(true)
  expect(online({ status: 'confirmed', ...payment('paid') })).toBe(false)
  expect(online({ status: 'confirmed', ...payment('refunded') })).toBe(false)
  expect(online({ status: 'cancelled' })).toBe(false)
  expect(online({ awaits_price: true })).toBe(false)
  for (const state of ['sent', 'asks', 'accepted'] as const) {
    const parts = [{ kind: 'vendor', state, received_at: null }] as unknown as Order['parts']
    expect(online({ parts })).toBe(state === 'accepted')
  }
  expect(mayPay(order({}), now)).toBe(false)
  const parts = (...received: (string | null)[]) =>
    ({ parts: received.map((received_at) => ({ state: 'accepted', received_at })) }) as Pick<Order, 'parts'>
  expect(online(parts(null, null))).toBe(true)
  expect(online(parts(now.toISOString(), null))).toBe(false)
  const byHand = order({ payment_method: 'gateway', ...parts(now.toISOString()) })
  expect([mayPay(byHand, now), isUnpaid(byHand), paymentInWords(byHand)]).toEqual([
    false,
    false,
    'Paid to the shop directly',
  ])
  const deliver_by = '2026-11-20T10:00:00.000Z'
  expect(online({ deliver_by })).toBe(false)
  expect(online({ deliver_by, status: 'confirmed' })).toBe(true)
})

test.each([
  [['sent'], 'awaitsShop'],
  [['accepted', 'asks'], 'asksYou'],
  [['sent', 'asks'], 'asksYou'],
  [['declined', 'accepted'], null],
] as const)('SHOP-4 shops at %j: an order says whom it waits for (%s)', (states, whom) => {
  const parts = states.map((state, index) => ({
    kind: 'vendor',
    state,
    lines: [{ index }],
  })) as unknown as Order['parts']
  const items = states.map(() => ({ quoted: true })) as unknown as Order['items']
  expect(waitsFor(order({ awaits_price: true, parts, items }))).toBe(whom)
  // Also once an administrator has accepted the prices.
  expect(waitsFor(order({ awaits_price: false, parts, items }))).toBe(whom)
})

test('ORDER-1 a list waits for nobody; a quoted price that no shop has waits for acceptance', () => {
  const items = [{ quoted: true }] as unknown as Order['items']
  const list = [{ kind: 'hand_over', state: 'listed', lines: [{ index: 0 }] }] as unknown as Order['parts']
  expect(waitsFor(order({ awaits_price: true, items, parts: list }))).toBeNull()
  expect(waitsFor(order({ awaits_price: true, items }))).toBe('awaitsPrice')
})

test('SHOP-9 refunds are added up in paise, and a wrong amount below zero is shown rather than breaking the page', () => {
  const items = [0.1, 0.2, undefined].map((refunded) => ({ refunded }) as Order['items'][number])
  expect(refundsOf({ items })).toBe(0.3)
  expect(inRupees(-89.82)).toBe('-₹89.82')
})

test('SHOP-9 only what was returned is called refunded in the sums; before that it is due', () => {
  const items = [{ refunded: 112.1 }, {}] as Order['items']
  expect(refundRows({ items, parts: [], to_refund: 112.1, returned: 0 })).toEqual([['Refund due', 112.1]])
  expect(refundRows({ items, parts: [], to_refund: 0, returned: 112.1 })).toEqual([['Refunded', 112.1]])
  expect(refundRows({ items, parts: [], to_refund: 0, returned: 0 })).toEqual([['Deducted', 112.1]])
})

test('SHOP-10 a confirmed order is late from the time it was needed until it is delivered', () => {
  const by = { status: 'confirmed', deliver_by: '2026-11-20T11:30:00.000Z' } as const
  expect(isLate(by, now)).toBe(true)
  expect(isLate({ ...by, deliver_by: '2026-11-20T12:30:00.000Z' }, now)).toBe(false)
  expect(isLate({ ...by, status: 'delivered' }, now)).toBe(false)
})

test('ORDER-1 a list to hand over is expected to cost what its estimates sum up to, because a shop’s prices include tax', () => {
  const part = (fields: object) =>
    ({
      kind: 'hand_over',
      prices: 'estimated',
      total_amount: 352.82,
      lines: [{ index: 0 }],
      ...fields,
    }) as Order['parts'][number]
  const items = [{ line_total: 299 }] as Order['items']
  const listed = order({ items, parts: [part({})] })
  expect([expectedOf(listed), expectedOfPart(listed, listed.parts[0]!)]).toEqual([299, 299])
  const ticked = part({ prices: 'agreed', total_amount: 310 })
  expect(expectedOfPart(listed, ticked)).toBe(310)
  const atShop = order({ items, parts: [part({}), part({ kind: 'vendor' })] })
  expect([expectedOf(atShop), expectedOfPart(atShop, atShop.parts[1]!)]).toEqual([352.82, 352.82])
  expect(expectedOf(order({ items }))).toBe(352.82)
})

test('an order is unpriced while the shop sets all of its prices', () => {
  const atta = { quantity: 1, price: 0, line_total: 0, quoted: true } as Order['items'][number]
  expect(isUnpriced(order({ items: [atta] }))).toBe(true)
  expect(isUnpriced(order({ items: [atta, { ...atta, price: 120, line_total: 120, quoted: false }] }))).toBe(false)
})

test('SHOP-5 a payment by hand is named after a cancellation too, with what was refunded of it', () => {
  const parts = [{ state: 'cancelled', received_at: now.toISOString() }] as unknown as Order['parts']
  const cancelled = { payment_method: 'gateway', status: 'cancelled', parts } as const
  expect(paymentInWords(order(cancelled))).toBe('Paid to the shop directly')
  expect(paymentInWords(order({ ...cancelled, returned: 656 }))).toBe('Paid to the shop directly, ₹656.00 refunded')
  const payment = { status: 'paid' } as Order['payment']
  expect(paymentInWords(order({ payment_method: 'gateway', payment, returned: 13 }))).toBe(
    'Paid online, ₹13.00 refunded',
  )
})

test('an amount says how many items it leaves out because the shop prices them', () => {
  const item = (price: number, quoted: boolean, quantity = 1) => ({ price, quoted, quantity })
  expect(plusUnpriced([item(96, false), item(40, true)])).toBe('')
  expect(plusUnpriced([item(96, false), item(0, true)])).toBe(' plus 1 item the shop prices')
  // One that was left out costs nothing.
  expect(plusUnpriced([item(0, true), item(0, true), item(0, true, 0)])).toBe(' plus 2 items the shop prices')
})
