import type { Vendor } from '@planner/contract/vendors'
import { expect, test } from 'vitest'

import type { ShownLine } from '../draft.ts'
import { groupsOf, isFollowed, outcomeOf, seenIn } from './line-groups.ts'

const vendors = [
  { id: 'v', name: 'Sharma Kirana', takes_orders: true, is_own: false },
  { id: 'o', name: 'Gupta Stores', takes_orders: false, is_own: true },
  { id: 'd', name: 'BigBasket', takes_orders: false, is_own: false },
] as unknown as Vendor[]
const line = (key: string, vendor_id: string | null, line_total = 100.1) =>
  ({ key, vendor_id, vendor_name: vendors.find(({ id }) => id === vendor_id)?.name ?? null, line_total }) as ShownLine
const lookup = (chosen?: string) => ({ vendors, recommendedFor: () => chosen })

test('SHOP-7 lines are grouped by shop with its total; those of our choice by the sort of shop, and name it', () => {
  const lines = [line('a', 'v'), line('b', null), line('c', 'v', 0.2), line('d', 'o')]
  expect(
    groupsOf(lines, lookup('d')).map(({ name, kind, isOurChoice, total }) => [name, kind, isOurChoice, total]),
  ).toEqual([
    ['Sharma Kirana', 'vendor', false, 100.3],
    ['BigBasket', 'hand_over', true, 100.1],
    ['Gupta Stores', 'own', false, 100.1],
  ])
  expect(groupsOf(lines, lookup())).toHaveLength(3)
  const chef = { ...line('e', null), type: 'recipe', action: 'hire_chef' } as ShownLine
  expect(groupsOf([...lines, chef], lookup()).map(({ isOurChoice }) => isOurChoice)).toEqual([false, true, false, true])
})

test.each([
  [['v'], 'on_delivery', { what: 'vendor', names: 'Sharma Kirana', method: 'on_delivery' }],
  [['v'], 'gateway', { what: 'vendor', names: 'Sharma Kirana', method: 'gateway' }],
  [['v', 'd'], 'gateway', { what: 'both', names: 'Sharma Kirana', method: 'on_delivery' }],
  [['v', 'd'], 'on_delivery', { what: 'both', names: 'Sharma Kirana', method: 'on_delivery' }],
  [['o', 'd'], 'on_delivery', { what: 'own', names: '', method: 'on_delivery' }],
  [['d', null], 'on_delivery', { what: 'hand_over', names: '', method: 'on_delivery' }],
  [['d', null], 'gateway', { what: 'operator', names: '', method: 'gateway' }],
] as const)('SHOP-1 lines of %j, paid by %s: the page says what happens', (ids, method, outcome) => {
  expect(
    outcomeOf(
      ids.map((id, n) => line(String(n), id)),
      lookup('d'),
      method,
    ),
  ).toEqual(outcome)
})

test('SHOP-1 items without a price become a list to hand over, even where the operator takes payments', () => {
  const free = { ...line('a', 'd'), quoted: true, price: 0 }
  expect(outcomeOf([free, line('b', 'd')], lookup(), 'gateway')).toMatchObject({
    what: 'hand_over',
    method: 'on_delivery',
  })
})

test('LOOK-9 advice to let one shop bring lines is given only while that shop brings fewer', () => {
  const advice = 'Sharma Kirana can bring 2 of these 3 together: one delivery, one bill.'
  const some = groupsOf([line('a', 'v'), line('b', 'o'), line('c', 'd')], lookup())
  const both = groupsOf([line('a', 'v'), line('b', 'v'), line('c', 'd')], lookup())
  expect([isFollowed(advice, some), isFollowed(advice, both)]).toEqual([false, true])
})

test('SHOP-6 an order names the shops that its customer saw; the payment only if the page knows all of them', () => {
  const outcome = outcomeOf([], lookup(), 'on_delivery')
  const shop = { vendor_id: 'v', kind: 'vendor' }
  expect(seenIn([line('a', 'v'), line('b', null)], lookup('d'), outcome)).toEqual({
    lines: [shop, { vendor_id: 'd', kind: 'hand_over' }],
    payment_method: 'on_delivery',
  })
  for (const unknown of [line('b', 'a member’s own shop'), line('b', null)]) {
    expect(seenIn([line('a', 'v'), unknown], lookup(), outcome)).toEqual({ lines: [shop, null] })
  }
})
