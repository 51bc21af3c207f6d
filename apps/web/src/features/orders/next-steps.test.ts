import type { Order } from '@planner/contract/orders'
import { expect, test } from 'vitest'

import { nextSteps } from './next-steps.ts'
import { words } from './words.ts'

const now = new Date('2026-11-21T08:30:00+05:30')
const placed = {
  status: 'pending',
  payment_method: 'on_delivery',
  payment: null,
  deliver_by: null,
  awaits_price: false,
  may_cancel: true,
  items: [],
  parts: [],
} as unknown as Order
const part = (kind: string, vendor_name: string) =>
  ({ kind, vendor_name, state: 'sent', lines: [] }) as unknown as Order['parts'][number]

test('an order that is not paid begins with the payment', () => {
  expect(nextSteps({ ...placed, payment_method: 'gateway' }, now)).toEqual([words.stepPay, words.stepOurs])
})

test('a shop’s order names who answers, when we ask again, and how long it can be cancelled', () => {
  const parts = [part('vendor', 'Sharma Kirana'), part('vendor', 'Daily Needs')]
  expect(nextSteps({ ...placed, parts }, now)).toEqual([
    words.stepShop('Sharma Kirana and Daily Needs', 30),
    words.stepCancel,
  ])
})

test('a list names the shop to send it to, and three shops are counted', () => {
  const parts = ['One', 'Two', 'Three'].map((name) => part('hand_over', name))
  expect(nextSteps({ ...placed, parts }, now)).toEqual([words.stepList('One and 2 more')])
})

test('a quoted price is checked before anything can be paid', () => {
  const items = [{ quoted: true }] as unknown as Order['items']
  expect(nextSteps({ ...placed, payment_method: 'gateway', awaits_price: true, items }, now)).toEqual([
    words.awaitsPrice,
  ])
})

test('once a shop has replied, nothing says that its reply is awaited, nor that paying confirms the order', () => {
  const replied = { ...part('vendor', 'Sharma Kirana'), state: 'accepted', received_at: null } as Order['parts'][number]
  const waiting = part('vendor', 'Daily Needs')
  expect(nextSteps({ ...placed, parts: [replied, waiting] }, now)).toEqual([
    words.stepShop('Daily Needs', 30),
    words.stepAnswered('Sharma Kirana'),
    words.stepCancel,
  ])
  const confirmed = { ...placed, status: 'confirmed', payment_method: 'gateway', parts: [replied] } as Order
  expect(nextSteps(confirmed, now)).toEqual([
    words.stepPayConfirmed,
    words.stepAnswered('Sharma Kirana'),
    words.stepCancel,
  ])
})
