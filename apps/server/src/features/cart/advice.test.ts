import * as cart from '@planner/contract/cart'
import * as location from '@planner/contract/location'
import * as vendors from '@planner/contract/vendors'
import { countedAs, planDay, type Recipe } from '@planner/kitchen'
import { beforeAll, expect, test } from 'vitest'
import { startTestServer } from '#test/test-server.ts'

let dishes: Recipe[]
beforeAll(() => {
  const plan = planDay({ date: '2026-11-20', vegOnly: true, city: 'Mumbai', seen: [], seed: 'advice' })
  dishes = plan.sections.flatMap(({ recipes }) => recipes)
})

const kit = ({ id, title }: Recipe) =>
  ({ type: 'recipe', item_id: id, recipe_id: id, name: title, action: 'buy_ingredients' }) as const

test('CART-7 RECIPE-5 API-5 all ingredients of a recipe go into the cart in packs, at the price book’s prices', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const [dish] = dishes
  const { items_added: added, cart: after } = await asha.call(cart.addRecipeIngredients, { recipe_id: dish!.id })
  expect(added).toBe(after.items.length)
  expect(added).toBeGreaterThan(2)
  for (const item of after.items) {
    expect(item).toMatchObject({ type: 'ingredient', quoted: false })
    expect(item.price).toBeGreaterThan(0)
    expect(Number.isInteger(item.price)).toBe(true)
  }
  expect(after.items.map(({ item_id }) => item_id)).not.toContain('salt')
  const again = await asha.call(cart.addRecipeIngredients, { recipe_id: dish!.id, serves: 12 })
  // Some foods are bought in larger packs, which are separate lines.
  expect(new Set(again.cart.items.map(({ item_id }) => countedAs(item_id).food)).size).toBe(added)
  expect(await asha.ask(cart.addRecipeIngredients, { recipe_id: 'no.such.dish.-' })).toMatchObject({
    status: 404,
    detail: 'Recipe not found',
  })
})

// docs/product/decisions.md#21
test('an ingredient’s price is the price book’s, whatever the page sends', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const { items } = await asha.call(cart.add, { type: 'ingredient', item_id: 'paneer', name: 'Paneer', price: 1 })
  expect(items[0]).toMatchObject({ quoted: false })
  expect(items[0]!.price).toBeGreaterThan(40)
  const unknown = { type: 'ingredient', item_id: 'moondust', name: 'Moon dust' }
  expect(await asha.ask(cart.add, unknown)).toMatchObject({ status: 422, detail: expect.stringContaining('price') })
  const quoted = await asha.call(cart.add, { ...unknown, type: 'ingredient', price: 80 })
  expect(quoted.items.at(-1)).toMatchObject({ price: 80, quoted: true })
})

test('CART-4 API-5 each line gets suitable, existing vendors with reasons', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const items = [
    { type: 'ingredient' as const },
    { type: 'service' as const },
    { type: 'recipe' as const, action: 'order_online' },
  ]
  const answer = await asha.call(cart.vendorRecommendations, {
    cart_items: items,
    user_location: { lat: 18.52, lng: 73.86, city: 'Pune' },
  })
  const known = new Map((await asha.call(vendors.list, {})).map((vendor) => [vendor.id, vendor]))
  expect(Object.keys(answer.recommendations)).toEqual(['item_0', 'item_1', 'item_2'])
  const categories = ['grocery', 'service', 'restaurant']
  for (const [index, category] of categories.entries()) {
    const choices = answer.recommendations[`item_${index}`]!
    expect(choices.length).toBeGreaterThan(0)
    for (const { vendor_id: id } of choices) {
      expect(known.get(id)).toMatchObject({ category })
      expect(['Pune', 'Pan India']).toContain(known.get(id)!.location)
    }
  }
  expect(await asha.call(cart.vendorRecommendations, { cart_items: [] })).toEqual({
    recommendations: {},
    ai_suggestion: null,
    may_word: false,
  })
  expect(await asha.ask(cart.vendorRecommendations, { cart_items: [{ type: 'spell' }] })).toMatchObject({ status: 422 })
})

test('CART-4 the cart says which vendor can bring several items together', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const items = [{ type: 'ingredient' as const }, { type: 'ingredient' as const }]
  const { ai_suggestion: word } = await asha.call(cart.vendorRecommendations, {
    cart_items: items,
    user_location: null,
  })
  // SHOP-1 No vendor in the directory takes orders, so no delivery is promised.
  expect(word).toMatch(/offers 2 of these 2: one list to send/)
})

test('CART-5 API-5 savings follow from the cart and the price book', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  expect(await asha.call(cart.smartSuggestions, {})).toEqual({ suggestions: [], total_potential_savings: 0 })
  await asha.call(cart.add, kit(dishes[0]!))
  await asha.call(cart.add, kit(dishes[1]!))
  await asha.call(cart.add, { ...kit(dishes[2]!), action: 'hire_chef' })
  const { suggestions, total_potential_savings: total } = await asha.call(cart.smartSuggestions, {})
  expect(suggestions).toContainEqual(
    expect.objectContaining({ type: 'substitution', savings: 2500, items: [dishes[2]!.title] }),
  )
  const savings = suggestions.map((suggestion) => suggestion.savings)
  expect(savings).toEqual([...savings].sort((a, b) => b - a))
  expect(total).toBeCloseTo(
    savings.reduce((sum, one) => sum + one, 0),
    2,
  )
  expect(suggestions.every(({ description }) => description.includes('₹'))).toBe(true)
})

test('SHOP-1 savings are not computed from unquoted prices, and nobody is urged to spend more', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  await asha.call(location.updateLocation, { location: 'Delhi, India', city: 'Delhi' })
  const dear = (await asha.call(vendors.list, {})).find(({ name }) => name === 'Apollo Hospitals')!
  await asha.call(cart.add, { type: 'service', item_id: dear.id, name: dear.name, vendor_id: dear.id })
  await asha.call(cart.add, { type: 'ingredient', item_id: 'paneer', name: 'Paneer' })
  const { suggestions } = await asha.call(cart.smartSuggestions, {})
  expect(suggestions).toEqual([])
})

test('CART-5 SHOP-1 one shop is suggested only for what it offers, without claiming that it delivers', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const [grocer, other] = (await asha.call(vendors.list, {})).filter(
    ({ category, location: place }) => category === 'grocery' && place === 'Pan India',
  )
  await asha.call(cart.add, { ...kit(dishes[0]!), vendor_id: grocer!.id })
  await asha.call(cart.add, { ...kit(dishes[1]!), vendor_id: other!.id })
  await asha.call(cart.add, { ...kit(dishes[2]!), action: 'order_online' })
  const { suggestions } = await asha.call(cart.smartSuggestions, {})
  const delivery = suggestions.find(({ title }) => title.startsWith('One shop'))!
  expect(delivery.items).toEqual([dishes[0]!.title, dishes[1]!.title])
})

test('CART-5 no other shop is suggested for what comes from one shop already, chosen by the person or by us', async () => {
  await using server = await startTestServer()
  const [asha, boss] = [await server.aPerson(), await server.anAdmin()]
  await asha.call(location.updateLocation, { location: 'Nagpur, India', city: 'Nagpur' })
  const shop = await boss.call(vendors.create, {
    name: 'Wadi Kirana',
    category: 'grocery',
    description: 'Corner shop',
    location: 'Nagpur',
    order_channel: 'email',
    order_to: 'shop@example.in',
  })
  await server.pool.query('update vendors set takes_orders = true where id = $1', [shop.id])
  await asha.call(cart.add, { ...kit(dishes[0]!), vendor_id: shop.id })
  await asha.call(cart.add, { ...kit(dishes[1]!), vendor_id: shop.id })
  // Left to us, which is that shop too.
  await asha.call(cart.add, kit(dishes[2]!))
  const { suggestions } = await asha.call(cart.smartSuggestions, {})
  expect(suggestions.filter(({ type }) => type === 'delivery_optimization')).toEqual([])
})
