import * as cart from '@planner/contract/cart'
import * as orders from '@planner/contract/orders'
import { extractText } from 'unpdf'
import { expect, test } from 'vitest'
import { type Person, startTestServer } from '#test/test-server.ts'

const dal = { type: 'recipe', item_id: 'punjab.dal-tadka', name: 'Dal Tadka', action: 'buy_ingredients' } as const
const lamp = { type: 'product', item_id: 'lamp', name: 'Brass lamp', price: 1500 } as const

test('CART-8 ORDER-1 DATA-8 API-5 ordering turns the cart into an order with its taxes, and empties the cart', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  await asha.call(cart.add, dal)
  const order = await asha.call(orders.create, {})
  expect(order).toMatchObject({
    status: 'pending',
    user_id: asha.id,
    subtotal: 299,
    cgst: 26.91,
    sgst: 26.91,
    total_amount: 352.82,
    items: [{ name: 'Dal Tadka', price: 299, quantity: 1, hsn_sac: '2106' }],
    timeline: [{ status: 'pending', note: null }],
    payment_method: 'on_delivery',
    payment: null,
  })
  expect(await asha.call(cart.get, {})).toMatchObject({ items: [] })
  expect(await asha.call(orders.list, {})).toEqual([order])
})

test('CART-8 an empty cart is not ordered', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  expect(await asha.ask(orders.create, {})).toMatchObject({ status: 400, detail: 'Your cart is empty' })
})

// docs/product/decisions.md#23
test('fifty parallel order calls make one order, with an idempotency key and without', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  await asha.call(cart.add, dal)
  const keyed = await Promise.all(
    Array.from({ length: 50 }, () => asha.ask(orders.create, {}, { 'idempotency-key': 'order-of-asha-1' })),
  )
  expect(new Set(keyed.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(keyed.map(({ body }) => (body as { id: string }).id)).size).toBe(1)

  await asha.call(cart.add, dal)
  const bare = await Promise.all(Array.from({ length: 50 }, () => asha.ask(orders.create, {})))
  expect(bare.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(bare.filter(({ detail }) => detail === 'Your cart is empty')).toHaveLength(49)
  expect(await asha.call(orders.list, {})).toHaveLength(2)
})

// docs/product/decisions.md#20
test('a cart that was changed elsewhere is not ordered', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const { version } = await asha.call(cart.add, dal)
  await asha.call(cart.add, lamp)
  const answer = await asha.ask(orders.create, {}, { 'if-match': `"${version}"` })
  expect(answer).toMatchObject({ status: 409, detail: expect.stringContaining('changed on another device') })
  expect(await asha.call(orders.list, {})).toEqual([])
  expect(await asha.ask(orders.create, {}, { 'if-match': 'yesterday' })).toMatchObject({ status: 422 })
  expect(await asha.ask(orders.create, {}, { 'idempotency-key': 'no spaces' })).toMatchObject({ status: 422 })
})

test('items added while ordering are in the order or in the cart, never lost', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  await asha.call(cart.add, dal)
  await Promise.all([
    ...Array.from({ length: 20 }, (_, n) => asha.call(cart.add, { ...lamp, item_id: `lamp-${n}` })),
    ...Array.from({ length: 5 }, () => asha.ask(orders.create, {})),
  ])
  const ordered = (await asha.call(orders.list, {})).flatMap(({ items }) => items)
  const left = (await asha.call(cart.get, {})).items
  expect([...ordered, ...left].map(({ item_id }) => item_id).sort()).toEqual(
    ['punjab.dal-tadka', ...Array.from({ length: 20 }, (_, n) => `lamp-${n}`)].sort(),
  )
})

test('ORDER-1 orders are listed newest first', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const placed: string[] = []
  for (const at of ['2026-11-20T05:00:00Z', '2026-11-20T06:00:00Z', '2026-11-20T07:00:00Z']) {
    server.clock.set(new Date(at))
    await asha.call(cart.add, dal)
    placed.unshift((await asha.call(orders.create, {})).id)
  }
  expect((await asha.call(orders.list, {})).map(({ id }) => id)).toEqual(placed)
})

// docs/product/decisions.md#23
test('order statuses only go forward', async () => {
  await using server = await startTestServer()
  const [asha, ravi, admin] = [await server.aPerson(), await server.aPerson(), await server.anAdmin()]
  const place = async () => {
    await asha.call(cart.add, dal)
    return (await asha.call(orders.create, {})).id
  }
  const [first, second] = [await place(), await place()]
  expect(await ravi.ask(orders.cancel, { id: first })).toMatchObject({ status: 404, detail: 'Order not found' })
  expect(await asha.call(orders.cancel, { id: first })).toMatchObject({ status: 'cancelled' })
  expect(await asha.ask(orders.cancel, { id: first })).toMatchObject({ status: 409 })
  expect(await admin.ask(orders.setStatus, { id: first, status: 'confirmed' })).toMatchObject({ status: 409 })

  expect(await asha.ask(orders.setStatus, { id: second, status: 'delivered' })).toMatchObject({ status: 403 })
  expect(await admin.ask(orders.setStatus, { id: second, status: 'delivered' })).toMatchObject({ status: 409 })
  await admin.call(orders.setStatus, { id: second, status: 'confirmed', note: 'Packed' })
  const delivered = await admin.call(orders.setStatus, { id: second, status: 'delivered' })
  expect(await asha.ask(orders.cancel, { id: second })).toMatchObject({ status: 409 })
  expect(delivered.timeline.map(({ status, note }) => [status, note])).toEqual([
    ['pending', null],
    ['confirmed', 'Packed'],
    ['delivered', null],
  ])
  expect(await admin.ask(orders.setStatus, { id: second, status: 'cancelled' })).toMatchObject({ status: 409 })
})

// docs/product/decisions.md#21
test('a quoted price is confirmed only after an admin accepted it', async () => {
  await using server = await startTestServer()
  const [asha, admin] = [await server.aPerson(), await server.anAdmin()]
  await asha.call(cart.add, lamp)
  const { id } = await asha.call(orders.create, {})
  expect(await asha.call(orders.list, {})).toMatchObject([{ awaits_price: true, items: [{ quoted: true }] }])
  expect(await admin.ask(orders.setStatus, { id, status: 'confirmed' })).toMatchObject({
    status: 409,
    detail: 'A price in this order hasn’t been accepted yet',
  })
  const accepted = await admin.call(orders.setStatus, { id, accept_prices: true, status: 'confirmed' })
  expect(accepted).toMatchObject({ awaits_price: false, status: 'confirmed', items: [{ quoted: false, price: 1500 }] })
})

test('an order can be reordered, at today’s prices', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  await asha.call(cart.add, { ...dal, quantity: 2 })
  await asha.call(cart.add, lamp)
  const { id } = await asha.call(orders.create, {})
  const again = await asha.call(orders.reorder, { id })
  expect(again.items_added).toBe(2)
  expect(again.cart.items).toMatchObject([
    { name: 'Dal Tadka', quantity: 2, price: 299, quoted: false },
    { name: 'Brass lamp', quantity: 1, price: 1500, quoted: true },
  ])
})

test('spending by month and vendor excludes cancelled orders', async () => {
  await using server = await startTestServer({ at: '2026-10-31T20:00:00Z' })
  const asha = await server.aPerson()
  const place = async () => {
    await asha.call(cart.add, dal)
    return (await asha.call(orders.create, {})).id
  }
  // In India it is already the first of November.
  await place()
  // A session unused for a month expires.
  server.clock.set(new Date('2026-11-20T06:00:00Z'))
  await asha.call(cart.get, {})
  server.clock.set(new Date('2026-12-05T06:00:00Z'))
  await place()
  await place()
  await asha.call(orders.cancel, { id: await place() })
  expect(await asha.call(orders.spend, {})).toEqual({
    months: [
      { month: '2026-11', total: 352.82, orders: 1 },
      { month: '2026-12', total: 705.64, orders: 2 },
    ],
    // SHOP-6 If the choice was left to us, the vendor is named.
    vendors: [{ vendor_name: 'Flipkart Minutes', total: 1058.46, orders: 3 }],
  })
})

test('ORDER-1 the bill is a PDF with its sums, and says what it is', async () => {
  const seller = { SELLER_NAME: 'Planner Foods', SELLER_ADDRESS: 'Pune', SELLER_GSTIN: '27AAPFU0939F1ZV' }
  for (const environment of [{}, seller]) {
    await using server = await startTestServer({ environment })
    const [asha, ravi] = [await server.aPerson({ full_name: 'आशा राव' }), await server.aPerson()]
    for (let n = 0; n < 60; n++) await asha.call(cart.add, { ...dal, item_id: `dal-${n}`, name: `दाल तड़का ${n}` })
    const { id } = await asha.call(orders.create, {})
    const bill = (person: Person) =>
      server.app.inject({ url: `/api/orders/${id}/bill`, headers: { authorization: `Bearer ${person.token}` } })
    const answer = await bill(asha)
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    const { text } = await extractText(new Uint8Array(answer.rawPayload), { mergePages: true })
    expect(text).toContain(environment === seller ? 'GSTIN 27AAPFU0939F1ZV' : 'Order summary (not a tax invoice)')
    expect(text).toContain('₹21,169.20')
    expect(text).toContain('Rupees twenty-one thousand one hundred sixty-nine and twenty paise only')
    expect((await bill(ravi)).statusCode).toBe(404)
  }
})
