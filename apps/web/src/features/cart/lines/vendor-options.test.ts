import type { Vendor } from '@planner/contract/vendors'
import { expect, test } from 'vitest'

import { fittingVendors, isOutOfReach, oneShopOf, vendorInWords } from './vendor-options.ts'

const vendor = (name: string, category: Vendor['category'], location: string): Vendor => ({
  id: name,
  name,
  category,
  location,
  description: '',
  price_range: '₹₹',
  contact: null,
  website: null,
  services: [],
  is_active: true,
  rating: null,
  ratings: 0,
  takes_orders: false,
  pin_codes: [],
  is_own: false,
})
const vendors = [
  vendor('Zepto', 'grocery', 'Pan India'),
  vendor('Karim', 'restaurant', 'Delhi'),
  vendor('Swati', 'restaurant', 'Mumbai'),
  vendor('Chef Co', 'service', 'Pan India'),
  vendor('Gifts', 'gift', 'Mumbai'),
]
const namesFor = (type: string, city: string) => fittingVendors(vendors, { type }, { city }, []).map(({ name }) => name)

test.each([
  ['recipe', 'Mumbai', ['Chef Co', 'Swati', 'Zepto']],
  ['recipe_item', 'Delhi', ['Chef Co', 'Karim', 'Zepto']],
  ['service', 'Mumbai', ['Chef Co']],
  ['product', 'Mumbai', ['Gifts', 'Zepto']],
  ['product', 'Pune', ['Zepto']],
  ['ingredient', 'Mumbai', ['Zepto']],
])('CART-3 a %s in %s can come from %j', (type, city, names) => expect(namesFor(type, city)).toEqual(names))

test('CART-4 recommended vendors come first, with a short reason', () => {
  const badge = { vendor_id: 'Zepto', badges: ['recommended', 'best_price'] as const, reasoning: 'Close by' }
  const recommended = [{ ...badge, badges: [...badge.badges] }]
  const [first] = fittingVendors(vendors, { type: 'recipe' }, { city: 'Mumbai' }, recommended)
  expect(first?.name).toBe('Zepto')
  expect(vendorInWords(first!, recommended[0])).toBe('Zepto · ₹₹ · recommended, best price')
  expect(vendorInWords(vendors[1]!, undefined)).toBe('Karim · ₹₹')
})

test('SAFE-5 a provider in the cart is brought by itself alone', () => {
  const names = fittingVendors(vendors, { type: 'service', item_id: 'Chef Co' }, { city: 'Mumbai' }, []).map(
    ({ name }) => name,
  )
  expect(names).toEqual(['Chef Co'])
  expect(fittingVendors(vendors, { type: 'service', item_id: 'Karim' }, { city: 'Mumbai' }, [])).toMatchObject([
    { name: 'Karim' },
  ])
})

test('SHOP-7 only vendors that can supply a line are offered, those that take orders here first', () => {
  const all = [
    { ...vendor('LIC of India', 'service', 'Pan India'), services: ['Insurance'] },
    { ...vendor('Tanishq', 'gift', 'Pan India'), services: ['Jewellery', 'Gifts'] },
    { ...vendor('BigBasket', 'grocery', 'Pan India'), services: ['Groceries'] },
    { ...vendor('Srinivas', 'restaurant', 'Mumbai'), takes_orders: true },
  ]
  const names = (line: { type: string; action?: string; item_id?: string }) =>
    fittingVendors(all, line, { city: 'Mumbai' }, []).map(({ name }) => name)
  expect(names({ type: 'recipe', action: 'buy_ingredients' })).toEqual(['Srinivas', 'BigBasket'])
  expect(names({ type: 'product', item_id: 'free-2 kg onions' })).toEqual(['BigBasket'])
})

test('SHOP-7 one shop brings everything only where it brings every line of several', () => {
  const [zepto] = vendors
  const at = (vendor_id: string | null) => ({ vendor_id })
  expect(oneShopOf([at('Zepto'), at('Zepto')], vendors)).toBe(zepto)
  expect(oneShopOf([at('Zepto'), at(null)], vendors)).toBeNull()
  expect(oneShopOf([at('Zepto')], vendors)).toBeNull()
})

test('a shop is out of reach only if it takes orders and named other PIN codes than the one to deliver to', () => {
  const kirana = { ...vendor('Wadi Kirana', 'grocery', 'Nagpur'), takes_orders: true, pin_codes: ['440023'] }
  expect(isOutOfReach(kirana, { city: 'Nagpur', pinCode: '440001' })).toBe(true)
  expect(isOutOfReach(kirana, { city: 'Nagpur', pinCode: '440023' })).toBe(false)
  expect(isOutOfReach(kirana, { city: 'Nagpur', pinCode: '' })).toBe(false)
  expect(isOutOfReach({ ...kirana, pin_codes: [] }, { city: 'Nagpur', pinCode: '440001' })).toBe(false)
  expect(isOutOfReach({ ...kirana, takes_orders: false }, { city: 'Nagpur', pinCode: '440001' })).toBe(false)
})
