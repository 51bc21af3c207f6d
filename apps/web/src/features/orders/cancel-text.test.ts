import type { Order } from '@planner/contract/orders'
import { expect, test } from 'vitest'

import { cancelText, whyNoCancel } from './cancel-text.ts'
import { words } from './words.ts'

const part = {
  kind: 'vendor',
  vendor_name: 'Sharma Kirana',
  state: 'accepted',
  total_amount: 400,
  received_at: null,
  paid_said_at: null,
} as unknown as Order['parts'][number]
const order = { status: 'confirmed', payment: null, deliver_by: null, parts: [part] } as unknown as Order
const at = '2026-12-01T10:00:00Z'

test('cancelling what a shop was paid by hand names the shop and the amount, and promises no online refund', () => {
  const received = { ...order, parts: [{ ...part, received_at: at, to_refund: 45 }] }
  expect(cancelText(received)).toBe(words.confirmCancelPaidShop('Sharma Kirana', '₹445.00', true))
  expect(cancelText(received)).not.toContain('online')
  const reported = { ...order, parts: [{ ...part, paid_said_at: at }] }
  expect(cancelText(reported)).toBe(words.confirmCancelPaidShop('Sharma Kirana', '₹400.00', false))
  expect(cancelText({ ...order, payment: { status: 'paid' } } as Order)).toBe(words.confirmCancelPaid)
  expect(cancelText(order)).toBe(words.confirmCancelAccepted)
})

test('an order that can’t be cancelled says why, whom to ask, and when it can be after all', () => {
  const ready = { ...part, state: 'ready', may_message: true } as Order['parts'][number]
  expect(whyNoCancel({ ...order, may_cancel: false, deliver_by: at, parts: [ready] })).toBe(
    [words.noCancelReady, words.noCancelAsk, words.noCancelLate(2)].join(' '),
  )
  const delivered = { ...part, state: 'delivered' } as Order['parts'][number]
  expect(whyNoCancel({ ...order, may_cancel: false, parts: [delivered, ready] })).toBe(
    [words.noCancelDelivered, words.noCancelAsk].join(' '),
  )
  expect(whyNoCancel({ ...order, may_cancel: true })).toBeNull()
  expect(whyNoCancel({ ...order, status: 'delivered', may_cancel: false })).toBeNull()
})
