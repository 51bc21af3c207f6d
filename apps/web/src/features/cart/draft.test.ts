import type { Cart, CartItem } from '@planner/contract/cart'
import { expect, test } from 'vitest'

import { type CartDraft, changesOf, keysOf, noDraft, shownLines, totalsInRupees, withChange } from './draft.ts'

const tea: CartItem = {
  type: 'product',
  item_id: 'tea',
  name: 'Assam tea',
  quantity: 2,
  price: 240.5,
  quoted: true,
  line_total: 481,
  hsn_sac: '0902',
  vendor_id: null,
  vendor_name: null,
  description: null,
  reminder_id: null,
  recipe_id: null,
  action: null,
  replacement: 'ask',
}
const dal: CartItem = {
  ...tea,
  type: 'recipe',
  item_id: 'dal',
  name: 'Dal',
  price: 299,
  line_total: 598,
  quoted: false,
}
const cartOf = (...items: CartItem[]): Cart => ({
  items,
  version: 3,
  totals: totalsInRupees(items),
  address: null,
  pin_code: null,
  deliver_by: null,
  payment_method: 'on_delivery',
})
const [teaKey, dalKey] = keysOf([tea, dal]) as [string, string]
const chosen = (quantity: number) => withChange(noDraft, [tea, dal], teaKey, { quantity })

test('CART-2 a quantity chosen on the page shows, with its sums to the paisa', () => {
  const lines = shownLines([tea, dal], chosen(5))
  expect(lines.map(({ quantity, line_total }) => [quantity, line_total])).toEqual([
    [5, 1202.5],
    [2, 598],
  ])
  expect(totalsInRupees(lines)).toEqual({ subtotal: 1800.5, cgst: 162.05, sgst: 162.05, total_amount: 2124.6 })
})

test('CART-2 only differences are sent', () => {
  const cart = cartOf(tea, dal)
  expect(changesOf(cart, noDraft)).toBeNull()
  expect(changesOf(cart, chosen(2))).toBeNull()
  expect(changesOf(cart, chosen(5))).toEqual({ items: [{ index: 0, quantity: 5 }] })
  const vendor = { id: 'v1', name: 'Sharma Kirana' }
  const draft: CartDraft = {
    ...withChange(chosen(5), cart.items, dalKey, { vendor, replacement: 'similar' }),
    address: ' 14 Hill Road ',
    pinCode: '400050',
  }
  expect(changesOf(cart, draft)).toEqual({
    items: [
      { index: 0, quantity: 5 },
      { index: 1, vendor_id: 'v1', replacement: 'similar' },
    ],
    address: ' 14 Hill Road ',
    pin_code: '400050',
  })
})

test.each([
  ['is as it was', 2, 5, 5],
  ['was added to elsewhere', 3, 5, 6],
  ['was made less elsewhere', 1, 5, 1],
  ['was added to beyond what a line holds', 900, 500, 999],
])('CART-2 the draft is merged with the server if its line %s', (_, there, wanted, shown) => {
  expect(shownLines([{ ...tea, quantity: there }, dal], chosen(wanted))[0]!.quantity).toBe(shown)
})

test('CART-2 a choice made after a change on another device wins', () => {
  const items = [{ ...tea, quantity: 3 }, dal]
  const draft = withChange(chosen(5), items, teaKey, { replacement: 'none' })
  expect(shownLines(items, draft)[0]).toMatchObject({ quantity: 6, replacement: 'none' })
  expect(shownLines(items, withChange(draft, items, teaKey, { quantity: 4 }))[0]!.quantity).toBe(4)
})

test('CART-2 a line that went elsewhere takes its changes along, and lines that moved keep theirs', () => {
  expect(shownLines([dal], chosen(5)).map(({ quantity }) => quantity)).toEqual([2])
  expect(Object.keys(withChange(chosen(5), [dal], dalKey, { quantity: 1 }).lines)).toEqual([dalKey])
  expect(shownLines([dal, tea], chosen(5)).map(({ quantity }) => quantity)).toEqual([2, 5])
})

test('CART-2 two equal lines are distinguished', () => {
  const keys = keysOf([tea, tea])
  expect(new Set(keys).size).toBe(2)
  const draft = withChange(noDraft, [tea, tea], keys[1]!, { quantity: 9 })
  expect(shownLines([tea, tea], draft).map(({ quantity }) => quantity)).toEqual([2, 9])
})

test('CART-2 changing a line creates a new object for that line only, so that no other is rendered again', () => {
  const items = [tea, dal]
  const one = chosen(3)
  const before = shownLines(items, one)
  const after = shownLines(items, withChange(one, items, dalKey, { quantity: 4 }))

  expect(after[0]).toBe(before[0])
  expect(after[1]).not.toBe(before[1])
  expect(shownLines(items, withChange(one, items, teaKey, { quantity: 5 }))[0]).not.toBe(before[0])
})
