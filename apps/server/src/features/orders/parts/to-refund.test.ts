import * as admin from '@planner/contract/admin'
import * as cart from '@planner/contract/cart'
import * as orders from '@planner/contract/orders'
import * as vendors from '@planner/contract/vendors'
import { expect, test } from 'vitest'
import { startRazorpay } from '#test/stand-ins/razorpay/razorpay.ts'
import { type Person, startTestServer, type TestServer } from '#test/test-server.ts'
import { sendToVendors } from './send-to-vendors.ts'

const dal = { type: 'recipe', item_id: 'punjab.dal-tadka', name: 'Dal Tadka', action: 'buy_ingredients' } as const
const hourMs = 3_600_000

const later = ({ clock }: TestServer, ms: number) => clock.set(new Date(clock.now().getTime() + ms))

const press = async (server: TestServer, url: string, fields: Record<string, string>) => {
  const payload = new URLSearchParams(fields).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return (await server.app.inject({ method: 'POST', url, remoteAddress: '203.0.113.9', payload, headers })).body
}

const open = async (server: TestServer, url: string) =>
  (await server.app.inject({ url, remoteAddress: '203.0.113.9' })).body

async function linkTo(server: TestServer, to: string): Promise<string> {
  const sent = (await server.outbox()).filter(({ recipient }) => recipient === to)
  return /\/v\/\S+/.exec(sent.at(-1)!.body)![0]
}

/** Creates an order that its shop has accepted, and returns the link to its page. */
async function accepted(
  server: TestServer,
  { asha, boss, more = {} }: { asha: Person; boss: Person; more?: Record<string, string> },
) {
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
  await asha.call(cart.add, { ...dal, ...more, vendor_id: shop.id })
  later(server, 1000)
  const order = await asha.call(orders.create, {})
  await sendToVendors(server.context)
  const link = await linkTo(server, to)
  await press(server, link, { action: 'all' })
  return { id: order.id, link }
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

  expect(await refundFifty(server, asha, order)).toContain('To be refunded to the customer: ₹50.00')
  expect((await newest(asha)).parts[0]).toMatchObject({ to_refund: 50 })
  expect(await owedIn(boss)).toEqual([order.id])
  expect(await open(server, `${link}/list/1`)).toContain('To be refunded to the customer: ₹50.00')

  // A press on a page that shows another amount settles nothing.
  expect(await press(server, link, { action: 'returned', was: '2000' })).toContain('changed in the meantime')
  expect((await newest(asha)).parts[0]).toMatchObject({ to_refund: 50 })
  const settled = await press(server, link, { action: 'returned', was: '5000' })
  expect(settled).not.toContain('To be refunded')
  const after = await newest(asha)
  expect(after.parts[0]).toMatchObject({ to_refund: 0 })
  expect(after.timeline.at(-1)!.note).toBe('Sharma Kirana: ₹50.00 returned to you')
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
  later(server, 3 * hourMs)
  const cancelled = await asha.call(orders.cancel, { id })
  expect(cancelled.parts[0]).toMatchObject({ state: 'cancelled', to_refund: total })
  expect(await open(server, link)).toContain('To be refunded to the customer')
  const part = { id, part_id: cancelled.parts[0]!.id }
  expect(await boss.ask(orders.settleRefund, { ...part, amount: 1 })).toMatchObject({ status: 409 })
  expect(await asha.ask(orders.settleRefund, { ...part, amount: total })).toMatchObject({ status: 403 })
  const settled = await boss.call(orders.settleRefund, { ...part, amount: total })
  expect(settled).toMatchObject({ status: 'cancelled', parts: [{ to_refund: 0 }] })
  expect(await open(server, link)).not.toContain('To be refunded')
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
  const after = await newest(asha)
  expect(after.parts[0]).toMatchObject({ to_refund: 0 })
  expect(after.timeline.at(-1)!.note).toBe('Sharma Kirana: not paid, so nothing is to be returned')
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
  expect(await refundFifty(server, asha, order)).not.toContain('To be refunded')
  expect(await newest(asha)).toMatchObject({ to_refund: 50, parts: [{ to_refund: 0 }] })
  expect(await owedIn(boss)).toEqual([order.id])
  await boss.call(orders.settleRefund, { id: order.id, amount: 50 })
  const after = await newest(asha)
  expect(after).toMatchObject({ to_refund: 0 })
  expect(after.timeline.at(-1)!.note).toBe('₹50.00 returned to you')
})
