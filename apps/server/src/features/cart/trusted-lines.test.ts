import * as cart from '@planner/contract/cart'
import * as recipes from '@planner/contract/kitchen/recipes'
import * as orders from '@planner/contract/orders'
import * as vendors from '@planner/contract/vendors'
import { packOf } from '@planner/kitchen'
import { expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#test/test-server.ts'

const shop = { name: 'Sharma Kirana', category: 'grocery', description: 'Corner shop', location: 'Mumbai' } as const
const tadka = 'punjab.dal-tadka'

/** A cheap provider, an expensive one, and a grocer. */
async function sellers(server: TestServer) {
  const admin = await server.anAdmin()
  const service = { ...shop, category: 'service' } as const
  return {
    admin,
    cheap: await admin.call(vendors.create, { ...service, name: 'Ramesh Plumbing', price_range: '₹' }),
    dear: await admin.call(vendors.create, { ...service, name: 'Royal Plumbing', price_range: '₹₹₹' }),
    grocer: await admin.call(vendors.create, shop),
  }
}

test('SAFE-5 the server names what it prices: green chilli can’t be called saffron', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const chilli = packOf('green-chilli')!
  const sent = { type: 'ingredient', item_id: 'green-chilli', name: 'Saffron 100 g', price: 1, quantity: 20 } as const
  const ours = { name: `green chilli, ${chilli.label}`, price: chilli.rupees, quoted: false, vendor_name: null }
  expect((await asha.call(cart.add, { ...sent, vendor_name: 'Taj Spices' })).items).toMatchObject([ours])
  const { items } = await asha.call(cart.addAll, {
    items: [sent, { type: 'recipe', item_id: tadka, name: 'Lobster Thermidor', action: 'buy_ingredients' }],
  })
  expect(items).toMatchObject([
    { ...ours, quantity: 40 },
    { name: 'Dal Tadka', price: 299, quoted: false },
  ])
  const order = await asha.call(orders.create, {})
  expect(order.items.map(({ name }) => name)).toEqual([{ ...ours, vendor_name: expect.any(String) }.name, 'Dal Tadka'])
  const again = await asha.call(orders.reorder, { id: order.id })
  expect(again.cart.items).toMatchObject([{ ...ours, vendor_name: expect.any(String) }, { name: 'Dal Tadka' }])
})

test('SAFE-5 a suggested provider is added with its own price and name', async () => {
  await using server = await startTestServer()
  const [asha, { cheap, dear, grocer }] = [await server.aPerson(), await sellers(server)]
  const line = { type: 'service', item_id: cheap.id, name: 'Whole house rewired', price: 1 } as const
  for (const vendor_id of [dear.id, grocer.id]) {
    expect(await asha.ask(cart.add, { ...line, vendor_id })).toMatchObject({
      status: 422,
      detail: 'That shop doesn’t offer this',
    })
    expect(await asha.ask(cart.addAll, { items: [{ ...line, vendor_id }] })).toMatchObject({ status: 422 })
  }
  const unknown = { ...line, vendor_id: '00000000-0000-4000-8000-000000000000' }
  expect(await asha.ask(cart.add, unknown)).toMatchObject({ status: 404, detail: 'Vendor not found' })
  const ours = { name: 'Ramesh Plumbing', price: 1299, quoted: false, vendor_id: cheap.id, vendor_name: cheap.name }
  expect((await asha.call(cart.add, { ...line, vendor_name: dear.name })).items).toMatchObject([ours])
  for (const vendor_id of [dear.id, null]) {
    expect(await asha.ask(cart.put, { items: [{ index: 0, vendor_id }] })).toMatchObject({
      status: 422,
      detail: 'That shop doesn’t offer this',
    })
  }
  expect(await asha.call(cart.put, { items: [{ index: 0, quantity: 2 }] })).toMatchObject({ items: [ours] })
})

test('SAFE-5 an item with our price can be assigned only to an active vendor that offers such items', async () => {
  await using server = await startTestServer()
  const [asha, { admin, cheap, grocer }] = [await server.aPerson(), await sellers(server)]
  const paneer = { type: 'ingredient', item_id: 'paneer', name: 'Paneer' } as const
  expect(await asha.ask(cart.add, { ...paneer, vendor_id: cheap.id })).toMatchObject({ status: 422 })
  expect((await asha.call(cart.add, { ...paneer, vendor_id: grocer.id })).items).toMatchObject([
    { vendor_id: grocer.id, vendor_name: 'Sharma Kirana' },
  ])
  await admin.call(vendors.update, { id: grocer.id, is_active: false })
  const recipe = { type: 'recipe', item_id: tadka, name: 'Dal', vendor_id: grocer.id } as const
  expect(await asha.ask(cart.add, recipe)).toMatchObject({ status: 404, detail: 'Vendor not found' })
})

test('SAFE-5 unknown items, including unknown recipes, are marked as quoted under the name they were sent with', async () => {
  await using server = await startTestServer()
  const [asha, { cheap }] = [await server.aPerson(), await sellers(server)]
  const { items } = await asha.call(cart.addAll, {
    items: [
      { type: 'product', item_id: 'lamp', name: 'Brass lamp', price: 1500, vendor_name: 'A shop of mine' },
      { type: 'recipe', item_id: 'saffron', name: 'Saffron 100 g', price: 1, action: 'order_online' },
    ],
  })
  expect(items).toMatchObject([
    { name: 'Brass lamp', price: 1500, quoted: true, vendor_id: null, vendor_name: 'A shop of mine' },
    { name: 'Saffron 100 g', price: 499, quoted: true },
  ])
  const other = { type: 'product', item_id: 'mat', name: 'Mat', price: 20, vendor_id: cheap.id } as const
  expect(await asha.ask(cart.add, other)).toMatchObject({ status: 422 })
  const order = await asha.call(orders.create, {})
  expect(order).toMatchObject({ awaits_price: true })
})

test('SAFE-5 whether a line is quoted or priced by us follows from the latest addition, also when lines merge', async () => {
  await using server = await startTestServer()
  const [asha, { admin, cheap }] = [await server.aPerson(), await sellers(server)]
  const line = { type: 'service', item_id: cheap.id, name: 'Cheap', price: 5 } as const
  // A line as an earlier version stored it.
  await asha.call(cart.add, { ...line, vendor_id: cheap.id })
  await server.pool.query(
    `update carts set lines = jsonb_set(jsonb_set(lines, '{0,name}', '"Saffron"'), '{0,vendor_id}', 'null') where user_id = $1`,
    [asha.id],
  )
  expect((await asha.call(cart.get, {})).items).toMatchObject([{ name: 'Saffron' }])
  await admin.call(vendors.update, { id: cheap.id, is_active: false })
  expect((await asha.call(cart.add, line)).items).toMatchObject([
    { name: 'Cheap', price: 5, quoted: true, quantity: 2 },
  ])
  await server.pool.query(`update carts set lines = jsonb_set(lines, '{0,quoted}', 'false') where user_id = $1`, [
    asha.id,
  ])
  expect((await asha.call(cart.addAll, { items: [line] })).items).toMatchObject([{ price: 5, quoted: true }])
})

test.each([
  [0.004, 'Price must be at least one paisa'],
  [0.0099, 'Price must be at least one paisa'],
  [0, 'Price must be more than zero'],
  [-1, 'Price must be more than zero'],
  [1_000_001, 'That price is too high'],
])('SAFE-5 a price of ₹%d is refused with one sentence', async (price, detail) => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const line = { type: 'product', item_id: 'seed', name: 'A seed', price } as const
  expect(await asha.ask(cart.add, line)).toMatchObject({ status: 422, detail })
  expect(await asha.ask(cart.addAll, { items: [line] })).toMatchObject({ status: 422, detail })
})

test('SAFE-5 an old order with an item at ₹0 is reordered at the usual price', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  await asha.call(cart.add, { type: 'product', item_id: 'seed', name: 'A seed', price: 5 })
  const { id } = await asha.call(orders.create, {})
  await server.pool.query(`update orders set lines = jsonb_set(lines, '{0,price}', '0') where id = $1`, [id])
  expect((await asha.call(orders.reorder, { id })).cart.items).toMatchObject([{ price: 1299, quoted: true }])
})

test('SAFE-5 an order can be reordered even if one of its vendors has left', async () => {
  await using server = await startTestServer()
  const [asha, { admin, cheap, grocer }] = [await server.aPerson(), await sellers(server)]
  await asha.call(cart.add, { type: 'ingredient', item_id: 'paneer', name: 'Paneer', vendor_id: grocer.id })
  await asha.call(cart.add, { type: 'service', item_id: cheap.id, name: 'Plumber', vendor_id: cheap.id })
  const { id } = await asha.call(orders.create, {})
  await admin.call(vendors.remove, { id: grocer.id })
  await admin.call(vendors.remove, { id: cheap.id })
  expect((await asha.call(orders.reorder, { id })).cart.items).toMatchObject([
    { vendor_id: null, vendor_name: null, quoted: false },
    { name: 'Ramesh Plumbing', price: 1299, quoted: true, vendor_id: null, vendor_name: 'Ramesh Plumbing' },
  ])
})

test('SAFE-5 an administrator sets the price of a quoted line and of no other', async () => {
  await using server = await startTestServer()
  const [asha, { admin }] = [await server.aPerson(), await sellers(server)]
  await asha.call(cart.add, { type: 'recipe', item_id: tadka, name: 'Dal' })
  await asha.call(cart.add, { type: 'product', item_id: 'lamp', name: 'Brass lamp', price: 10 })
  const { id } = await asha.call(orders.create, {})
  for (const index of [0, 7]) {
    expect(await admin.ask(orders.setStatus, { id, prices: [{ index, price: 1 }] })).toMatchObject({
      status: 409,
      detail: 'Only quoted prices can be changed',
    })
  }
  expect(await admin.ask(orders.setStatus, { id, prices: [{ index: 1, price: 0.004 }] })).toMatchObject({ status: 422 })
  expect(await asha.ask(orders.setStatus, { id, prices: [{ index: 1, price: 1 }] })).toMatchObject({ status: 403 })
  const set = await admin.call(orders.setStatus, { id, prices: [{ index: 1, price: 1500 }] })
  expect(set).toMatchObject({
    awaits_price: true,
    subtotal: 1799,
    total_amount: 2122.82,
    items: [{ price: 299 }, { price: 1500, line_total: 1500, quoted: true }],
  })
  expect(set.timeline.at(-1)).toMatchObject({ status: 'pending', note: 'Price set: the total is now ₹2,122.82' })
  await admin.call(orders.setStatus, { id, accept_prices: true })
  expect(await admin.ask(orders.setStatus, { id, prices: [{ index: 1, price: 1 }] })).toMatchObject({ status: 409 })
})

test('SAFE-5 a recipe’s ingredients are named as the kitchen names them', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const { cart: after } = await asha.call(cart.addRecipeIngredients, { recipe_id: tadka })
  const list = await asha.call(recipes.shoppingList, { recipes: [{ id: tadka }] })
  const named = new Map(list.items.map(({ id, name }) => [id, name]))
  expect(after.items.length).toBeGreaterThan(4)
  for (const { item_id: id, name } of after.items) expect(name).toBe(`${named.get(id)}, ${packOf(id)!.label}`)
})
