import { expect, test } from 'vitest'
import { type Known, type SavingLine, suggestionsFor } from './savings.ts'

const line = (more: Partial<SavingLine>): SavingLine => ({
  name: 'Dal Tadka',
  type: 'recipe',
  action: 'buy_ingredients',
  price: 29_900,
  quantity: 1,
  vendorId: null,
  ...more,
})
const nothing: Known = {
  packs: new Map(),
  packsTogether: 0,
  oneVendor: null,
  actions: { buyIngredients: 29_900, orderOnline: 49_900 },
}
const kinds = (lines: SavingLine[], known: Partial<Known> = {}) =>
  suggestionsFor(lines, { ...nothing, ...known }).map(({ type, savings }) => [type, savings])

test('CART-5 DATA-5 bundling: several sets against one list of packs', () => {
  const lines = [line({}), line({ name: 'Chole' })]
  const packs = new Map([
    [0, 20_000],
    [1, 25_000],
  ])
  expect(kinds(lines, { packs, packsTogether: 38_000 })).toEqual([['bundling', 21_800]])
  expect(suggestionsFor(lines, { ...nothing, packs, packsTogether: 38_000 })[0]!.description).toBe(
    '2 kits cost ₹598.00. As one list with shared packs, about ₹380.00. Save ₹218.00 before tax.',
  )
  expect(kinds(lines, { packs, packsTogether: 70_000 })).toEqual([])
})

test('CART-5 price comparison: one set against its packs', () => {
  expect(kinds([line({ quantity: 2, price: 29_900 })], { packs: new Map([[0, 14_200]]) })).toEqual([
    ['price_comparison', 31_400],
  ])
})

test('CART-5 substitution: cook a dish instead of ordering it, order it instead of hiring a chef', () => {
  expect(kinds([line({ action: 'order_online', price: 49_900, quantity: 2 })])).toEqual([['substitution', 40_000]])
  expect(kinds([line({ action: 'hire_chef', price: 299_900 })])).toEqual([['substitution', 250_000]])
  expect(kinds([line({ type: 'service', action: 'hire_chef', price: 299_900 })])).toEqual([])
})

test('CART-5 SHOP-1 delivery: one vendor in place of several, and never a reason to spend more', () => {
  const lines = [line({ vendorId: 'a' }), line({ vendorId: 'b' })]
  expect(kinds(lines, { oneVendor: { name: 'BigBasket', lines: [0, 1] } })).toEqual([['delivery_optimization', 0]])
  expect(
    kinds([line({ vendorId: 'a' }), line({ vendorId: 'a' })], { oneVendor: { name: 'B', lines: [0, 1] } }),
  ).toEqual([])
  // SHOP-1 There is no delivery charge, so nothing suggests enlarging a small cart.
  expect(kinds([line({ vendorId: 'a' })])).toEqual([])
  expect(kinds([])).toEqual([])
})

test('CART-5 the largest saving comes first', () => {
  const lines = [line({ action: 'order_online', price: 49_900 }), line({ action: 'hire_chef', price: 299_900 })]
  expect(kinds(lines)).toEqual([
    ['substitution', 250_000],
    ['substitution', 20_000],
  ])
})
