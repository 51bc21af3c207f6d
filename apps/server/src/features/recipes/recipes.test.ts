import * as cart from '@planner/contract/cart'
import * as recipes from '@planner/contract/kitchen/recipes'
import { expect, test } from 'vitest'
import { startTestServer } from '#test/test-server.ts'

test('RECIPE-8 API-4 recipes are found by their names, veg only where asked', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const found = await asha.call(recipes.search, { query: 'panir butter masla' })
  expect(found.recipes[0]!.title).toMatch(/paneer/i)
  const chicken = await asha.call(recipes.search, { query: 'chicken curry', veg_only: true })
  expect(chicken.recipes.every(({ is_vegetarian }) => is_vegetarian)).toBe(true)
  const kerala = await asha.call(recipes.search, { query: 'fish', region: 'South' })
  expect(new Set(kerala.recipes.map(({ region }) => region))).toEqual(new Set(['South']))
})

test.each([
  ['', 'Query must not be empty'],
  ['   ', 'Query must not be empty'],
  ['x'.repeat(301), 'Query must be at most 300 characters'],
])('an invalid search query is refused: %s', async (query, detail) => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  expect(await asha.ask(recipes.search, { query })).toMatchObject({ status: 422, detail })
})

test.each(['???', '🥘🍛', 'x'.repeat(300), '\u202e\u200b', "'; drop table users; --"])(
  'odd queries find nothing: %s',
  async (query) => {
    await using server = await startTestServer()
    const asha = await server.aPerson()
    expect((await asha.ask(recipes.search, { query })).status).toBe(200)
  },
)

test('RECIPE-12 PROFILE-3 API-4 a saved recipe is stored completely until it is removed', async () => {
  await using server = await startTestServer()
  const [asha, ravi] = [await server.aPerson(), await server.aPerson()]
  const plan = await asha.call(recipes.mealPlan, {})
  const [first, second] = plan.sections.Breakfast
  await asha.call(recipes.save, { id: first!.id })
  await asha.call(recipes.save, { id: first!.id })
  server.clock.set(new Date('2026-11-20T06:00:00Z'))
  const saved = await asha.call(recipes.save, { id: second!.id })
  expect(saved.saved_recipe_ids).toEqual([second!.id, first!.id])
  const kept = await asha.call(recipes.saved, {})
  expect(kept.recipes[1]).toMatchObject({ id: first!.id, title: first!.title, ingredients: first!.ingredients })
  expect((await ravi.call(recipes.saved, {})).saved_recipe_ids).toEqual([])

  const headers = { authorization: `Bearer ${asha.token}`, accept: 'application/json' }
  const removed = await server.app.inject({ method: 'DELETE', url: `/recipes/${first!.id}/save`, headers })
  expect(removed.json()).toMatchObject({ saved_recipe_ids: [second!.id] })
})

test('a recipe is read by its id, for as many as one cooks for', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const { id } = (await asha.call(recipes.mealPlan, {})).sections.Lunch[0]!
  const four = await asha.call(recipes.one, { id })
  const eight = await asha.call(recipes.one, { id, serves: '8' })
  expect([four.serves, eight.serves]).toEqual([4, 8])
  expect(eight.nutrition_facts.energy_kcal).toBe(four.nutrition_facts.energy_kcal)
})

test.each([
  ['no.such.recipe.here', 404],
  ['Robert%27)', 422],
  ['../../etc/passwd', 422],
  ['a'.repeat(121), 422],
])('an invalid recipe id is refused: %s', async (id, status) => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  expect(await asha.ask(recipes.one, { id })).toMatchObject({ status })
  expect(await asha.ask(recipes.save, { id })).toMatchObject({ status })
})

test('what several recipes need is one list, without what is at home', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const plan = await asha.call(recipes.mealPlan, {})
  const wanted = recipes.categories.map((category) => ({ id: plan.sections[category][0]!.id }))
  const list = await asha.call(recipes.shoppingList, { recipes: wanted })
  expect(new Set(list.items.map(({ id }) => id)).size).toBe(list.items.length)
  expect(list.items.reduce((sum, { price }) => sum + price, 0)).toBeCloseTo(list.total, 0)
  const have = [list.items[0]!.id]
  const less = await asha.call(recipes.shoppingList, { recipes: wanted, have })
  expect(less.total).toBeLessThan(list.total)
  expect(less.items.find(({ id }) => id === have[0])).toMatchObject({ have: true })
  expect(await asha.ask(recipes.shoppingList, { recipes: [] })).toMatchObject({ status: 422 })
})

test('a shopping list costs in the cart what it said, pack by pack', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const plan = await asha.call(recipes.mealPlan, {})
  const wanted = recipes.categories.flatMap((category) => plan.sections[category].map(({ id }) => ({ id })))
  const { items, total } = await asha.call(recipes.shoppingList, { recipes: wanted })
  const lines = items.map(({ id, pack, packs }) => ({
    type: 'ingredient' as const,
    item_id: id,
    name: pack,
    quantity: packs,
  }))
  const filled = await asha.call(cart.addAll, { items: lines })
  expect(filled.items.map(({ line_total }) => line_total)).toEqual(items.map(({ price }) => price))
  expect(filled.totals.subtotal).toBe(total)
  expect(items.find(({ id }) => id === 'onion')).toMatchObject({ pack: '500 g loose' })
})

test('RECIPE-12 the kitchen tip is the day’s own', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const { tip } = await asha.call(recipes.kitchenTip, {})
  expect(tip.length).toBeGreaterThan(20)
  expect(await asha.call(recipes.kitchenTip, {})).toEqual({ tip })
  server.clock.set(new Date('2026-11-21T04:30:00Z'))
  expect((await asha.call(recipes.kitchenTip, {})).tip).not.toBe(tip)
})
