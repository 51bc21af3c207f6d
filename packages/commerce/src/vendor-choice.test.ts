import { expect, test } from 'vitest'
import { directory } from './directory/directory.ts'
import { labels, quickDelivery } from './needs/labels.ts'
import { chooseVendors, isOffered, oneForMost } from './vendor-choice.ts'

const vendors = directory.map((entry) => ({
  id: entry.slug,
  name: entry.name,
  category: entry.vendorCategory,
  location: entry.location,
  tier: entry.tier,
  services: [...entry.needs.map((name) => labels[name]), ...(entry.isQuick ? [quickDelivery] : [])],
  rating: null,
}))

test('CART-4 each badge is given once at most, the first vendor is the recommended one, and each says why', () => {
  for (const type of ['recipe', 'ingredient', 'product', 'service']) {
    const choices = chooseVendors({ type }, { city: 'Pune' }, vendors)
    expect(choices.length).toBeGreaterThan(1)
    expect(choices[0]!.badges).toContain('recommended')
    const given = choices.flatMap(({ badges }) => badges)
    expect(new Set(given).size).toBe(given.length)
    expect(choices.every(({ reasoning }) => reasoning.length > 10)).toBe(true)
  }
})

test('CART-4 a dish to order comes from kitchens, its ingredients from grocers, a chef from who sends cooks', () => {
  const categoriesOf = (action: string) =>
    chooseVendors({ type: 'recipe', action }, { city: 'Mumbai' }, vendors).map(
      ({ vendorId }) => vendors.find(({ id }) => id === vendorId)!.category,
    )
  expect(new Set(categoriesOf('order_online'))).toEqual(new Set(['restaurant']))
  expect(new Set(categoriesOf('buy_ingredients'))).toEqual(new Set(['grocery']))
  expect(new Set(categoriesOf('hire_chef'))).toEqual(new Set(['service']))
  const chef = { type: 'recipe', action: 'hire_chef' }
  const sends = vendors.filter((vendor) => isOffered(vendor, chef, { city: 'Mumbai' }))
  expect(sends.length).toBeGreaterThan(0)
  expect(sends.every(({ services }) => services.includes(labels.chef))).toBe(true)
})

test('CART-4 SHOP-1 no vendor is called fastest or cheapest without data, and none is suggested if none fits', () => {
  const alike = [
    { id: 'a', name: 'A', category: 'grocery', location: 'Pune', tier: 1, services: ['Groceries'], rating: null },
    { id: 'b', name: 'B', category: 'grocery', location: 'Pan India', tier: 1, services: ['Groceries'], rating: 4.5 },
  ]
  const choices = chooseVendors({ type: 'ingredient' }, { city: 'Pune' }, alike)
  expect(choices.flatMap(({ badges }) => badges).sort()).toEqual(['recommended'])
  expect(choices.find(({ vendorId }) => vendorId === 'b')!.reasoning).toContain('rated 4.5 of 5')
  expect(chooseVendors({ type: 'ingredient' }, { city: 'Delhi' }, alike.slice(0, 1))).toEqual([])
})

test('CART-4 the vendor that can bring most items is found', () => {
  const lines = [{ type: 'ingredient' }, { type: 'ingredient' }, { type: 'service' }]
  expect(oneForMost(lines, { city: 'Delhi' }, vendors)?.count).toBe(2)
  expect(oneForMost(lines.slice(0, 1), { city: 'Delhi' }, vendors)).toBeNull()
})

test('SHOP-2 own shops come first, then vendors that take orders and deliver to the PIN code, then the rest', () => {
  const shop = (id: string, more: object) => ({
    id,
    name: id,
    category: 'grocery',
    location: 'Pan India',
    tier: 1,
    services: ['Groceries'],
    rating: null,
    ...more,
  })
  const shops = [
    shop('site', { rating: 5 }),
    shop('far', { takesOrders: true, pinCodes: ['110001'] }),
    shop('near', { takesOrders: true, pinCodes: ['560001', '400050'] }),
    shop('anywhere', { takesOrders: true }),
    shop('mine', { isOwn: true }),
  ]
  const namesAt = (pinCode: string | null) =>
    chooseVendors({ type: 'ingredient' }, { city: 'Mumbai', pinCode }, shops).map(({ vendorId }) => vendorId)
  expect(namesAt('400050')).toEqual(['mine', 'near', 'anywhere', 'site'])
  expect(namesAt('110001')).toEqual(['mine', 'far', 'anywhere', 'site'])
  // The neighbouring post office is not one of the PIN codes it named.
  expect(namesAt('400051')).toEqual(['mine', 'anywhere', 'site'])
  expect(namesAt(null)).toEqual(['mine', 'anywhere', 'far', 'near', 'site'])
})

test('SHOP-2 CART-4 one’s own kirana is for groceries, one’s own cook for dishes, and neither replaces the other', () => {
  const shop = (id: string, category: string, services: string[], more: object = { isOwn: true }) => ({
    id,
    name: id,
    category,
    location: 'Pan India',
    tier: 1,
    services,
    rating: null,
    ...more,
  })
  const kirana = shop('kirana', 'grocery', [labels.groceries])
  const chemist = shop('chemist', 'grocery', [labels.medicine])
  const cook = shop('cook', 'service', [labels.fooddelivery, labels.chef])
  // An administrator added these without naming services.
  const society = shop('society', 'grocery', [], { takesOrders: true })
  const tiffins = shop('tiffins', 'restaurant', [], { takesOrders: true })
  const shops = [chemist, kirana, cook, society, tiffins]
  const where = { city: 'Pune' }
  const chosen = (line: Parameters<typeof chooseVendors>[0], from = shops) =>
    chooseVendors(line, where, from).map(({ vendorId }) => vendorId)
  const offered = (line: Parameters<typeof isOffered>[1]) =>
    shops.filter((vendor) => isOffered(vendor, line, where)).map(({ id }) => id)
  const chef = { type: 'recipe', action: 'hire_chef' }
  const dish = { type: 'recipe', action: 'order_online' }
  expect(chosen(chef)).toEqual(['cook'])
  expect(chosen(dish)).toEqual(['cook', 'tiffins'])
  expect(chosen({ type: 'ingredient' })).toEqual(['kirana', 'society'])
  // Whoever takes orders here may be picked, and can decline.
  expect(offered(chef)).toEqual(['cook', 'society', 'tiffins'])
  expect(offered(dish)).toEqual(['cook', 'society', 'tiffins'])
  expect(offered({ type: 'ingredient' })).toEqual(['chemist', 'kirana', 'society'])
  // Nobody is better than a shop that certainly doesn’t cook.
  expect(chosen(chef, [kirana, society])).toEqual([])
  expect(chosen({ type: 'ingredient' }, [...vendors, society])[0]).toBe('society')
})

test('SHOP-4 a vendor that orders go to fits the PIN codes it named and no other, whatever the city is called; a listed one its district', () => {
  const shop = { id: 'k', name: 'Kochi Fresh', category: 'grocery', location: 'Kochi', tier: 1, rating: null }
  const vendor = { ...shop, services: ['Groceries'], takesOrders: true, pinCodes: ['682001', '682011'] }
  const chosen = (city: string, pinCode: string | null, takesOrders = true) =>
    chooseVendors({ type: 'ingredient' }, { city, pinCode }, [{ ...vendor, takesOrders }]).map(
      ({ reasoning }) => reasoning,
    )
  expect(chosen('Mumbai', '682011')).toEqual([expect.stringContaining('delivers to your PIN code')])
  expect(chosen('Kochi', '682016')).toEqual([])
  expect(chosen('Mumbai', '682016', false)).toHaveLength(1)
  expect(chosen('Mumbai', '400050')).toEqual([])
  expect(chosen('Mumbai', null)).toEqual([])
  expect(chosen('Kochi', null)).toHaveLength(1)
})
