import { expect, test } from 'vitest'

import type { Item } from './by-aisle.ts'
import { toCart } from './to-cart.ts'

test('a line of the list comes into the cart by the pack, and says which', () => {
  const eggs = { id: 'egg', name: 'eggs', buy: '1 tray of 30', pack: '1 tray of 6', packs: 5 } as Item
  expect(toCart(eggs)).toMatchObject({ item_id: 'egg', name: 'eggs, 1 tray of 6', quantity: 5 })
})
