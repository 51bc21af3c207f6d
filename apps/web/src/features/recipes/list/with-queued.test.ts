import type { ListLine, ShoppingList } from '@planner/contract/kitchen/shopping-list'
import type { QueuedChange } from '@planner/offline-queue/queued-change'
import { expect, test } from 'vitest'

import { withQueued } from './with-queued.ts'

const line = (key: string, ids: string[], more: Partial<ListLine> = {}) =>
  ({
    key,
    name: key,
    price: 10,
    ticked: false,
    entries: ids.map((id) => ({ id, text: key, by: 0, dish: null })),
    ...more,
  }) as ListLine
const list = { lines: [line('onion', ['a', 'b']), line('soap', ['c'])], total: 20 } as ShoppingList
const queued = (path: string, body: Record<string, unknown>, more: Partial<QueuedChange> = {}) =>
  ({ kind: 'list', state: { name: 'waiting' }, request: { method: 'PUT', path, body }, ...more }) as QueuedChange
const shown = (...calls: QueuedChange[]) =>
  withQueued(list, calls).lines.map(
    ({ name, ticked, entries }) => `${ticked ? '✓ ' : ''}${name} ${entries.map(({ id }) => id).join('')}`,
  )

test('HOME-4 offline changes to the list show at once, item by item', () => {
  const add = queued('/api/shopping-list/items', { items: [{ id: 'd', text: '2 kilo aloo' }] })
  expect(shown(add)).toEqual(['onion ab', 'soap c', '2 kilo aloo d'])
  expect(shown(add, add)).toEqual(shown(add))
  const tick = (ids: string[], ticked = true) => queued('/api/shopping-list/ticks', { ids, ticked })
  expect(shown(tick(['a', 'b']))).toEqual(['✓ onion ab', 'soap c'])
  // Items that somebody else has added meanwhile stay open.
  expect(shown(tick(['a']))).toEqual(['onion b', '✓ onion a', 'soap c'])
  expect(shown(tick(['c']), tick(['c'], false))).toEqual(['onion ab', 'soap c'])
  expect(shown(queued('/api/shopping-list/removals', { ids: ['a', 'c'], removed: true }))).toEqual(['onion b'])
  expect(shown(add, queued('/api/shopping-list/items/d', { text: 'gobhi' }))).toEqual(['onion ab', 'soap c', 'gobhi d'])
  expect(withQueued(list, [tick(['a', 'b'])]).total).toBe(10)
})

test('HOME-4 refused calls and queued reminder changes do not affect the list', () => {
  const body = { ids: ['a'], ticked: true }
  expect(
    shown(queued('/x', body, { state: { name: 'refused', reason: '' } }), queued('/x', body, { kind: 'edit' })),
  ).toEqual(['onion ab', 'soap c'])
})
