import { expect, test } from 'vitest'
import { paidOf } from './paid.ts'

const part = (state: string, { received = false, said = false } = {}) => ({
  state,
  received_at: received ? '2026-12-01' : null,
  paid_said_at: said ? '2026-12-01' : null,
})
const paid = { received: true }

test.each([
  ['nothing', null, [], null],
  ['an open payment', 'created', [], null],
  ['an online payment', 'paid', [], { by: 'online', extent: 'all' }],
  ['a refunded one', 'refunded', [part('cancelled')], { by: 'online', extent: 'all' }],
  ['a payment that a shop confirmed', 'created', [part('delivered', paid)], { by: 'hand', extent: 'all' }],
  ['one of two shops', null, [part('accepted', paid), part('accepted')], { by: 'hand', extent: 'part' }],
  [
    'the only shop that still supplies',
    null,
    [part('accepted', paid), part('declined')],
    { by: 'hand', extent: 'all' },
  ],
  ['what only the customer reports', null, [part('accepted', { said: true })], { by: 'hand', extent: 'reported' }],
  ['a cancelled order that was paid', null, [part('cancelled', paid)], { by: 'hand', extent: 'all' }],
  [
    'a cancelled order of which half was paid',
    null,
    [part('cancelled', paid), part('cancelled')],
    { by: 'hand', extent: 'part' },
  ],
  ['a paid shop that is gone from a running order', null, [part('cancelled', paid), part('accepted')], null],
] as const)('SHOP-5 of an order with %s, it is known whether and how it was paid', (_of, status, parts, expected) => {
  expect(paidOf({ payment: status && { status }, parts })).toEqual(expected)
})
