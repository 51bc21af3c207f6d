import * as profile from '@planner/contract/account/profile'
import * as audit from '@planner/contract/audit'
import * as cart from '@planner/contract/cart'
import * as orders from '@planner/contract/orders'
import * as payments from '@planner/contract/payments'
import { expect, test } from 'vitest'
import { readConfig } from '#config.ts'
import { type Fault, startRazorpay } from '#test/stand-ins/razorpay/razorpay.ts'
import { type Person, startTestServer } from '#test/test-server.ts'
import { reconcile } from './reconcile.ts'
import { processRefunds } from './refund.ts'

const dal = { type: 'recipe', item_id: 'punjab.dal-tadka', name: 'Dal Tadka', action: 'order_online' } as const

/** Starts a stand-in gateway, a server that uses it, and a person with a full cart. Disposing it stops both. */
async function aShop() {
  await using started = new AsyncDisposableStack()
  const gateway = started.use(await startRazorpay())
  const server = started.use(await startTestServer({ environment: gateway.environment }))
  const asha = await server.aPerson()
  await asha.call(cart.add, dal)
  const running = started.move()
  return { gateway, server, asha, [Symbol.asyncDispose]: () => running.disposeAsync() }
}

const standing = async (asha: Person) => (await asha.call(orders.list, {}))[0]!

test('CART-8 an order opens a payment of exactly its total, and the webhook confirms it', async () => {
  await using shop = await aShop()
  const { gateway, server, asha } = shop
  const order = await asha.call(orders.create, {})
  expect(order).toMatchObject({
    payment_method: 'gateway',
    payment: {
      gateway: 'razorpay',
      amount_paise: 58_882,
      currency: 'INR',
      status: 'created',
      key_id: 'rzp_test_standin',
    },
  })
  expect(gateway.orders).toMatchObject([{ amount: 58_882, receipt: order.id, id: order.payment!.order_id }])

  const { razorpay_payment_id: paymentId } = gateway.pay(order.payment!.order_id)
  expect((await server.app.inject(gateway.event('payment.captured', paymentId))).statusCode).toBe(200)
  expect(await standing(asha)).toMatchObject({
    status: 'confirmed',
    payment: { status: 'paid' },
    timeline: [{ status: 'pending' }, { status: 'confirmed', note: 'Paid' }],
  })
})

test('the payment page’s result is verified with the gateway, before any webhook', async () => {
  await using shop = await aShop()
  const { gateway, server, asha } = shop
  const order = await asha.call(orders.create, {})
  const proof = { order_id: order.id, ...gateway.pay(order.payment!.order_id) }
  const ravi = await server.aPerson()
  expect(await ravi.ask(payments.verify, proof)).toMatchObject({ status: 404 })
  const forged = { ...proof, razorpay_signature: 'ab'.repeat(32) }
  expect(await asha.ask(payments.verify, forged)).toMatchObject({
    status: 400,
    detail: 'We couldn’t verify the payment',
  })
  expect(await asha.call(payments.verify, proof)).toMatchObject({ status: 'confirmed', payment: { status: 'paid' } })
})

test('an uncaptured payment confirms nothing', async () => {
  await using shop = await aShop()
  const { gateway, server, asha } = shop
  const order = await asha.call(orders.create, {})
  const proof = gateway.pay(order.payment!.order_id, { status: 'authorized' })
  expect(await asha.call(payments.verify, { order_id: order.id, ...proof })).toMatchObject({ status: 'pending' })
  await server.app.inject(gateway.event('payment.authorized', proof.razorpay_payment_id))
  expect(await standing(asha)).toMatchObject({ status: 'pending', payment: { status: 'created' } })
})

test('forged, garbled, replayed and reordered webhooks change nothing that they should not', async () => {
  await using shop = await aShop()
  const { gateway, server, asha } = shop
  const order = await asha.call(orders.create, {})
  const { razorpay_payment_id: paymentId } = gateway.pay(order.payment!.order_id)
  const event = gateway.event('payment.captured', paymentId)

  const forged = { ...event, headers: { ...event.headers, 'x-razorpay-signature': 'cd'.repeat(32) } }
  expect((await server.app.inject(forged)).statusCode).toBe(403)
  const tampered = { ...event, payload: event.payload.replace('58882', '58883') }
  expect((await server.app.inject(tampered)).statusCode).toBe(403)
  const { 'x-razorpay-signature': _gone, ...unsigned } = event.headers
  expect((await server.app.inject({ ...event, headers: unsigned })).statusCode).toBe(403)
  expect(await standing(asha)).toMatchObject({ status: 'pending' })

  for (let n = 0; n < 3; n++) expect((await server.app.inject(event)).statusCode).toBe(200)
  gateway.payments[0]!.status = 'failed'
  expect((await server.app.inject(gateway.event('payment.failed', paymentId))).statusCode).toBe(200)
  const after = await standing(asha)
  expect(after).toMatchObject({ status: 'confirmed', payment: { status: 'paid' } })
  expect(after.timeline).toHaveLength(2)
})

test('twenty webhooks and checks at once confirm an order once', async () => {
  await using shop = await aShop()
  const { gateway, server, asha } = shop
  const order = await asha.call(orders.create, {})
  const proof = { order_id: order.id, ...gateway.pay(order.payment!.order_id) }
  await Promise.all(
    Array.from({ length: 10 }, () => [
      server.app.inject(gateway.event('order.paid', proof.razorpay_payment_id)),
      asha.call(payments.verify, proof),
    ]).flat(),
  )
  expect((await standing(asha)).timeline).toHaveLength(2)
})

test('a payment of another amount confirms nothing', async () => {
  await using shop = await aShop()
  const { gateway, server, asha } = shop
  const order = await asha.call(orders.create, {})
  const { razorpay_payment_id: paymentId } = gateway.pay(order.payment!.order_id, { amount: 100 })
  await server.app.inject(gateway.event('payment.captured', paymentId))
  expect(await standing(asha)).toMatchObject({ status: 'pending', payment: { status: 'created' } })
})

test('a payment that arrives after the order was cancelled is refunded once', async () => {
  await using shop = await aShop()
  const { gateway, server, asha } = shop
  const order = await asha.call(orders.create, {})
  await asha.call(orders.cancel, { id: order.id })
  const { razorpay_payment_id: paymentId } = gateway.pay(order.payment!.order_id)
  await server.app.inject(gateway.event('payment.captured', paymentId))
  expect(await standing(asha)).toMatchObject({ status: 'cancelled', payment: { status: 'paid' } })

  gateway.goWrong('lose')
  await processRefunds(server.context)
  gateway.goWrong('none')
  server.clock.set(new Date('2026-11-20T04:40:00Z'))
  await processRefunds(server.context)
  await processRefunds(server.context)
  expect(gateway.refunds.size).toBe(1)
  expect(await standing(asha)).toMatchObject({ payment: { status: 'refunded' } })
  expect((await server.app.inject(gateway.event('refund.processed', paymentId))).statusCode).toBe(200)
})

test('an admin who cancels a paid order gives the money back', async () => {
  await using shop = await aShop()
  const { gateway, server, asha } = shop
  const order = await asha.call(orders.create, {})
  const proof = gateway.pay(order.payment!.order_id)
  await asha.call(payments.verify, { order_id: order.id, ...proof })
  const admin = await server.anAdmin()
  await admin.call(orders.setStatus, { id: order.id, status: 'cancelled', note: 'Out of stock' })
  await processRefunds(server.context)
  expect(gateway.payments[0]).toMatchObject({ status: 'refunded' })
  expect(await standing(asha)).toMatchObject({ status: 'cancelled', payment: { status: 'refunded' } })
})

test('SHOP-10 a customer who cancels a paid order that nobody has delivered gets the money back', async () => {
  await using shop = await aShop()
  const { gateway, server, asha } = shop
  const order = await asha.call(orders.create, {})
  await asha.call(payments.verify, { order_id: order.id, ...gateway.pay(order.payment!.order_id) })
  expect(await standing(asha)).toMatchObject({ status: 'confirmed', payment: { status: 'paid' }, may_cancel: true })
  const { timeline } = await asha.call(orders.cancel, { id: order.id })
  expect(timeline.at(-1)).toMatchObject({ status: 'cancelled', note: 'Your online payment will be refunded' })
  await processRefunds(server.context)
  expect(gateway.refunds.size).toBe(1)
  expect(await standing(asha)).toMatchObject({ payment: { status: 'refunded' }, may_cancel: false })
})

test('a lost webhook does not lose the order: the gateway is asked', async () => {
  await using shop = await aShop()
  const { gateway, server, asha } = shop
  const order = await asha.call(orders.create, {})
  gateway.pay(order.payment!.order_id)
  await reconcile(server.context)
  expect(await standing(asha)).toMatchObject({ status: 'pending' })
  server.clock.set(new Date('2026-11-20T04:35:00Z'))
  await reconcile(server.context)
  expect(await standing(asha)).toMatchObject({ status: 'confirmed' })
})

test('a payment made long after the order was placed is asked after as well', async () => {
  await using shop = await aShop()
  const { gateway, server, asha } = shop
  const order = await asha.call(orders.create, {})
  server.clock.set(new Date('2026-12-01T04:30:00Z'))
  await asha.call(orders.pay, { id: order.id })
  gateway.pay(order.payment!.order_id)
  server.clock.set(new Date('2026-12-01T04:35:00Z'))
  await reconcile(server.context)
  expect(await standing(asha)).toMatchObject({ status: 'confirmed' })
})

test.each<Fault>(['refuse', 'error', 'lose', 'busy', 'nonsense'])(
  'with the gateway failing (%s) the order stays and is paid later by one payment',
  async (fault) => {
    await using shop = await aShop()
    const { gateway, asha } = shop
    gateway.goWrong(fault)
    const order = await asha.call(orders.create, {})
    expect(order).toMatchObject({ status: 'pending', payment: null })
    expect(await asha.ask(orders.pay, { id: order.id })).toMatchObject({
      status: 502,
      detail: 'The payment provider didn’t respond; please try again',
    })
    gateway.goWrong('none')
    const open = await asha.call(orders.pay, { id: order.id })
    expect(open.payment).toMatchObject({ amount_paise: 58_882, status: 'created' })
    expect((await asha.call(orders.pay, { id: order.id })).payment).toEqual(open.payment)
  },
)

test('an order whose creation was never answered is found again instead of opened twice', async () => {
  await using shop = await aShop()
  const { gateway, asha } = shop
  gateway.goWrong('lose')
  const { id } = await asha.call(orders.create, {})
  gateway.goWrong('none')
  await asha.call(orders.pay, { id })
  expect(gateway.orders).toHaveLength(1)
})

test('an order that an admin confirmed and delivered before it was paid is paid all the same, a cancelled one is not', async () => {
  await using shop = await aShop()
  const { gateway, server, asha } = shop
  gateway.goWrong('error')
  const { id } = await asha.call(orders.create, {})
  gateway.goWrong('none')
  const admin = await server.anAdmin()
  await admin.call(orders.setStatus, { id, status: 'confirmed' })
  const { payment } = await asha.call(orders.pay, { id })
  await admin.call(orders.setStatus, { id, status: 'delivered' })
  expect((await asha.call(orders.pay, { id })).payment).toEqual(payment)
  const proof = gateway.pay(payment!.order_id)
  expect(await asha.call(payments.verify, { order_id: id, ...proof })).toMatchObject({
    status: 'delivered',
    payment: { status: 'paid' },
  })

  await asha.call(cart.add, dal)
  const other = await asha.call(orders.create, {})
  await asha.call(orders.cancel, { id: other.id })
  expect(await asha.ask(orders.pay, { id: other.id })).toMatchObject({ status: 409 })
})

test('an unpaid order does not count as spending, confirmed or not', async () => {
  await using shop = await aShop()
  const { gateway, server, asha } = shop
  const order = await asha.call(orders.create, {})
  const admin = await server.anAdmin()
  await admin.call(orders.setStatus, { id: order.id, status: 'confirmed' })
  expect(await asha.call(orders.spend, {})).toEqual({ months: [], vendors: [] })
  expect(await asha.call(profile.activity, {})).toMatchObject({ orders_placed: 1, spent: 0 })

  await asha.call(payments.verify, { order_id: order.id, ...gateway.pay(order.payment!.order_id) })
  expect(await asha.call(orders.spend, {})).toMatchObject({ months: [{ total: 588.82, orders: 1 }] })
  expect(await asha.call(profile.activity, {})).toMatchObject({ orders_placed: 1, spent: 588.82 })
})

// docs/product/decisions.md#21
test('an order with an unaccepted price can’t be paid', async () => {
  await using shop = await aShop()
  const { server, asha } = shop
  await asha.call(cart.add, { type: 'product', item_id: 'lamp', name: 'Lamp', price: 10 })
  const order = await asha.call(orders.create, {})
  expect(order).toMatchObject({ awaits_price: true, payment: null })
  expect(await asha.ask(orders.pay, { id: order.id })).toMatchObject({ status: 409 })
  const admin = await server.anAdmin()
  await admin.call(orders.setStatus, { id: order.id, accept_prices: true })
  expect((await asha.call(orders.pay, { id: order.id })).payment).toMatchObject({ status: 'created' })
})

test('SHOP-5 an order not accepted by its delivery time cannot be paid; an accepted one can', async () => {
  await using shop = await aShop()
  const { server, asha } = shop
  const deliver_by = new Date(server.clock.now().getTime() + 3_600_000).toISOString()
  await asha.call(cart.put, { deliver_by })
  const { id } = await asha.call(orders.create, {})
  server.clock.set(deliver_by)
  expect(await asha.ask(orders.pay, { id })).toMatchObject({
    status: 409,
    detail: 'The delivery time has passed and nobody took this order; cancel it or reorder for a new time',
  })
  const admin = await server.anAdmin()
  await admin.call(orders.setStatus, { id, status: 'confirmed' })
  expect((await asha.call(orders.pay, { id })).payment).toMatchObject({ status: 'created' })
})

test('without gateway keys payment is on delivery, and the webhook address does not exist', async () => {
  await using server = await startTestServer()
  await using gateway = await startRazorpay()
  const asha = await server.aPerson()
  await asha.call(cart.add, dal)
  const { id } = await asha.call(orders.create, {})
  expect(await asha.ask(orders.pay, { id })).toMatchObject({ status: 503 })
  const proof = { order_id: id, razorpay_order_id: 'x', razorpay_payment_id: 'y', razorpay_signature: 'z' }
  expect(await asha.ask(payments.verify, proof)).toMatchObject({ status: 503 })
  gateway.orders.push({ id: 'order_1', entity: 'order', amount: 1, currency: 'INR', receipt: id, status: 'created' })
  const { razorpay_payment_id: paymentId } = gateway.pay('order_1')
  expect((await server.app.inject(gateway.event('payment.captured', paymentId))).statusCode).toBe(503)
})

test.each([
  [{ RAZORPAY_KEY_ID: 'rzp_test_a' }, 'RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET must be set together'],
  [{ RAZORPAY_BASE_URL: 'https://x.in' }, 'RAZORPAY_BASE_URL needs RAZORPAY_KEY_ID'],
  [{ RAZORPAY_KEY_ID: 'mine' }, 'RAZORPAY_KEY_ID must start with rzp_test_ or rzp_live_'],
])('a partly configured gateway aborts startup: %o', (environment, line) => {
  expect(() => readConfig(environment)).toThrow(line)
})

const at = (server: { clock: { set(to: Date): void } }, iso: string) => server.clock.set(new Date(iso))

test('SAFE-9 an attempt that fails and one that is captured later: the order is found though its webhook was lost', async () => {
  await using shop = await aShop()
  const { gateway, server, asha } = shop
  const order = await asha.call(orders.create, {})
  const failed = gateway.pay(order.payment!.order_id, { status: 'failed' })
  await server.app.inject(gateway.event('payment.failed', failed.razorpay_payment_id))
  expect(await standing(asha)).toMatchObject({ payment: { status: 'failed' } })
  gateway.pay(order.payment!.order_id)
  at(server, '2026-11-20T04:35:00Z')
  await reconcile(server.context)
  expect(await standing(asha)).toMatchObject({ status: 'confirmed', payment: { status: 'paid' } })
})

test('SAFE-9 a late UPI payment is found days later; the gateway is polled less and less often, then no more', async () => {
  await using shop = await aShop()
  const { gateway, server, asha } = shop
  const order = await asha.call(orders.create, {})
  const asked = async () => {
    const before = gateway.requests.length
    await reconcile(server.context)
    return gateway.requests.length - before
  }
  let times = 0
  for (let minute = 0; minute < 8 * 24 * 60; minute++) {
    server.clock.set(new Date(Date.parse('2026-11-20T04:30:00Z') + minute * 60_000))
    if (minute === 6 * 24 * 60) gateway.pay(order.payment!.order_id)
    if (minute % 30 === 2) times += await asked()
  }
  expect(times).toBeLessThan(20)
  expect(await standing(asha)).toMatchObject({ status: 'confirmed', payment: { status: 'paid' } })
  at(server, '2026-12-20T04:30:00Z')
  expect(await asked()).toBe(0)
})

test('SAFE-9 a second captured payment of an order is refunded and logged; the first is kept', async () => {
  await using gateway = await startRazorpay()
  const lines: string[] = []
  await using server = await startTestServer({ environment: gateway.environment, log: (line) => lines.push(line) })
  const asha = await server.aPerson()
  await asha.call(cart.add, dal)
  const order = await asha.call(orders.create, {})
  const first = gateway.pay(order.payment!.order_id)
  await server.app.inject(gateway.event('payment.captured', first.razorpay_payment_id))
  // Its webhook arrives twice, under two names, and the payment is then polled as well.
  const second = gateway.pay(order.payment!.order_id)
  await server.app.inject(gateway.event('payment.captured', second.razorpay_payment_id))
  await server.app.inject(gateway.event('order.paid', second.razorpay_payment_id))
  await processRefunds(server.context)
  expect([...gateway.refunds.values()]).toMatchObject([{ payment_id: second.razorpay_payment_id, amount: 58_882 }])
  expect(await standing(asha)).toMatchObject({ status: 'confirmed', payment: { status: 'paid' } })
  expect(lines.filter((line) => line.includes('duplicate payment for an order'))).toHaveLength(1)
  expect((await asha.call(audit.own, {})).entries.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['payment.second', 'payment.refunded']),
  )
  at(server, '2026-11-21T04:35:00Z')
  await reconcile(server.context)
  await processRefunds(server.context)
  expect(gateway.refunds.size).toBe(1)
})

test('SAFE-9 a second payment whose webhook was lost is found and refunded too', async () => {
  await using shop = await aShop()
  const { gateway, server, asha } = shop
  const order = await asha.call(orders.create, {})
  gateway.pay(order.payment!.order_id)
  gateway.pay(order.payment!.order_id)
  at(server, '2026-11-20T04:35:00Z')
  await reconcile(server.context)
  await processRefunds(server.context)
  expect(gateway.payments.map(({ status }) => status).toSorted()).toEqual(['captured', 'refunded'])
  expect(await standing(asha)).toMatchObject({ status: 'confirmed', payment: { status: 'paid' } })
})

test('SAFE-9 money captured late on a cancelled order is refunded, and a refund that keeps failing is reported', async () => {
  await using gateway = await startRazorpay()
  const lines: string[] = []
  await using server = await startTestServer({ environment: gateway.environment, log: (line) => lines.push(line) })
  const asha = await server.aPerson()
  for (let n = 0; n < 2; n++) {
    await asha.call(cart.add, dal)
    const order = await asha.call(orders.create, {})
    await asha.call(orders.cancel, { id: order.id })
    const failed = gateway.pay(order.payment!.order_id, { status: 'failed' })
    await server.app.inject(gateway.event('payment.failed', failed.razorpay_payment_id))
    gateway.pay(order.payment!.order_id)
  }
  at(server, '2026-11-20T04:35:00Z')
  await reconcile(server.context)
  await processRefunds(server.context)
  expect(gateway.refunds.size).toBe(2)

  await asha.call(cart.add, dal)
  const order = await asha.call(orders.create, {})
  const paid = gateway.pay(order.payment!.order_id)
  await asha.call(orders.cancel, { id: order.id })
  await server.app.inject(gateway.event('payment.captured', paid.razorpay_payment_id))
  gateway.goWrong('no-balance')
  const before = gateway.requests.length
  for (let hour = 0; hour < 24 * 20; hour += 2) {
    server.clock.set(new Date(Date.parse('2026-11-20T05:00:00Z') + hour * 3_600_000))
    await processRefunds(server.context)
  }
  // Each attempt requests the refund, and then queries the payment.
  expect(gateway.requests.length - before).toBeLessThan(90)
  expect(lines.filter((line) => line.includes('please refund it in the gateway'))).toHaveLength(1)
  expect((await asha.call(audit.own, {})).entries.map(({ kind }) => kind)).toContain('payment.not-refunded')
})

test('SAFE-9 a refund made in the gateway’s dashboard is found even if its webhook was lost', async () => {
  await using shop = await aShop()
  const { gateway, server, asha } = shop
  const order = await asha.call(orders.create, {})
  const { razorpay_payment_id: paymentId } = gateway.pay(order.payment!.order_id)
  await server.app.inject(gateway.event('payment.captured', paymentId))
  const admin = await server.anAdmin()
  await admin.call(orders.setStatus, { id: order.id, status: 'cancelled' })
  gateway.payments[0]!.status = 'refunded'
  await processRefunds(server.context)
  expect(await standing(asha)).toMatchObject({ payment: { status: 'refunded' } })
})

test('SAFE-9 signatures of webhooks and of the payment page’s result must match exactly', async () => {
  await using shop = await aShop()
  const { gateway, server, asha } = shop
  const order = await asha.call(orders.create, {})
  const proof = gateway.pay(order.payment!.order_id)
  const event = gateway.event('payment.captured', proof.razorpay_payment_id)
  const right = event.headers['x-razorpay-signature']
  for (const wrong of [`${right}zz`, `${right} `, `${right}00`, `${right}=`, right.slice(0, 62), right.toUpperCase()]) {
    const headers = { ...event.headers, 'x-razorpay-signature': wrong }
    // Whitespace around a header's value is not part of it.
    if (wrong.trim() !== right) expect((await server.app.inject({ ...event, headers })).statusCode).toBe(403)
  }
  const odd = { order_id: order.id, ...proof, razorpay_signature: `${proof.razorpay_signature}xyz` }
  expect(await asha.ask(payments.verify, odd)).toMatchObject({ status: 400 })
  expect(await standing(asha)).toMatchObject({ status: 'pending' })
  expect((await server.app.inject(event)).statusCode).toBe(200)
})

test('SAFE-9 a permanent refusal by the gateway is shown in its words and logged as an error', async () => {
  await using gateway = await startRazorpay()
  const lines: string[] = []
  await using server = await startTestServer({ environment: gateway.environment, log: (line) => lines.push(line) })
  const [asha, admin] = [await server.aPerson(), await server.anAdmin()]
  const errors = () => lines.filter((line) => line.includes('"level":"error"') || line.includes('"level":50'))

  await asha.call(cart.add, { type: 'product', item_id: 'ring', name: 'Gold ring', price: 900_000 })
  const dear = await asha.call(orders.create, {})
  await admin.call(orders.setStatus, { id: dear.id, accept_prices: true })
  expect(await asha.ask(orders.pay, { id: dear.id })).toMatchObject({
    status: 422,
    detail: 'The payment service says: Amount exceeds maximum amount allowed',
  })
  expect(errors()).toHaveLength(1)

  gateway.goWrong('other-keys')
  await asha.call(cart.add, dal)
  const order = await asha.call(orders.create, {})
  expect(order).toMatchObject({ status: 'pending', payment: null })
  expect(await asha.ask(orders.pay, { id: order.id })).toMatchObject({
    status: 503,
    detail: 'Online payment is not set up correctly on this server',
  })
  expect(errors().length).toBeGreaterThan(1)
})

test('SAFE-9 a total under one rupee is neither accepted nor sent to the gateway, until a price is set', async () => {
  await using shop = await aShop()
  const { gateway, server, asha } = shop
  const admin = await server.anAdmin()
  await asha.call(cart.removeItem, { index: '0' })
  await asha.call(cart.add, { type: 'product', item_id: 'seed', name: 'A seed', price: 0.5 })
  const { id } = await asha.call(orders.create, {})
  expect(await admin.ask(orders.setStatus, { id, accept_prices: true })).toMatchObject({
    status: 409,
    detail: 'The total must be at least ₹1; set a price first',
  })
  expect(await asha.ask(orders.pay, { id })).toMatchObject({ status: 409 })
  // A total under ₹1 that an earlier version accepted cannot be paid online either.
  await server.pool.query('update orders set awaits_price = false where id = $1', [id])
  expect(await asha.ask(orders.pay, { id })).toMatchObject({
    status: 409,
    detail: 'Totals under ₹1 can’t be paid online',
  })
  expect(gateway.orders).toEqual([])
  await server.pool.query('update orders set awaits_price = true where id = $1', [id])
  const set = { id, prices: [{ index: 0, price: 20 }], accept_prices: true }
  expect(await admin.call(orders.setStatus, set)).toMatchObject({ total_amount: 23.6, awaits_price: false })
  expect((await asha.call(orders.pay, { id })).payment).toMatchObject({ amount_paise: 2360 })
})

test('SAFE-9 an order that is paid is not opened for another payment', async () => {
  await using shop = await aShop()
  const { gateway, asha } = shop
  const order = await asha.call(orders.create, {})
  const proof = gateway.pay(order.payment!.order_id)
  await asha.call(payments.verify, { order_id: order.id, ...proof })
  expect((await asha.call(orders.pay, { id: order.id })).payment).toMatchObject({ status: 'paid' })
  expect(gateway.orders).toHaveLength(1)
})

test('SHOP-6 administrators are told once of a paid order that the installation fulfils, with its delivery time', async () => {
  await using shop = await aShop()
  const { gateway, server, asha } = shop
  const boss = await server.anAdmin()
  const order = await asha.call(orders.create, {})
  const told = async () => {
    await server.runJobs()
    const sent = await server.outbox('email')
    return sent.filter(({ user_id: id, subject }) => id === boss.id && subject.includes('is paid'))
  }
  expect(await told(), 'not before it is paid').toEqual([])
  const { razorpay_payment_id: paymentId } = gateway.pay(order.payment!.order_id)
  await server.app.inject(gateway.event('payment.captured', paymentId))
  await server.app.inject(gateway.event('order.paid', paymentId))
  const by = new Intl.DateTimeFormat('en-IN', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'Asia/Kolkata',
  }).format(new Date(order.deliver_by!))
  expect(await told()).toMatchObject([
    {
      subject: `Order ${orders.orderNumber(order.id)} is paid: deliver by ${by}`,
      body: expect.stringContaining('1 item, ₹588.82, paid online. You fulfil this order yourself.'),
    },
  ])
})

test('SHOP-6 administrators are told once that a paid order, which they were to fulfil, was cancelled', async () => {
  await using shop = await aShop()
  const { gateway, server, asha } = shop
  const boss = await server.anAdmin()
  const unpaid = await asha.call(orders.create, {})
  await asha.call(cart.add, dal)
  const paid = await asha.call(orders.create, {})
  const { razorpay_payment_id: paymentId } = gateway.pay(paid.payment!.order_id)
  await server.app.inject(gateway.event('payment.captured', paymentId))
  await server.runJobs()
  for (const { id } of [unpaid, paid]) await asha.call(orders.cancel, { id })
  await server.runJobs()
  const sent = await server.outbox('email')
  expect(sent.filter(({ user_id: id, subject }) => id === boss.id && subject.includes('cancelled'))).toMatchObject([
    { subject: `Order ${orders.orderNumber(paid.id)} was cancelled: don’t deliver it` },
  ])
})

test('SHOP-6 no more than the daily limit of emails about orders to fulfil goes to an administrator', async () => {
  await using shop = await aShop()
  const { gateway, server, asha } = shop
  const boss = await server.anAdmin()
  server.context.config.outgoing.perPerson.email = 1
  for (let n = 0; n < 2; n++) {
    if (n > 0) await asha.call(cart.add, dal)
    const order = await asha.call(orders.create, {})
    const { razorpay_payment_id: paymentId } = gateway.pay(order.payment!.order_id)
    await server.app.inject(gateway.event('payment.captured', paymentId))
    await server.runJobs()
  }
  const sent = await server.outbox('email')
  expect(sent.filter(({ user_id: id, subject }) => id === boss.id && subject.includes('is paid'))).toHaveLength(1)
})
