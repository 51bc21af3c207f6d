import * as cart from '@planner/contract/cart'
import * as household from '@planner/contract/household'
import * as orders from '@planner/contract/orders'
import { expect, test } from 'vitest'
import { startRazorpay } from '#test/stand-ins/razorpay/razorpay.ts'
import { type Person, startTestServer, type TestServer } from '#test/test-server.ts'
import { tellLate } from './tell-late.ts'

const dal = { type: 'recipe', item_id: 'punjab.dal-tadka', name: 'Dal Tadka', action: 'order_online' } as const
const hourMs = 3_600_000

/** Places an order that the installation fulfils itself, needed in three hours. */
async function placed(server: TestServer, asha: Person) {
  const deliverBy = new Date(server.clock.now().getTime() + 3 * hourMs).toISOString()
  await asha.call(cart.put, { address: '14 Hill Road', pin_code: '400050', deliver_by: deliverBy })
  await asha.call(cart.add, dal)
  server.clock.advance(1000)
  return asha.call(orders.create, {})
}

type Gateway = Awaited<ReturnType<typeof startRazorpay>>

async function paid(server: TestServer, gateway: Gateway, asha: Person) {
  const order = await placed(server, asha)
  const { razorpay_payment_id: paymentId } = gateway.pay(order.payment!.order_id)
  await server.app.inject(gateway.event('payment.captured', paymentId))
  return order
}

/** Returns what a person was mailed about their orders, oldest first. */
async function mailsTo(server: TestServer, { id }: Person): Promise<string[]> {
  await server.runJobs()
  const mails = (await server.outbox('email')).filter(
    ({ user_id: to, subject }) => to === id && /^Order #\w+$/.test(subject),
  )
  return mails.map(({ body }) => body)
}

test('SHOP-13 a customer is mailed that an order is confirmed with its payment, is late, and was delivered', async () => {
  await using gateway = await startRazorpay()
  await using server = await startTestServer({ environment: gateway.environment })
  const [asha, boss] = [await server.aPerson(), await server.anAdmin()]
  const { id, total_amount: total } = await paid(server, gateway, asha)
  expect(await mailsTo(server, asha)).toEqual([`Confirmed: your payment of ₹${total.toFixed(2)} has arrived`])

  server.clock.advance(3 * hourMs)
  await tellLate(server.context)
  expect(await mailsTo(server, asha)).toHaveLength(1)
  server.clock.advance(hourMs)
  await tellLate(server.context)
  await tellLate(server.context)
  const [, late, ...more] = await mailsTo(server, asha)
  expect(late).toBe('Needed by Fri, 20 Nov, 1:00 pm, not marked as delivered yet')
  expect(more).toEqual([])

  server.clock.advance(hourMs)
  await boss.call(orders.setStatus, { id, status: 'delivered' })
  expect((await mailsTo(server, asha)).at(-1)).toBe('delivered')
})

test('SHOP-13 an order that was delivered or cancelled in time is never called late', async () => {
  await using gateway = await startRazorpay()
  await using server = await startTestServer({ environment: gateway.environment })
  const [asha, boss] = [await server.aPerson(), await server.anAdmin()]
  const first = await paid(server, gateway, asha)
  await boss.call(orders.setStatus, { id: first.id, status: 'delivered' })
  const second = await paid(server, gateway, asha)
  await asha.call(orders.cancel, { id: second.id })
  server.clock.advance(5 * hourMs)
  await tellLate(server.context)
  expect((await mailsTo(server, asha)).filter((body) => body.includes('Needed by'))).toEqual([])
})

test('SHOP-13 a cancellation is confirmed by mail, with the refund; a push or a text would only echo the tap', async () => {
  await using gateway = await startRazorpay()
  await using server = await startTestServer({ environment: gateway.environment })
  const asha = await server.aPerson()
  await server.pool.query(
    `update users set phone_number = '+919812345671', phone_verified = true, sms_notifications = true where id = $1`,
    [asha.id],
  )
  const { id } = await paid(server, gateway, asha)
  await server.runJobs()
  server.clock.advance(1000)
  await asha.call(orders.cancel, { id })
  expect((await mailsTo(server, asha)).at(-1)).toBe('Cancelled. Your online payment will be refunded')
  const texts = (await server.outbox('sms')).map(({ body }) => body)
  expect(texts).toEqual([expect.stringContaining('Confirmed: your payment of')])
})

test('SHOP-13 whoever ordered is told that another adult of the household cancelled', async () => {
  await using server = await startTestServer()
  const [asha, rohan] = [await server.aPerson(), await server.aPerson()]
  const { code } = await asha.call(household.invite, { role: 'adult' })
  await rohan.call(household.join, { code })
  await server.pool.query(
    `update users set phone_number = '+919812345671', phone_verified = true, sms_notifications = true where id = $1`,
    [asha.id],
  )
  const { id } = await placed(server, asha)
  await server.pool.query(
    'update orders set household_id = (select household_id from users where id = $1) where id = $2',
    [asha.id, id],
  )
  await rohan.call(orders.cancel, { id })
  expect(await mailsTo(server, asha)).toEqual(['Cancelled'])
  expect((await server.outbox('sms')).map(({ body }) => body)).toEqual([
    `Order ${orders.orderNumber(id)}: Cancelled. Daily Planner`,
  ])
})

test('SHOP-13 whoever switched emails off gets none about their orders', async () => {
  await using gateway = await startRazorpay()
  await using server = await startTestServer({ environment: gateway.environment })
  const asha = await server.aPerson()
  await server.pool.query('update users set email_notifications = false where id = $1', [asha.id])
  const { id } = await paid(server, gateway, asha)
  await asha.call(orders.cancel, { id })
  expect(await mailsTo(server, asha)).toEqual([])
})
