import * as cart from '@planner/contract/cart'
import * as explanations from '@planner/contract/explanations'
import * as orders from '@planner/contract/orders'
import * as shops from '@planner/contract/shops'
import * as vendors from '@planner/contract/vendors'
import { expect, test } from 'vitest'
import { startTestServer } from '#test/test-server.ts'

const dal = { type: 'recipe', item_id: 'punjab.dal-tadka', name: 'Dal Tadka', action: 'buy_ingredients' } as const
const atta = { type: 'product', item_id: 'free-5 kg atta', name: '5 kg atta', unpriced: true } as const

test('SHOP-6 ordering needs an address and a time; a refused attempt loses nothing', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson({ lives: false })
  await asha.call(cart.add, dal)
  const order = () => asha.ask(orders.create, {})
  expect(await order()).toMatchObject({ status: 422, detail: 'Enter the delivery address and its PIN code' })
  await asha.call(cart.put, { address: '14 Hill Road' })
  expect(await order()).toMatchObject({ status: 422, detail: 'Enter the delivery address and its PIN code' })
  await asha.call(cart.put, { pin_code: '400050' })
  expect(await order()).toMatchObject({ status: 422, detail: 'Choose when you need it by' })
  for (const [deliver_by, detail] of [
    ['2026-11-20T04:00:00Z', 'The chosen time has passed; choose a later one'],
    ['2027-06-01T04:00:00Z', 'Choose a time within the next 30 days'],
  ]) {
    expect(await asha.ask(cart.put, { deliver_by })).toMatchObject({ status: 422, detail })
  }
  await asha.call(cart.put, { deliver_by: '2026-11-20T12:30:00Z' })
  server.clock.set(new Date('2026-11-20T12:31:00Z'))
  expect(await order()).toMatchObject({ status: 422, detail: 'The chosen time has passed; choose a later one' })
  expect(await asha.call(cart.get, {})).toMatchObject({ deliver_by: null, items: [{ name: 'Dal Tadka' }] })
  await asha.call(cart.put, { deliver_by: '2026-11-21T12:30:00Z' })
  expect(await asha.call(orders.create, {})).toMatchObject({
    address: '14 Hill Road',
    pin_code: '400050',
    deliver_by: '2026-11-21T12:30:00.000Z',
  })
})

test('SHOP-6 SHOP-2 “we choose for you” names a vendor: the person’s own shop, if there is one', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  await asha.call(cart.add, dal)
  const [first] = (await asha.call(cart.vendorRecommendations, { cart_items: [dal] })).recommendations.item_0!
  const chosen = await asha.call(orders.create, {})
  expect(chosen.items[0]).toMatchObject({ vendor_id: first!.vendor_id, vendor_name: expect.stringMatching(/\w/) })
  expect(chosen.parts).toMatchObject([
    { kind: 'hand_over', state: 'listed', vendor_name: chosen.items[0]!.vendor_name },
  ])

  const mine = await asha.call(shops.create, { kind: 'kirana', name: 'Gupta Stores', phone: '098765 43210' })
  expect(mine.phone).toBe('+919876543210')
  expect((await asha.call(vendors.list, {}))[0]).toMatchObject({ id: mine.id, is_own: true, takes_orders: false })
  await asha.call(cart.add, dal)
  expect(await asha.call(orders.create, {})).toMatchObject({
    parts: [{ kind: 'own', vendor_name: 'Gupta Stores', phone: '+919876543210' }],
  })
})

test('SHOP-2 a person’s own kirana never gets a dish to cook or a chef, and “Why this?” names it as theirs', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const mine = await asha.call(shops.create, { kind: 'kirana', name: 'Gupta Stores' })
  for (const action of ['order_online', 'hire_chef'] as const) {
    await asha.call(cart.empty, {})
    await asha.call(cart.add, { ...dal, action })
    const [line] = (await asha.call(orders.create, {})).items
    expect([action, line!.vendor_id === mine.id]).toEqual([action, false])
  }
  const { facts } = await asha.call(explanations.why, { about: 'line', type: 'ingredient', id: mine.id })
  expect(facts).toEqual([
    'Gupta Stores offers groceries.',
    'You added it to your shops, which come first.',
    expect.stringMatching(/^Ranked 1 of \d that fit this item/),
  ])
})

test('SHOP-2 own shops are private, twenty at most, with a valid phone number and UPI ID', async () => {
  await using server = await startTestServer()
  const [asha, ravi] = [await server.aPerson(), await server.aPerson()]
  const mine = await asha.call(shops.create, {
    kind: 'milk',
    name: 'Doodhwala',
    upi_id: 'milk@upi',
    hours: '6 to 9 am',
  })
  expect(await ravi.call(shops.list, {})).toEqual([])
  expect((await ravi.call(vendors.list, {})).some(({ is_own: own }) => own)).toBe(false)
  expect(await ravi.ask(cart.add, { ...dal, vendor_id: mine.id })).toMatchObject({ status: 404 })
  expect(await ravi.ask(shops.update, { id: mine.id, name: 'x' })).toMatchObject({ status: 404 })
  expect(await asha.call(shops.update, { id: mine.id, hours: '' })).toMatchObject({ name: 'Doodhwala', hours: null })
  for (const [bad, detail] of [
    [{ phone: '12345' }, 'Enter a 10-digit Indian mobile number'],
    [{ upi_id: 'no upi' }, 'UPI ID looks like name@bank'],
  ] as const) {
    expect(await asha.ask(shops.create, { kind: 'kirana', name: 'x', ...bad })).toMatchObject({
      status: 422,
      detail: expect.stringContaining(detail),
    })
  }
  for (let n = 1; n < 20; n++) await asha.call(shops.create, { kind: 'cook', name: `Cook ${n}` })
  expect(await asha.ask(shops.create, { kind: 'cook', name: 'One more' })).toMatchObject({ status: 409 })
  await asha.call(shops.remove, { id: mine.id })
  expect(await asha.ask(shops.remove, { id: mine.id })).toMatchObject({ status: 404 })
})

test('SHOP-7 written-in items have no price until a shop sets one, and are reordered as written-in items', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const { items, totals } = await asha.call(cart.addAll, {
    items: [atta, { ...atta, item_id: 'free-soap', name: 'soap' }],
  })
  expect(items).toMatchObject([
    { name: '5 kg atta', price: 0, quoted: true },
    { name: 'soap', price: 0, quoted: true },
  ])
  expect(totals.total_amount).toBe(0)
  const order = await asha.call(orders.create, {})
  expect(order).toMatchObject({ awaits_price: true, items: [{ price: 0 }, { price: 0 }] })
  const { cart: again } = await asha.call(orders.reorder, { id: order.id })
  expect(again.items).toMatchObject([
    { name: '5 kg atta', price: 0 },
    { name: 'soap', price: 0 },
  ])
})

test('SHOP-12 a PIN code outside the chosen city is refused by shops that get the order, not by one’s own', async () => {
  await using server = await startTestServer()
  const [asha, boss] = [await server.aPerson(), await server.anAdmin()]
  await server.pool.query(`update users set location = 'New Delhi' where id = $1`, [asha.id])
  const shop = await boss.call(vendors.create, {
    name: 'Sharma Kirana',
    category: 'grocery',
    description: 'Corner shop',
    location: 'Delhi',
    order_channel: 'whatsapp',
    order_to: '+919876543210',
  })
  await server.pool.query('update vendors set takes_orders = true where id = $1', [shop.id])
  await asha.call(cart.put, { pin_code: '302017' })
  await asha.call(cart.add, { ...dal, vendor_id: shop.id })
  expect(await asha.ask(orders.create, {})).toMatchObject({
    status: 409,
    detail: 'PIN code 302017 isn’t in Delhi; check the address or the city',
  })
  await server.pool.query(`update vendors set pin_codes = '{302017}' where id = $1`, [shop.id])
  expect(await asha.call(orders.create, {})).toMatchObject({ parts: [{ kind: 'vendor' }] })

  await server.pool.query(`update vendors set pin_codes = '{}' where id = $1`, [shop.id])
  await asha.call(cart.put, { pin_code: '122002' })
  await asha.call(cart.add, { ...dal, vendor_id: shop.id })
  expect(await asha.call(orders.create, {})).toMatchObject({ parts: [{ kind: 'vendor' }] })

  const mine = await asha.call(shops.create, { kind: 'kirana', name: 'Gupta Stores' })
  await asha.call(cart.put, { pin_code: '302017' })
  await asha.call(cart.add, { ...dal, vendor_id: mine.id })
  expect(await asha.call(orders.create, {})).toMatchObject({ pin_code: '302017', parts: [{ kind: 'own' }] })
})

test('SHOP-7 the cart is emptied at once, by its version; where and when stay', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const { version } = await asha.call(cart.add, dal)
  await asha.call(cart.add, atta)
  expect(await asha.ask(cart.empty, {}, { 'if-match': `"${version}"` })).toMatchObject({ status: 409 })
  expect(await asha.call(cart.empty, {}, { 'if-match': `"${version + 1}"` })).toMatchObject({
    items: [],
    address: '14 Hill Road, Bandra',
  })
})

test('SHOP-3 what was bought is ticked and priced: it counts as paid, and is remembered', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const mine = await asha.call(shops.create, { kind: 'kirana', name: 'Gupta Stores', upi_id: 'gupta@upi' })
  for (const line of [dal, { ...atta, quantity: 2 }]) await asha.call(cart.add, { ...line, vendor_id: mine.id })
  const order = await asha.call(orders.create, {})
  const [part] = order.parts
  // Nobody has agreed to an estimate, so the person types the amount that the shop tells them.
  expect(part!.upi_link).toContain('pa=gupta%40upi&')
  expect(part!.upi_link).not.toContain('am=')
  const tick = (...lines: { index: number; bought: boolean; price?: number }[]) =>
    asha.ask(orders.bought, { id: order.id, part_id: part!.id, lines })
  expect(await tick({ index: 1, bought: true })).toMatchObject({ status: 422 })
  expect(await tick({ index: 9, bought: true })).toMatchObject({ status: 404 })
  expect(await tick({ index: 0, bought: false })).toMatchObject({
    status: 422,
    detail: 'Tick at least one item that you bought',
  })
  expect(await asha.call(orders.list, {})).toMatchObject([{ status: 'pending' }])
  expect((await tick({ index: 0, bought: false }, { index: 1, bought: true, price: 262.5 })).status).toBe(200)
  expect(await asha.call(orders.list, {})).toMatchObject([
    {
      status: 'delivered',
      subtotal: 525,
      cgst: 0,
      total_amount: 525,
      items: [{ quantity: 0 }, { quantity: 2, price: 262.5 }],
    },
  ])
  const [ticked] = (await asha.call(orders.list, {}))[0]!.parts
  expect(ticked).toMatchObject({ prices: 'agreed', upi_link: expect.stringContaining('am=525.00&') })
  expect((await asha.call(orders.spend, {})).months).toMatchObject([{ total: 525 }])
  // Beside an order whose estimate has tax added, both sums by vendor include tax.
  await asha.call(cart.add, { ...dal, vendor_id: mine.id })
  expect(await asha.call(orders.create, {})).toMatchObject({ total_amount: 352.82 })
  const spent = await asha.call(orders.spend, {})
  expect(spent.months).toMatchObject([{ total: 877.82 }])
  expect(spent.vendors).toMatchObject([{ vendor_name: 'Gupta Stores', total: 877.82, orders: 2 }])
  const { rows } = await server.pool.query('select name_key, paise, shop from paid_prices where user_id = $1', [
    asha.id,
  ])
  expect(rows).toEqual([{ name_key: '5 kg atta', paise: 26_250, shop: 'Gupta Stores' }])
  expect(await asha.call(shops.paidPrices, {})).toEqual([
    { name: '5 kg atta', price: 262.5, shop: 'Gupta Stores', paid_at: server.clock.now().toISOString() },
  ])
})

test('SHOP-6 an order that would go to another shop than its customer saw is refused, and made once it is seen', async () => {
  await using server = await startTestServer()
  const [asha, admin] = [await server.aPerson({ lives: false }), await server.anAdmin()]
  const shop = await admin.call(vendors.create, {
    name: 'Vijay Nagar Kirana',
    category: 'grocery',
    description: 'Corner shop',
    location: 'Pan India',
    order_channel: 'whatsapp',
    order_to: '+919876543210',
    pin_codes: ['400050'],
  })
  await server.pool.query('update vendors set takes_orders = true where id = $1', [shop.id])
  await asha.call(cart.add, dal)
  await asha.call(cart.put, { address: '14 Hill Road', pin_code: '400050', deliver_by: '2026-11-21T12:30:00Z' })
  const chosenAt = async (pin_code: string) => {
    const { recommendations } = await asha.call(cart.vendorRecommendations, { cart_items: [dal], pin_code })
    return recommendations.item_0![0]!.vendor_id
  }
  const other = await chosenAt('400051')
  expect([await chosenAt('400050'), other === shop.id]).toEqual([shop.id, false])

  const seen = { lines: [{ vendor_id: shop.id, kind: 'vendor' as const }], payment_method: 'on_delivery' as const }
  const changed = {
    status: 409,
    detail: 'The shop for Dal Tadka has changed. Please check your cart and place the order again',
  }
  await asha.call(cart.put, { pin_code: '400051' })
  expect(await asha.ask(orders.create, { seen })).toMatchObject(changed)
  await asha.call(cart.put, { pin_code: '400050' })
  const handOver = [{ vendor_id: other, kind: 'hand_over' as const }]
  expect(await asha.ask(orders.create, { seen: { lines: handOver } })).toMatchObject(changed)
  // The same shop, but one that the customer would have to ask.
  const asked = [{ vendor_id: shop.id, kind: 'hand_over' as const }]
  expect(await asha.ask(orders.create, { seen: { lines: asked } })).toMatchObject(changed)
  expect(await asha.ask(orders.create, { seen: { ...seen, payment_method: 'gateway' } })).toMatchObject({
    status: 409,
    detail: 'The way to pay for this order has changed. Please check your cart and place the order again',
  })
  await admin.call(vendors.update, { id: shop.id, is_active: false })
  expect(await asha.ask(orders.create, { seen })).toMatchObject(changed)
  expect(await asha.call(orders.list, {})).toEqual([])
  await admin.call(vendors.update, { id: shop.id, is_active: true })
  expect(await asha.call(orders.create, { seen })).toMatchObject({ parts: [{ kind: 'vendor', vendor_id: shop.id }] })
})
