import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as profile from '@planner/contract/account/profile'
import * as cart from '@planner/contract/cart'
import * as orders from '@planner/contract/orders'
import * as vendors from '@planner/contract/vendors'
import { extractText } from 'unpdf'
import { expect, test } from 'vitest'
import { processRefunds } from '#features/payments/refund.ts'
import { startRazorpay } from '#test/stand-ins/razorpay/razorpay.ts'
import { type Person, startTestServer, type TestServer } from '#test/test-server.ts'
import { linkTo, open, press, stampIn } from '#test/vendor-page/vendor-page.ts'
import { sendToVendors } from './parts/send-to-vendors.ts'

const dal = { type: 'recipe', item_id: 'punjab.dal-tadka', name: 'Dal Tadka', action: 'buy_ingredients' } as const
const saag = { ...dal, item_id: 'punjab.sarson-da-saag', name: 'Saag' } as const
const to = '+919876543210'

/** Creates an order of two items that its shop has accepted, to be paid online, and returns the link to its page. */
async function accepted(server: TestServer, { asha, boss }: { asha: Person; boss: Person }) {
  const shop = await boss.call(vendors.create, {
    name: 'Sharma Kirana',
    category: 'grocery',
    description: 'Corner shop',
    location: 'Mumbai',
    order_channel: 'whatsapp',
    order_to: to,
  })
  await boss.call(vendors.invite, { id: shop.id })
  await press(server, await linkTo(server, to), { action: 'take' })
  for (const item of [dal, saag]) await asha.call(cart.add, { ...item, vendor_id: shop.id })
  server.clock.advance(1000)
  const { id } = await asha.call(orders.create, {})
  await sendToVendors(server.context)
  const link = await linkTo(server, to)
  await press(server, link, { action: 'all' })
  return { id, link }
}

/** Starts the product beside a payment gateway, with such an order. Disposing it stops both. */
async function acceptedOnline() {
  await using started = new AsyncDisposableStack()
  const gateway = started.use(await startRazorpay())
  const server = started.use(await startTestServer({ environment: gateway.environment }))
  const [asha, boss] = [await server.aPerson(), await server.anAdmin()]
  const order = await accepted(server, { asha, boss })
  const running = started.move()
  return { server, gateway, asha, boss, ...order, [Symbol.asyncDispose]: () => running.disposeAsync() }
}

/** Reports the second item out of stock. */
async function runOut(server: TestServer, link: string) {
  const was = stampIn(await open(server, link), 1)
  await press(server, link, { action: 'out', index: '1', was })
}

const paise = (rupees: number) => Math.round(rupees * 100)

const newest = async (asha: Person) => (await asha.call(orders.list, {}))[0]!

async function billOf(server: TestServer, { token }: Person, id: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` }
  const { rawPayload } = await server.app.inject({ url: `/api/orders/${id}/bill`, headers })
  return (await extractText(new Uint8Array(rawPayload), { mergePages: true })).text
}

/** Returns the row of the only order in the administrators' file, by column. */
async function rowOf(server: TestServer, { token }: Person): Promise<Record<string, string>> {
  const headers = { authorization: `Bearer ${token}` }
  const { body } = await server.app.inject({ url: '/api/admin/orders/csv', headers })
  const [head, row] = body.split('\r\n').map((line) => line.split(','))
  return Object.fromEntries(head!.map((name, n) => [name, row![n]!]))
}

async function spentBy(asha: Person) {
  const { months } = await asha.call(orders.spend, {})
  return [months[0]?.total ?? 0, (await asha.call(profile.activity, {})).spent]
}

async function payOnline(server: TestServer, gateway: Awaited<ReturnType<typeof startRazorpay>>, order: orders.Order) {
  const { razorpay_payment_id: paymentId } = gateway.pay(order.payment!.order_id)
  await server.app.inject(gateway.event('payment.captured', paymentId))
  return paymentId
}

test('SHOP-5 an online order that its shop was paid for by hand is paid on the bill, in the CSV and in spending', async () => {
  await using order = await acceptedOnline()
  const { server, asha, boss, id, link } = order
  expect(await billOf(server, asha, id)).toContain('online, not yet paid')
  expect(await rowOf(server, boss)).toMatchObject({ Payment: 'online', Paid: 'no' })
  expect(await spentBy(asha)).toEqual([0, 0])

  await press(server, link, { action: 'received' })
  const { total_amount: total } = await newest(asha)
  expect(await billOf(server, asha, id)).toContain('paid to the shop directly')
  expect(await rowOf(server, boss)).toMatchObject({ Payment: 'to the shop', Paid: 'paid', 'Refunded INR': '0' })
  expect(await spentBy(asha)).toEqual([total, total])
})

test('SHOP-5 SHOP-9 a cancelled order that was paid by hand stays so, and what its shop returned is refunded', async () => {
  await using order = await acceptedOnline()
  const { server, asha, boss, id, link } = order
  await press(server, link, { action: 'received' })
  const { total_amount: total } = await newest(asha)
  await boss.call(orders.setStatus, { id, status: 'cancelled' })
  expect(await rowOf(server, boss)).toMatchObject({
    Paid: 'paid',
    'Refunded INR': '0',
    'Refund due INR': String(total),
  })
  expect(await billOf(server, asha, id)).toContain(`Refund due ₹${total.toFixed(2)}`)

  await press(server, link, { action: 'returned', was: String(Math.round(total * 100)) })
  expect(await newest(asha)).toMatchObject({ returned: total })
  expect(await rowOf(server, boss)).toMatchObject({
    Payment: 'to the shop',
    Paid: 'refunded',
    'Refunded INR': String(total),
    'Refund due INR': '0',
  })
  const bill = await billOf(server, asha, id)
  expect(bill).toContain('paid to the shop directly')
  expect(bill).toContain(`Refunded ₹${total.toFixed(2)}`)
  expect(await spentBy(asha)).toEqual([0, 0])
})

test('SHOP-9 an item out of stock after an online payment is neither billed nor counted, and its refund is in the CSV', async () => {
  await using order = await acceptedOnline()
  const { server, gateway, asha, boss, id, link } = order
  const opened = await asha.call(orders.pay, { id })
  const paid = opened.payment!.amount_paise / 100
  await payOnline(server, gateway, opened)
  await runOut(server, link)
  const { to_refund: owed = 0, total_amount: total } = await newest(asha)
  expect([owed > 0, owed + total]).toEqual([true, paid])
  await boss.call(orders.settleRefund, { id, amount: owed })

  expect(await rowOf(server, boss)).toMatchObject({
    Items: '1 x Dal Tadka',
    'Item count': '1',
    'Total INR': String(total),
    Paid: 'paid',
    'Refunded INR': String(owed),
  })
  const bill = await billOf(server, asha, id)
  expect(bill).toContain(`paid online, ₹${paid.toFixed(2)}`)
  expect(bill).toContain(`Refunded ₹${owed.toFixed(2)}`)
  expect(bill).not.toContain('Saag')
})

test('SHOP-10 what the gateway refunded of a cancelled order is in the CSV', async () => {
  await using order = await acceptedOnline()
  const { server, gateway, asha, boss, id } = order
  const opened = await asha.call(orders.pay, { id })
  const paid = String(opened.payment!.amount_paise / 100)
  await payOnline(server, gateway, opened)
  await asha.call(orders.cancel, { id })
  expect(await rowOf(server, boss)).toMatchObject({ Paid: 'paid', 'Refunded INR': '0', 'Refund due INR': paid })
  await processRefunds(server.context)
  expect(await rowOf(server, boss)).toMatchObject({ Paid: 'refunded', 'Refunded INR': paid, 'Refund due INR': '0' })
})

/** Pays the order online, has its shop report the second item out of stock, and returns what was paid and is owed. */
async function paidAndShort(
  server: TestServer,
  gateway: Awaited<ReturnType<typeof startRazorpay>>,
  { asha, id, link }: { asha: Person; id: string; link: string },
) {
  const opened = await asha.call(orders.pay, { id })
  await payOnline(server, gateway, opened)
  await runOut(server, link)
  const { to_refund: owed = 0 } = await newest(asha)
  return { paid: opened.payment!.amount_paise / 100, owed }
}

test.each(['customer', 'administrator'])(
  'SHOP-9 SHOP-10 of an order that its %s cancels, the gateway refunds what was not returned by hand before',
  async (by) => {
    await using order = await acceptedOnline()
    const { server, gateway, asha, boss, id, link } = order
    const { paid, owed } = await paidAndShort(server, gateway, { asha, id, link })
    await boss.call(orders.settleRefund, { id, amount: owed })
    if (by === 'customer') await asha.call(orders.cancel, { id })
    else await boss.call(orders.setStatus, { id, status: 'cancelled' })

    const rest = (paise(paid) - paise(owed)) / 100
    const words = `The rest of your online payment, ₹${rest.toFixed(2)}, will be refunded`
    expect((await newest(asha)).timeline.at(-1)!.note).toBe(by === 'customer' ? words : null)
    expect(await rowOf(server, boss)).toMatchObject({
      Paid: 'paid',
      'Refunded INR': String(owed),
      'Refund due INR': String(rest),
    })
    const before = await billOf(server, asha, id)
    expect(before).toContain(`Refunded ₹${owed.toFixed(2)}`)
    expect(before).toContain(`Refund due ₹${rest.toFixed(2)}`)

    await processRefunds(server.context)
    await processRefunds(server.context)
    expect([...gateway.refunds.values()].map(({ amount }) => amount)).toEqual([paise(rest)])
    expect(await newest(asha)).toMatchObject({ returned: paid, to_refund: 0, payment: { status: 'refunded' } })
    expect(await rowOf(server, boss)).toMatchObject({
      Paid: 'refunded',
      'Refunded INR': String(paid),
      'Refund due INR': '0',
    })
    const after = await billOf(server, asha, id)
    expect(after).toContain(`Refunded ₹${paid.toFixed(2)}`)
    expect(after).not.toContain('Refund due')
  },
)

test('SHOP-9 SHOP-10 what is owed but was not returned when the order is cancelled is part of the gateway’s refund', async () => {
  await using order = await acceptedOnline()
  const { server, gateway, asha, boss, id, link } = order
  const { paid, owed } = await paidAndShort(server, gateway, { asha, id, link })
  await asha.call(orders.cancel, { id })
  const detail = 'The amount to be refunded has changed; please check it again'
  expect(await boss.ask(orders.settleRefund, { id, amount: owed })).toMatchObject({ status: 409, detail })
  await processRefunds(server.context)
  expect([...gateway.refunds.values()].map(({ amount }) => amount)).toEqual([paise(paid)])
  expect(await newest(asha)).toMatchObject({ returned: paid, to_refund: 0 })
})

test('SHOP-9 SHOP-10 an item returned in the gateway’s dashboard, then the cancelled rest, add up to the payment', async () => {
  await using order = await acceptedOnline()
  const { server, gateway, asha, boss, id, link } = order
  const { paid, owed } = await paidAndShort(server, gateway, { asha, id, link })
  const [{ id: paymentId } = { id: '' }] = gateway.payments
  gateway.refunds.set('by hand in the dashboard', { id: 'rfnd_1', payment_id: paymentId, amount: paise(owed) })
  await server.app.inject(gateway.event('refund.processed', paymentId))
  await boss.call(orders.settleRefund, { id, amount: owed })
  expect(await newest(asha)).toMatchObject({ returned: owed, payment: { status: 'paid' } })
  await asha.call(orders.cancel, { id })
  await processRefunds(server.context)
  expect([...gateway.refunds.values()].map(({ amount }) => amount)).toEqual([paise(owed), paise(paid) - paise(owed)])
  expect(gateway.payments).toMatchObject([{ status: 'refunded' }])
  expect(await newest(asha)).toMatchObject({ returned: paid, payment: { status: 'refunded' } })
})

test('SHOP-9 SHOP-10 once all of a payment was returned by hand, the gateway refunds nothing more', async () => {
  await using order = await acceptedOnline()
  const { server, gateway, asha, boss, id, link } = order
  const { paid } = await paidAndShort(server, gateway, { asha, id, link })
  await server.pool.query('update orders set to_refund_paise = $1 where id = $2', [paise(paid), id])
  await boss.call(orders.settleRefund, { id, amount: paid })
  await boss.call(orders.setStatus, { id, status: 'cancelled' })
  await processRefunds(server.context)
  expect(gateway.refunds.size).toBe(0)
  expect(await rowOf(server, boss)).toMatchObject({
    Paid: 'refunded',
    'Refunded INR': String(paid),
    'Refund due INR': '0',
  })
})

test('SHOP-9 what was returned by hand in an earlier release is read from the timeline', async () => {
  await using server = await startTestServer()
  const [asha, boss] = [await server.aPerson(), await server.anAdmin()]
  const { id } = await accepted(server, { asha, boss })
  const notes = [
    'Sharma Kirana: ₹1,050.00 returned to you',
    'Sharma Kirana: ₹6.50 refunded to you',
    '₹13.00 returned to you',
    'Sharma Kirana: ready',
    null,
  ]
  const timeline = notes.map((note) => ({ status: 'delivered', at: '2026-11-20T06:00:00Z', note }))
  await server.pool.query('update orders set timeline = $1 where id = $2', [JSON.stringify(timeline), id])
  const file = readFileSync(path.resolve(import.meta.dirname, '../../../migrations/0157-returned-by-hand.sql'), 'utf8')
  await server.pool.query(file.slice(file.indexOf('with returned')))
  expect(await newest(asha)).toMatchObject({ returned: 1069.5 })
  const { rows } = await server.pool.query(
    'select returned_paise::int from orders union all select returned_paise::int from order_parts',
  )
  expect(rows.map(({ returned_paise: paise }) => paise)).toEqual([1300, 105_650])
})
