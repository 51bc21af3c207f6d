import * as cart from '@planner/contract/cart'
import { bodyLimitBytes } from '@planner/contract/constants/api'
import * as vendors from '@planner/contract/vendors'
import { expect, test } from 'vitest'
import { startTestServer } from '#test/test-server.ts'

const tea = { type: 'product', item_id: 'tea', name: 'Assam tea', price: 240, quantity: 1 } as const

const shop = { name: 'Sharma Kirana', category: 'grocery', description: 'Corner shop', location: 'Mumbai' } as const

test('CART-7 API-5 DATA-4 added items are in the cart, with totals', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  expect(await asha.call(cart.get, {})).toMatchObject({ items: [], version: 0 })

  await asha.call(cart.add, { type: 'recipe', item_id: 'punjab.dal-tadka', name: 'Dal', price: 1, action: 'hire_chef' })
  const after = await asha.call(cart.add, { ...tea, quantity: 2 })
  expect(after).toMatchObject({
    version: 2,
    items: [
      { type: 'recipe', price: 2999, line_total: 2999, quoted: false, hsn_sac: '996339', action: 'hire_chef' },
      { type: 'product', price: 240, line_total: 480, quoted: true, quantity: 2 },
    ],
    totals: { subtotal: 3479, cgst: 313.11, sgst: 313.11, total_amount: 4105.22 },
  })
  expect(await asha.call(cart.get, {})).toEqual(after)
})

test('SCALE-2 a call repeated with its idempotency key adds to the cart once', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const add = (url: string, payload: object, key: string) =>
    server.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { authorization: `Bearer ${asha.token}`, 'idempotency-key': key },
    })
  for (const key of ['first-attempt-1', 'first-attempt-1', 'another-2222']) {
    expect((await add('/api/cart/add', tea, key)).statusCode).toBe(200)
  }
  const again = await add('/api/cart/add', tea, 'first-attempt-1')
  expect(again.json()).toMatchObject({ items: [{ name: 'Assam tea', quantity: 2 }] })
  const all = { items: [tea, { ...tea, item_id: 'salt', name: 'Salt' }] }
  await add('/api/cart/add-all', all, 'all-of-them-3')
  const after = await add('/api/cart/add-all', all, 'all-of-them-3')
  expect(after.json()).toMatchObject({ items: [{ quantity: 3 }, { name: 'Salt', quantity: 1 }] })
  expect(after.json()).toEqual(await asha.call(cart.get, {}))
})

test('CART-7 the same API calls work without the /api prefix', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const headers = { authorization: `Bearer ${asha.token}`, accept: 'application/json' }
  const added = await server.app.inject({ method: 'POST', url: '/cart/add', payload: tea, headers })
  expect(added.statusCode).toBe(200)
  const read = await server.app.inject({ url: '/cart', headers })
  expect(read.json()).toMatchObject({ items: [{ name: 'Assam tea' }] })
})

test.each([
  ['buy_ingredients', 299],
  ['order_online', 499],
  ['hire_chef', 2999],
  [null, 299],
] as const)('CART-7 a recipe for %s costs ₹%d, whatever the page sends', async (action, price) => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  for (const type of ['recipe', 'recipe_item'] as const) {
    const { items } = await asha.call(cart.add, { type, item_id: 'punjab.dal-tadka', name: 'Chole', price: 1, action })
    expect(items.at(-1)).toMatchObject({ name: 'Dal Tadka', price, quoted: false })
  }
})

test('DASH-8 a service costs what its vendor’s tier says', async () => {
  await using server = await startTestServer()
  const [asha, admin] = [await server.aPerson(), await server.anAdmin()]
  const vendor = await admin.call(vendors.create, { ...shop, category: 'service', price_range: '₹₹' })
  const { items } = await asha.call(cart.add, {
    type: 'service',
    item_id: vendor.id,
    name: 'Plumber',
    price: 5,
    vendor_id: vendor.id,
  })
  expect(items[0]).toMatchObject({ price: 2499, quoted: false, vendor_name: 'Sharma Kirana' })
})

test('fifty parallel additions all count, and equal items share a line', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  await Promise.all(Array.from({ length: 50 }, (_, n) => asha.call(cart.add, { ...tea, item_id: `tea-${n % 2}` })))
  const { items, version } = await asha.call(cart.get, {})
  expect(items.map(({ quantity }) => quantity)).toEqual([25, 25])
  expect(version).toBe(50)
})

test.each([
  [{ ...tea, quantity: -1 }, 'Quantity must be at least 1'],
  [{ ...tea, quantity: 1e9 }, 'Quantity must be at most 999'],
  [{ ...tea, quantity: 1.5 }, 'Quantity must be a whole number'],
  [{ ...tea, price: -5 }, 'Price must be more than zero'],
  [{ ...tea, price: 1e9 }, 'That price is too high'],
  [{ ...tea, price: 'free' }, 'Price must be a number'],
  [{ ...tea, price: null }, 'Price must be a number'],
  [{ ...tea, type: 'spell' }, 'type must be recipe, recipe_item, service, product or ingredient'],
  [{ ...tea, name: '   ' }, 'Name must not be empty'],
  [{ ...tea, action: 'steal' }, 'action must be buy_ingredients, order_online or hire_chef'],
])('an invalid cart line is refused with a sentence: %o', async (input, detail) => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  expect(await asha.ask(cart.add, input)).toMatchObject({ status: 422, detail })
  expect((await asha.call(cart.get, {})).items).toEqual([])
})

test('a full cart refuses new items but accepts more of those in it', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const line = (n: number) => ({ ...tea, item_id: `tea-${n}`, quoted: true })
  await asha.call(cart.add, line(0))
  await server.pool.query(
    `update carts set lines = (
      select jsonb_agg(lines -> 0 || jsonb_build_object('item_id', 'tea-' || n)) from generate_series(0, 199) as n
    )`,
  )
  expect(await asha.ask(cart.add, line(200))).toMatchObject({ status: 409, detail: expect.stringContaining('full') })
  expect((await asha.call(cart.add, line(7))).items[7]).toMatchObject({ quantity: 2 })
})

test('a list goes into the cart whole or not at all, in one change', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  await asha.call(cart.add, { ...tea, item_id: 'tea-1' })
  const week = Array.from({ length: 160 }, (_, n) => ({ ...tea, item_id: `tea-${n}`, quantity: 2 }))
  const after = await asha.call(cart.addAll, { items: [...week, { ...tea, item_id: 'tea-1' }] })
  expect(after.version).toBe(2)
  expect(after.items).toHaveLength(160)
  expect(after.items[0]).toMatchObject({ item_id: 'tea-1', quantity: 4 })
  // Ravi adds the same items one by one and ends up with the same cart.
  const ravi = await server.aPerson()
  const first = [{ ...tea, item_id: 'tea-1' }, ...week.slice(0, 3), { ...tea, item_id: 'tea-1', price: 99 }]
  for (const item of first) await ravi.call(cart.add, item)
  const meera = await server.aPerson()
  expect((await meera.call(cart.addAll, { items: first })).items).toEqual((await ravi.call(cart.get, {})).items)

  const tooMany = Array.from({ length: 41 }, (_, n) => ({ ...tea, item_id: `coffee-${n}` }))
  expect(await asha.ask(cart.addAll, { items: tooMany })).toMatchObject({ status: 409 })
  expect(await asha.ask(cart.addAll, { items: [tea, { ...tea, quantity: 0 }] })).toMatchObject({ status: 422 })
  expect(await asha.ask(cart.addAll, { items: [] })).toMatchObject({ status: 422, detail: 'Choose at least one item' })
  const more = Array.from({ length: 201 }, () => tea)
  expect(await asha.ask(cart.addAll, { items: more })).toMatchObject({
    status: 422,
    detail: 'That’s more than a cart can hold',
  })
  expect(await asha.call(cart.get, {})).toEqual(after)
  // The largest possible list, with long names, stays below the request size limit.
  const long = week.map((item) => ({ ...item, name: 'a'.repeat(60), description: 'b'.repeat(120) }))
  expect(JSON.stringify({ items: long }).length).toBeLessThan(bodyLimitBytes)
})

// docs/product/decisions.md#20
test('CART-2 a PUT changes everything or nothing, and is refused for an outdated cart', async () => {
  await using server = await startTestServer()
  const [asha, admin] = [await server.aPerson(), await server.anAdmin()]
  const grocer = await admin.call(vendors.create, shop)
  const barber = await admin.call(vendors.create, { ...shop, name: 'Salon', category: 'service' })
  await asha.call(cart.add, tea)
  const { version } = await asha.call(cart.add, { ...tea, item_id: 'coffee', name: 'Coffee' })

  const bad = {
    items: [
      { index: 0, quantity: 5 },
      { index: 1, vendor_id: barber.id },
    ],
  }
  expect(await asha.ask(cart.put, bad)).toMatchObject({ status: 422, detail: 'That shop doesn’t offer this' })
  expect(await asha.ask(cart.put, { items: [{ index: 9, quantity: 1 }] })).toMatchObject({ status: 404 })
  const unknown = { items: [{ index: 0, vendor_id: '00000000-0000-4000-8000-000000000000' }] }
  expect(await asha.ask(cart.put, unknown)).toMatchObject({ status: 404, detail: 'Vendor not found' })
  expect((await asha.call(cart.get, {})).items[0]).toMatchObject({ quantity: 1 })

  const good = {
    items: [
      { index: 0, quantity: 5, vendor_id: grocer.id, replacement: 'similar' as const },
      { index: 1, quantity: 0 },
    ],
    address: '12 Hill Road, Bandra',
    pin_code: '400050',
  }
  const changed = await asha.call(cart.put, good, { 'if-match': `"${version}"` })
  expect(changed).toMatchObject({
    version: version + 1,
    items: [{ quantity: 5, vendor_name: 'Sharma Kirana', replacement: 'similar' }],
    address: '12 Hill Road, Bandra',
    pin_code: '400050',
  })
  expect(await asha.ask(cart.put, good, { 'if-match': `"${version}"` })).toMatchObject({ status: 409 })
  expect(await asha.ask(cart.put, { pin_code: '000000' })).toMatchObject({ status: 422 })
})

test('CART-7 a line is removed by its index, unless the cart was changed elsewhere', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  await asha.call(cart.add, tea)
  const { version } = await asha.call(cart.add, { ...tea, item_id: 'coffee', name: 'Coffee' })
  expect((await asha.call(cart.removeItem, { index: '0' })).items).toMatchObject([{ name: 'Coffee' }])
  expect(await asha.ask(cart.removeItem, { index: '0' }, { 'if-match': String(version) })).toMatchObject({
    status: 409,
  })
  expect(await asha.ask(cart.removeItem, { index: '5' })).toMatchObject({ status: 404 })
  expect(await asha.ask(cart.removeItem, { index: '-1' })).toMatchObject({ status: 422 })
})

test('a cart is visible only to its owner', async () => {
  await using server = await startTestServer()
  const [asha, ravi] = [await server.aPerson(), await server.aPerson()]
  await asha.call(cart.add, tea)
  expect((await ravi.call(cart.get, {})).items).toEqual([])
  expect(await server.anyone.ask(cart.get, {})).toMatchObject({ status: 401 })
})

// docs/product/decisions.md#26
test('DATA-5 ADMIN-4 a vendor that is deleted leaves the lists, not the carts', async () => {
  await using server = await startTestServer()
  const [asha, admin] = [await server.aPerson(), await server.anAdmin()]
  const vendor = await admin.call(vendors.create, shop)
  expect(vendor).toMatchObject({ price_range: '₹', is_active: true, services: [], rating: null, contact: null })
  await asha.call(cart.add, { ...tea, vendor_id: vendor.id })

  expect(await asha.ask(vendors.create, shop)).toMatchObject({ status: 403, detail: 'Admin access required' })
  await admin.call(vendors.update, { id: vendor.id, is_active: false })
  const ids = (list: { id: string }[]) => list.map(({ id }) => id)
  expect(ids(await asha.call(vendors.list, {}))).not.toContain(vendor.id)
  expect(ids(await admin.call(vendors.adminList, {}))).toContain(vendor.id)
  await admin.call(vendors.remove, { id: vendor.id })
  expect(ids(await admin.call(vendors.adminList, {}))).not.toContain(vendor.id)
  expect(await admin.ask(vendors.remove, { id: vendor.id })).toMatchObject({ status: 404 })
  expect((await asha.call(cart.get, {})).items).toMatchObject([{ vendor_name: 'Sharma Kirana' }])
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://x.in', 'https://a b'])(
  'a vendor’s website is a web address, not %s',
  async (website) => {
    await using server = await startTestServer()
    const admin = await server.anAdmin()
    expect(await admin.ask(vendors.create, { ...shop, website })).toMatchObject({ status: 422 })
  },
)
