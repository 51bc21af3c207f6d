import * as admin from '@planner/contract/admin'
import * as cart from '@planner/contract/cart'
import * as orders from '@planner/contract/orders'
import * as vendors from '@planner/contract/vendors'
import { expect, test } from 'vitest'
import { startRazorpay } from '#test/stand-ins/razorpay/razorpay.ts'
import { type Person, startTestServer, type TestServer } from '#test/test-server.ts'
import { linkTo, open, press, stampIn } from '#test/vendor-page/vendor-page.ts'
import { sendToVendors } from './send-to-vendors.ts'

const dal = { type: 'recipe', item_id: 'punjab.dal-tadka', name: 'Dal Tadka', action: 'buy_ingredients' } as const
const hourMs = 3_600_000

/** Presses a button of a line, as the page shows it now. */
async function say(server: TestServer, link: string, index: number, action: 'yes' | 'out' | 'change') {
  const was = stampIn(await open(server, link), index)
  return press(server, link, { action, index: String(index), was, name: '', price: '1' })
}

type Asked = { asha: Person; boss: Person; more?: Record<string, string>; also?: object[] }

/** Creates an order that its shop has accepted, and returns the link to its page. */
async function accepted(server: TestServer, asked: Asked) {
  const order = await placed(server, asked)
  await press(server, order.link, { action: 'all' })
  return order
}

/** Creates an order that waits for its shop, and returns the link to its page. */
async function placed(server: TestServer, { asha, boss, more = {}, also = [] }: Asked) {
  const to = '+919876543210'
  const shop = await boss.call(vendors.create, {
    name: 'Sharma Kirana',
    category: 'grocery',
    description: 'Corner shop',
    location: 'Mumbai',
    order_channel: 'whatsapp',
    order_to: to,
    upi_id: 'sharma@okaxis',
  })
  await boss.call(vendors.invite, { id: shop.id })
  await press(server, await linkTo(server, to), { action: 'take' })
  for (const item of [{ ...dal, ...more }, ...also]) await asha.call(cart.add, { ...dal, vendor_id: shop.id, ...item })
  server.clock.advance(1000)
  const order = await asha.call(orders.create, {})
  await sendToVendors(server.context)
  return { id: order.id, link: await linkTo(server, to) }
}

const newest = async (asha: Person) => (await asha.call(orders.list, {}))[0]!
const owedIn = async (boss: Person) => (await boss.call(admin.orders, { refund: 'open' })).orders.map(({ id }) => id)

async function refundFifty(server: TestServer, asha: Person, { id, link }: { id: string; link: string }) {
  const { problems } = await asha.call(orders.reportProblems, { id, lines: [{ index: 0, kind: 'damaged' }] })
  const remark = problems!.at(-1)!.id
  return press(server, link, { action: 'problem', remark, answer: 'refund', amount: '50' })
}

test('SHOP-9 a refund that a shop promised is shown to it, its customer and the administrators until it was returned', async () => {
  await using server = await startTestServer()
  const [asha, boss] = [await server.aPerson(), await server.anAdmin()]
  const order = await accepted(server, { asha, boss })
  const { link } = order
  await press(server, link, { action: 'delivered' })
  await press(server, link, { action: 'received' })
  expect((await newest(asha)).parts[0]).toMatchObject({ to_refund: 0 })
  expect(await owedIn(boss)).toEqual([])

  expect(await refundFifty(server, asha, order)).toContain('Refund due to the customer: ₹50.00')
  expect((await newest(asha)).parts[0]).toMatchObject({ to_refund: 50 })
  expect(await owedIn(boss)).toEqual([order.id])
  expect(await open(server, `${link}/list/1`)).toContain('Refund due to the customer: ₹50.00')

  // A press on a page that shows another amount settles nothing.
  expect(await press(server, link, { action: 'returned', was: '2000' })).toContain('changed in the meantime')
  expect((await newest(asha)).parts[0]).toMatchObject({ to_refund: 50 })
  const settled = await press(server, link, { action: 'returned', was: '5000' })
  expect(settled).not.toContain('Refund due')
  const after = await newest(asha)
  expect(after.parts[0]).toMatchObject({ to_refund: 0 })
  expect(after.timeline.at(-1)!.note).toBe('Sharma Kirana: ₹50.00 refunded to you')
  expect(await owedIn(boss)).toEqual([])
  await press(server, link, { action: 'returned', was: '5000' })
  expect((await newest(asha)).timeline).toEqual(after.timeline)
})

test('SHOP-9 a shop that was paid owes all of a late order that its customer cancels; an administrator records its return', async () => {
  await using server = await startTestServer()
  const [asha, boss] = [await server.aPerson(), await server.anAdmin()]
  const { id, link } = await accepted(server, { asha, boss })
  await press(server, link, { action: 'received' })
  const total = (await newest(asha)).total_amount
  await server.pool.query('update orders set deliver_by = $1 where id = $2', [server.clock.now(), id])
  server.clock.advance(3 * hourMs)
  const cancelled = await asha.call(orders.cancel, { id })
  expect(cancelled.parts[0]).toMatchObject({ state: 'cancelled', to_refund: total })
  expect(await open(server, link)).toContain('Refund due to the customer')
  const part = { id, part_id: cancelled.parts[0]!.id }
  expect(await boss.ask(orders.settleRefund, { ...part, amount: 1 })).toMatchObject({ status: 409 })
  expect(await asha.ask(orders.settleRefund, { ...part, amount: total })).toMatchObject({ status: 403 })
  const settled = await boss.call(orders.settleRefund, { ...part, amount: total })
  expect(settled).toMatchObject({ status: 'cancelled', parts: [{ to_refund: 0 }] })
  expect(await open(server, link)).not.toContain('Refund due')
})

test('SHOP-9 SHOP-10 what a shop was paid by hand is due from it when the customer cancels before it is ready', async () => {
  await using server = await startTestServer()
  const [asha, boss] = [await server.aPerson(), await server.anAdmin()]
  const { id, link } = await accepted(server, { asha, boss })
  await press(server, link, { action: 'received' })
  expect(await newest(asha)).toMatchObject({ may_cancel: true, parts: [{ may_drop: true }] })
  const { total_amount: total } = await newest(asha)
  const cancelled = await asha.call(orders.cancel, { id })
  expect(cancelled).toMatchObject({ status: 'cancelled', to_refund: 0, parts: [{ to_refund: total }] })
  expect(cancelled.timeline.at(-1)!.note).toBe(`Please ask Sharma Kirana for your ₹${total.toFixed(2)} back`)
  expect(await owedIn(boss)).toEqual([id])

  server.clock.advance(1000)
  await sendToVendors(server.context)
  const told = (await server.outbox('whatsapp')).at(-1)!
  expect(told.subject).toBe(
    `Order ${orders.orderNumber(id)} was cancelled, refund due ₹${total.toFixed(2)}: 1 × Dal Tadka`,
  )
  expect(await open(server, link)).toContain('Refund due to the customer')
  await press(server, link, { action: 'returned', was: String(paise(total)) })
  expect(await newest(asha)).toMatchObject({ returned: total, parts: [{ to_refund: 0 }] })
  expect(await owedIn(boss)).toEqual([])
})

test('SHOP-9 SHOP-10 one shop’s part that was paid by hand is taken back, and that shop owes it', async () => {
  await using server = await startTestServer()
  const [asha, boss] = [await server.aPerson(), await server.anAdmin()]
  const other = await boss.call(vendors.create, {
    name: 'Gupta Stores',
    category: 'grocery',
    description: 'Corner shop',
    location: 'Mumbai',
    order_channel: 'whatsapp',
    order_to: '+919876543211',
  })
  await boss.call(vendors.invite, { id: other.id })
  await press(server, await linkTo(server, '+919876543211'), { action: 'take' })
  const also = [{ ...dal, item_id: 'punjab.sarson-da-saag', vendor_id: other.id }]
  const { id, link } = await accepted(server, { asha, boss, also })
  await press(server, await linkTo(server, '+919876543211'), { action: 'all' })
  await press(server, link, { action: 'received' })
  const { parts } = await newest(asha)
  const dropped = await asha.call(orders.dropPart, { id, part_id: parts[0]!.id })
  expect(dropped).toMatchObject({
    status: 'confirmed',
    parts: [
      { state: 'cancelled', to_refund: parts[0]!.total_amount },
      { state: 'accepted', to_refund: 0 },
    ],
  })
})

test('SHOP-9 an order that an administrator cancels is owed by the shop that its customer reports having paid', async () => {
  await using server = await startTestServer()
  const [asha, boss] = [await server.aPerson(), await server.anAdmin()]
  const { id, link } = await accepted(server, { asha, boss })
  const { parts, total_amount: total } = await newest(asha)
  await asha.call(orders.paidPart, { id, part_id: parts[0]!.id })
  await boss.call(orders.setStatus, { id, status: 'cancelled' })
  expect((await newest(asha)).parts[0]).toMatchObject({ to_refund: total })
  const shown = await open(server, link)
  expect(shown).toContain('Only if you were paid for it.')
  const was = /name="was" value="(\d+)"/.exec(shown)![1]!
  await press(server, link, { action: 'unpaid', was })
  const returned = { id, part_id: parts[0]!.id, amount: total }
  expect(await boss.ask(orders.settleRefund, returned)).toMatchObject({
    status: 409,
    detail: 'The amount to be refunded has changed; please check it again',
  })
  const after = await newest(asha)
  expect(after.parts[0]).toMatchObject({ to_refund: 0 })
  expect(after.timeline.at(-1)!.note).toBe('Sharma Kirana: not paid, so no refund is due')
})

test('SHOP-9 a partial refund of an online payment is owed by the installation, not by the shop', async () => {
  await using gateway = await startRazorpay()
  await using server = await startTestServer({ environment: gateway.environment })
  const [asha, boss] = [await server.aPerson(), await server.anAdmin()]
  const order = await accepted(server, { asha, boss, more: { action: 'order_online' } })
  const { payment } = await asha.call(orders.pay, { id: order.id })
  const { razorpay_payment_id: paymentId } = gateway.pay(payment!.order_id)
  await server.app.inject(gateway.event('payment.captured', paymentId))
  await press(server, order.link, { action: 'delivered' })
  expect(await refundFifty(server, asha, order)).not.toContain('Refund due')
  expect(await newest(asha)).toMatchObject({ to_refund: 50, parts: [{ to_refund: 0 }] })
  expect(await owedIn(boss)).toEqual([order.id])
  await boss.call(orders.settleRefund, { id: order.id, amount: 50 })
  const after = await newest(asha)
  expect(after).toMatchObject({ to_refund: 0 })
  expect(after.timeline.at(-1)!.note).toBe('₹50.00 refunded to you')
})

const soap = { type: 'product', item_id: 'free-soap', name: 'soap', unpriced: true, quantity: 2 } as const
const paise = (rupees: number) => Math.round(rupees * 100)

type Gateway = Awaited<ReturnType<typeof startRazorpay>>

/** Pays an order online. @returns the amount, in rupees. */
async function payOnline(server: TestServer, gateway: Gateway, asha: Person, id: string): Promise<number> {
  const { payment } = await asha.call(orders.pay, { id })
  const { razorpay_payment_id: paymentId } = gateway.pay(payment!.order_id)
  await server.app.inject(gateway.event('payment.captured', paymentId))
  return payment!.amount_paise / 100
}

test('CART-8 SHOP-5 nothing is paid online before the shop has answered, even at prices that an administrator accepted', async () => {
  await using gateway = await startRazorpay()
  await using server = await startTestServer({ environment: gateway.environment })
  const [asha, boss] = [await server.aPerson(), await server.anAdmin()]
  const { id, link } = await placed(server, { asha, boss, also: [soap] })
  const waits = { status: 409, detail: 'A shop hasn’t replied yet; you can pay once it has' }
  await boss.call(orders.setStatus, { id, prices: [{ index: 1, price: 50 }], accept_prices: true })
  expect(await asha.ask(orders.pay, { id })).toMatchObject(waits)
  await say(server, link, 0, 'yes')
  await say(server, link, 1, 'change')
  expect(await asha.ask(orders.pay, { id })).toMatchObject(waits)
  expect(gateway.orders).toEqual([])

  await say(server, link, 1, 'yes')
  const { total_amount: total } = await newest(asha)
  expect(total).toBe(399)
  expect(await payOnline(server, gateway, asha, id)).toBe(total)
  expect(await newest(asha)).toMatchObject({ status: 'confirmed', to_refund: 0 })
})

test('SHOP-5 SHOP-9 a shop accepts item by item what was paid online, and the tax that is not due is to be refunded', async () => {
  await using gateway = await startRazorpay()
  await using server = await startTestServer({ environment: gateway.environment })
  const [asha, boss] = [await server.aPerson(), await server.anAdmin()]
  const { id, link } = await placed(server, { asha, boss, also: [soap] })
  // The shop said on the phone that it takes the order.
  const prices = [{ index: 1, price: 50 }]
  await boss.call(orders.setStatus, { id, prices, accept_prices: true, status: 'confirmed' })
  const paid = await payOnline(server, gateway, asha, id)
  expect(paid).toBe(470.82)

  expect(await say(server, link, 0, 'change')).toContain('prices and items can no longer be changed')
  expect(await say(server, link, 0, 'yes')).not.toContain('can no longer be changed')
  expect((await newest(asha)).parts[0]!.lines).toMatchObject([{ state: 'yes' }, { state: 'open' }])
  await press(server, link, { action: 'all' })
  const after = await newest(asha)
  expect(after).toMatchObject({ total_amount: 399, to_refund: 71.82, parts: [{ state: 'accepted', to_refund: 0 }] })
  expect(after.timeline.at(-1)!.note).toBe('You paid online, so ₹18.00 will be refunded to you manually')
  expect(await owedIn(boss)).toEqual([id])
})

test('SHOP-5 SHOP-9 what is out of stock after an online payment is to be refunded, until it is there again', async () => {
  await using gateway = await startRazorpay()
  await using server = await startTestServer({ environment: gateway.environment })
  const [asha, boss] = [await server.aPerson(), await server.anAdmin()]
  const { id, link } = await placed(server, { asha, boss, also: [soap] })
  await boss.call(orders.setStatus, { id, prices: [{ index: 1, price: 50 }], accept_prices: true })
  await press(server, link, { action: 'all' })
  const paid = await payOnline(server, gateway, asha, id)
  await say(server, link, 1, 'out')
  expect(await newest(asha)).toMatchObject({ status: 'confirmed', total_amount: paid - 100, to_refund: 100 })
  await say(server, link, 1, 'yes')
  expect(await newest(asha)).toMatchObject({ total_amount: paid, to_refund: 0 })

  await say(server, link, 1, 'out')
  // The administrators get one mail about what is still due, not one for each answer.
  await server.runJobs()
  const due = `Order ${orders.orderNumber(id)}: refund ₹100.00 manually`
  const mailed = async () => (await server.outbox('email')).filter(({ subject }) => subject === due)
  expect((await mailed()).length).toBe(1)
  await boss.call(orders.settleRefund, { id, amount: 100 })
  await server.runJobs()
  expect((await mailed()).length).toBe(1)
  // The customer has the money back, so nothing pays for the item any more.
  expect(await say(server, link, 1, 'yes')).toContain('prices and items can no longer be changed')
  expect(await newest(asha)).toMatchObject({ total_amount: paid - 100, to_refund: 0 })
})

test('SHOP-9 of a payment that arrives after the total fell, the difference is to be refunded', async () => {
  await using gateway = await startRazorpay()
  await using server = await startTestServer({ environment: gateway.environment })
  const [asha, boss] = [await server.aPerson(), await server.anAdmin()]
  const { id, link } = await accepted(server, { asha, boss, also: [{ ...dal, item_id: 'punjab.sarson-da-saag' }] })
  const { payment } = await asha.call(orders.pay, { id })
  await say(server, link, 1, 'out')
  expect(await newest(asha)).toMatchObject({ to_refund: 0 })
  const { total_amount: total } = await newest(asha)
  expect(await payOnline(server, gateway, asha, id)).toBe(payment!.amount_paise / 100)
  const owed = payment!.amount_paise - paise(total)
  expect(owed).toBeGreaterThan(0)
  expect(await newest(asha)).toMatchObject({ total_amount: total, to_refund: owed / 100 })
  await server.runJobs()
  expect((await server.outbox('email')).map(({ subject }) => subject)).toContain(
    `Order ${orders.orderNumber(id)}: refund ₹${(owed / 100).toFixed(2)} manually`,
  )
  expect(await owedIn(boss)).toEqual([id])

  // Once nothing is left of the order, the gateway refunds all of it, and nothing by hand.
  await say(server, link, 0, 'out')
  expect(await newest(asha)).toMatchObject({ status: 'cancelled', to_refund: 0, payment: { status: 'paid' } })
  expect(await owedIn(boss)).toEqual([])
})

test('SHOP-9 a shop that was paid directly before it answered owes the tax that it did not add', async () => {
  await using server = await startTestServer()
  const [asha, boss] = [await server.aPerson(), await server.anAdmin()]
  const { id, link } = await placed(server, { asha, boss })
  await boss.call(orders.setStatus, { id, accept_prices: true, status: 'confirmed' })
  await press(server, link, { action: 'received' })
  await say(server, link, 0, 'yes')
  expect(await newest(asha)).toMatchObject({ total_amount: 299, parts: [{ to_refund: 53.82 }] })
})

test('SHOP-5 SHOP-9 a shop that was paid by hand returns what it has not in stock, until it is there again', async () => {
  await using server = await startTestServer()
  const [asha, boss] = [await server.aPerson(), await server.anAdmin()]
  const also = [{ ...dal, item_id: 'punjab.sarson-da-saag' }]
  const { id, link } = await accepted(server, { asha, boss, also })
  await press(server, link, { action: 'received' })
  const { total_amount: total, items } = await newest(asha)
  const price = items[1]!.price
  expect(await say(server, link, 1, 'change')).toContain('prices and items can no longer be changed')

  await say(server, link, 1, 'out')
  const out = await newest(asha)
  expect(out).toMatchObject({ status: 'confirmed', total_amount: total - price, parts: [{ to_refund: price }] })
  expect(out.timeline.at(-1)!.note).toBe(`Please ask Sharma Kirana for your ₹${price.toFixed(2)} back`)
  expect(await owedIn(boss)).toEqual([id])
  await say(server, link, 1, 'yes')
  expect(await newest(asha)).toMatchObject({ total_amount: total, parts: [{ to_refund: 0 }] })

  await say(server, link, 1, 'out')
  await press(server, link, { action: 'returned', was: String(paise(price)) })
  // The customer has the money back, so nothing pays for the item any more.
  expect(await say(server, link, 1, 'yes')).toContain('prices and items can no longer be changed')
  expect(await newest(asha)).toMatchObject({ returned: price, parts: [{ to_refund: 0 }] })

  // Of the cancelled order, the shop owes the rest of what it was paid.
  await boss.call(orders.setStatus, { id, status: 'cancelled' })
  expect(await newest(asha)).toMatchObject({ returned: price, parts: [{ to_refund: total - price }] })
})

test('SHOP-9 a shop that was paid by hand and has nothing in stock owes all of it', async () => {
  await using server = await startTestServer()
  const [asha, boss] = [await server.aPerson(), await server.anAdmin()]
  const { link } = await accepted(server, { asha, boss })
  await press(server, link, { action: 'received' })
  const { total_amount: total } = await newest(asha)
  await say(server, link, 0, 'out')
  expect(await newest(asha)).toMatchObject({ status: 'cancelled', parts: [{ to_refund: total }] })
})

test('SHOP-9 of two administrators who mark a refund as returned, the second is told that the first did', async () => {
  await using server = await startTestServer()
  const [asha, boss, leena] = [await server.aPerson(), await server.anAdmin(), await server.anAdmin()]
  const { id, link } = await accepted(server, { asha, boss })
  await press(server, link, { action: 'received' })
  const { parts, total_amount: total } = await asha.call(orders.cancel, { id })
  const refund = { id, part_id: parts[0]!.id, amount: total }
  const [first, second] = await Promise.all([
    boss.ask(orders.settleRefund, refund),
    leena.ask(orders.settleRefund, refund),
  ])
  expect(new Set([first.status, second.status])).toEqual(new Set([200, 409]))
  const [winner, loser] = first.status === 200 ? [boss, leena] : [leena, boss]
  await server.pool.query(`update users set full_name = 'Kamal Rao' where id = $1`, [winner.id])
  const sentence = `₹${total.toFixed(2)} was already marked as refunded by Kamal Rao`
  expect(await loser.ask(orders.settleRefund, refund)).toMatchObject({ status: 409, detail: sentence })
  // A repeat by the same person, such as a retry, is no second refund.
  expect((await winner.ask(orders.settleRefund, refund)).status).toBe(200)
  expect(await newest(asha)).toMatchObject({ returned: total, parts: [{ to_refund: 0 }] })
  const { rows } = await server.pool.query(`select about from audit_log where kind = 'order.refund-settled'`)
  expect(rows).toEqual([{ about: `Order ${orders.orderNumber(id)}: ₹${total.toFixed(2)}, Sharma Kirana` }])
})

test('SHOP-9 an administrator is told that the shop marked the refund as returned itself', async () => {
  await using server = await startTestServer()
  const [asha, boss] = [await server.aPerson(), await server.anAdmin()]
  const { id, link } = await accepted(server, { asha, boss })
  await press(server, link, { action: 'received' })
  const { parts, total_amount: total } = await asha.call(orders.cancel, { id })
  await press(server, link, { action: 'returned', was: String(paise(total)) })
  expect(await boss.ask(orders.settleRefund, { id, part_id: parts[0]!.id, amount: total })).toMatchObject({
    status: 409,
    detail: `₹${total.toFixed(2)} was already marked as refunded by Sharma Kirana`,
  })
})

test('SHOP-9 what the installation has not in stock is taken off a paid order, and refunded by hand', async () => {
  await using gateway = await startRazorpay()
  await using server = await startTestServer({ environment: gateway.environment })
  const [asha, boss] = [await server.aPerson(), await server.anAdmin()]
  const online = { ...dal, action: 'order_online' } as const
  await asha.call(cart.add, online)
  await asha.call(cart.add, { ...online, item_id: 'punjab.sarson-da-saag', name: 'Sarson da Saag' })
  server.clock.advance(1000)
  const { id } = await asha.call(orders.create, {})
  const paid = await payOnline(server, gateway, asha, id)
  const { total_amount: total } = await boss.call(orders.outOfStock, { id, index: 1 })
  expect(await newest(asha)).toMatchObject({
    status: 'confirmed',
    total_amount: total,
    to_refund: paid - total,
    items: [{ quantity: 1 }, { quantity: 0 }],
  })
  expect(total).toBe(588.82)
  const notes = (await newest(asha)).timeline.map(({ note }) => note)
  expect(notes).toContain('Sarson da Saag is out of stock')
  expect(notes.at(-1)).toBe('You paid online, so ₹588.82 will be refunded to you manually')
  expect(await owedIn(boss)).toEqual([id])
  // A second tap changes nothing.
  expect(await boss.call(orders.outOfStock, { id, index: 1 })).toMatchObject({ to_refund: paid - total })
  expect(await boss.ask(orders.outOfStock, { id, index: 0 })).toMatchObject({
    status: 409,
    detail: 'Nothing would be left of this order; cancel it instead',
  })
  expect(await boss.ask(orders.outOfStock, { id, index: 9 })).toMatchObject({ status: 404 })
  expect(await asha.ask(orders.outOfStock, { id, index: 0 })).toMatchObject({ status: 403 })
  // The gateway refunds the rest once the order is cancelled.
  await boss.call(orders.settleRefund, { id, amount: paid - total })
  await asha.call(orders.cancel, { id })
  expect(await boss.ask(orders.outOfStock, { id, index: 0 })).toMatchObject({ status: 409 })
})

test('SHOP-9 only the shop that supplies an item marks it as out of stock', async () => {
  await using server = await startTestServer()
  const [asha, boss] = [await server.aPerson(), await server.anAdmin()]
  const { id } = await accepted(server, { asha, boss })
  expect(await boss.ask(orders.outOfStock, { id, index: 0 })).toMatchObject({
    status: 409,
    detail: 'A shop supplies this item, so only the shop can mark it as out of stock',
  })
})
