import type { Order } from '@planner/contract/orders'
import { expect, test } from 'vitest'

import { ownItemsOf } from './own-items-of.ts'

const order = {
  status: 'confirmed',
  items: [
    { name: 'Dal', quantity: 1 },
    { name: 'Rice', quantity: 2 },
    { name: 'Ghee', quantity: 0 },
  ],
  parts: [],
} as unknown as Order

test('an administrator can mark as out of stock what no shop supplies, but not the last item', () => {
  expect(ownItemsOf(order).map(({ name }) => name)).toEqual(['Dal', 'Rice'])
  const part = { lines: [{ index: 0 }] } as unknown as Order['parts'][number]
  expect(ownItemsOf({ ...order, parts: [part] })).toEqual([{ index: 1, name: 'Rice' }])
  expect(ownItemsOf({ ...order, items: order.items.slice(1) })).toEqual([])
  expect(ownItemsOf({ ...order, status: 'delivered' })).toEqual([])
})
