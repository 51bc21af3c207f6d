import * as admin from '@planner/contract/admin'
import * as audit from '@planner/contract/audit'
import * as cart from '@planner/contract/cart'
import * as household from '@planner/contract/household'
import { toCart } from '@planner/contract/kitchen/list-to-cart'
import * as pantry from '@planner/contract/kitchen/pantry'
import * as list from '@planner/contract/kitchen/shopping-list'
import * as orders from '@planner/contract/orders'
import * as vendors from '@planner/contract/vendors'
import { expect, test } from 'vitest'
import type { Line } from '#platform/db/tables/cart.ts'
import type { OrderPartRow } from '#platform/db/tables/orders.ts'
import { createHousehold } from '#test/create-household.ts'
import { type Person, startTestServer, type TestServer } from '#test/test-server.ts'
import { open, press } from '#test/vendor-page/vendor-page.ts'
import { sumsOf } from '../bill/bill.ts'
import { sendToVendors } from '../parts/send-to-vendors.ts'
import { dueOfLine, totalsOfOrder } from '../parts/settle.ts'
import { orderById } from '../store.ts'

const dal = { type: 'recipe', item_id: 'punjab.dal-tadka', name: 'Dal Tadka', action: 'buy_ingredients' } as const
const saag = { ...dal, item_id: 'punjab.sarson-da-saag', name: 'Sarson da Saag' } as const
const hourMs = 3_600_000
const dayMs = 24 * hourMs
const number = '+919876543210'

/** Returns the messages sent to a shop, oldest first. */
const sentTo = async (server: TestServer, to = number) =>
  (await server.outbox()).filter(({ recipient }) => recipient === to).map(({ body }) => body)
const linkIn = (body: string | undefined) => /\/v\/\S+/.exec(body!)![0]

/** Creates a shop that takes orders. */
async function aShop(server: TestServer, boss: Person, more: object = {}) {
  const vendor = await boss.call(vendors.create, {
    name: 'Sharma Kirana',
    category: 'grocery',
    description: 'Corner shop',
    location: 'Mumbai',
    order_channel: 'whatsapp',
    order_to: number,
    upi_id: 'sharma@okaxis',
    ...more,
  })
  await boss.call(vendors.invite, { id: vendor.id })
  const to = vendor.order_to ?? number
  await press(server, linkIn((await sentTo(server, to)).at(-1)), { action: 'take' })
  return { ...vendor, to }
}

/** Has the cart delivered after so long, and returns that instant. */
async function neededIn(ms: number, server: TestServer, asha: Person): Promise<string> {
  const deliverBy = new Date(server.clock.now().getTime() + ms).toISOString()
  await asha.call(cart.put, { address: '14 Hill Road', pin_code: '400050', deliver_by: deliverBy })
  return deliverBy
}

/** Creates an order with these lines that its shop has accepted, and returns the link to its page. */
async function accepted(
  server: TestServer,
  asha: Person,
  shop: { id: string; to: string },
  lines: object[] = [dal, saag],
) {
  for (const line of lines) await asha.call(cart.add, { ...dal, ...line, vendor_id: shop.id })
  server.clock.advance(1000)
  const { id } = await asha.call(orders.create, {})
  await sendToVendors(server.context)
  const link = linkIn((await sentTo(server, shop.to)).at(-1))
  await press(server, link, { action: 'all' })
  return { id, link }
}

async function delivered(server: TestServer, asha: Person, shop: { id: string; to: string }, lines?: object[]) {
  const order = await accepted(server, asha, shop, lines)
  await press(server, order.link, { action: 'delivered' })
  server.clock.advance(1000)
  return order
}

async function setUp() {
  const server = await startTestServer()
  const [asha, boss] = [await server.aPerson(), await server.anAdmin()]
  return { server, asha, boss, shop: await aShop(server, boss) }
}

const newest = async (asha: Person) => (await asha.call(orders.list, {}))[0]!
const missing = { index: 0, kind: 'missing' } as const

test('SHOP-9 a problem with a delivered order reaches its shop, whose refund changes what is due and is told', async () => {
  const { server, asha, shop } = await setUp()
  await using _ = server
  const { id } = await delivered(server, asha, shop)
  const before = await newest(asha)
  expect(before).toMatchObject({ total_amount: 598, reportable: { lines: [0, 1] }, problems: [] })
  const said = await asha.call(orders.reportProblems, {
    id,
    lines: [
      { index: 0, kind: 'damaged', words: 'The packet was  torn' },
      { index: 1, kind: 'wrong_price', billed: 320 },
    ],
  })
  expect(said.problems).toMatchObject([
    // An administrator's form proposes to refund what the line costs.
    { index: 0, kind: 'damaged', words: 'The packet was  torn', due: 299, answer: null },
    { index: 1, kind: 'wrong_price', billed: 320, due: 299, answer: null },
  ])
  expect(said.reportable).toBeNull()
  await sendToVendors(server.context)
  const message = (await sentTo(server)).at(-1)!
  expect(message).toContain('Open this link to reply')
  const subject = (await server.outbox('whatsapp')).at(-1)!.subject
  expect(subject).toBe(`Order ${orders.orderNumber(id)}: Dal Tadka is damaged or spoiled, and 1 more`)

  const link = linkIn(message)
  const shown = await open(server, link)
  for (const word of [
    'The customer reports a problem',
    'Damaged or spoiled',
    'The packet was',
    'billed at ₹320.00 each',
  ]) {
    expect(shown).toContain(word)
  }
  expect(await open(server, link.replace(/$/, '/list/1'))).toContain(orders.orderNumber(id))
  const [first, second] = said.problems!
  const answer = (remark: string, fields: Record<string, string>) =>
    press(server, link, { action: 'problem', remark, ...fields })
  for (const amount of ['0', '299.01', '1e3', '-5', '']) {
    expect(await answer(first!.id, { answer: 'refund', amount })).toContain('Enter an amount above ₹0')
  }
  await answer(first!.id, { answer: 'refund', amount: '100', words: 'Sorry\u0000 about\n that' })
  // A second press of the same button, and a different answer.
  await answer(first!.id, { answer: 'refund', amount: '100', words: 'Sorry\u0000 about\n that' })
  expect(await answer(first!.id, { answer: 'cannot' })).toContain('There’s already a reply to this')
  expect(await answer(second!.id, { answer: 'price', amount: '299.50' })).toContain('Enter an amount above ₹0')
  await answer(second!.id, { answer: 'price', amount: '280' })

  const done = await newest(asha)
  expect(done).toMatchObject({
    status: 'delivered',
    subtotal: 579,
    total_amount: 479,
    items: [
      { line_total: 299, refunded: 100 },
      { price: 280, line_total: 280 },
    ],
    parts: [{ total_amount: 479, prices: 'agreed' }],
    problems: [
      { answer: { kind: 'refund', amount: 100, words: 'Sorry about that' } },
      { answer: { kind: 'price', amount: 280, words: null } },
    ],
  })
  expect(done.parts[0]!.upi_link).toContain('am=479.00&')
  const notes = done.timeline.map(({ note }) => note)
  const asks = (money: string) => `If you have already paid, please ask Sharma Kirana for ${money} back`
  expect(notes).toContain(`Sharma Kirana refunds ₹100.00 for Dal Tadka: Sorry about that. ${asks('₹100.00')}`)
  expect(notes).toContain(`Sharma Kirana corrected the price of Sarson da Saag to ₹280.00 each. ${asks('₹40.00')}`)
  expect(sumsOf((await orderById(server.context.db, id))!)).toEqual([
    ['Prices include GST', ''],
    ['Refund due', '-₹100.00'],
    ['Total', '₹479.00'],
  ])
  expect(await asha.call(orders.spend, {})).toMatchObject({
    months: [{ total: 479 }],
    vendors: [{ vendor_name: 'Sharma Kirana', total: 479 }],
  })
  await server.pool.query(
    `update users set phone_number = '+919812345678', phone_verified = true, sms_notifications = true where id = $1`,
    [asha.id],
  )
  server.clock.advance(120_000)
  await server.runJobs()
  const told = (await server.outbox('sms')).filter(({ user_id: to }) => to === asha.id).map(({ body }) => body)
  expect(told.join(' ')).toContain('refunds ₹100.00 for Dal Tadka')
  expect((await asha.call(audit.own, {})).entries.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['order.problem-reported', 'order.problem-answered']),
  )
})

test('SHOP-9 the same report twice, under one Idempotency-Key or at once, is one report', async () => {
  const { server, asha, shop } = await setUp()
  await using _ = server
  const { id } = await delivered(server, asha, shop)
  const key = { 'idempotency-key': 'report-of-asha' }
  const report = () => asha.ask(orders.reportProblems, { id, lines: [missing] }, key)
  const [one, other] = await Promise.all([report(), report()])
  expect([one.status, other.status]).toEqual([200, 200])
  expect((await newest(asha)).problems).toHaveLength(1)
  expect(await asha.ask(orders.reportProblems, { id, lines: [missing] })).toMatchObject({
    status: 409,
    detail: 'A problem with one of these items is already reported',
  })
  const both = await Promise.all(
    [1, 2].map(() => asha.ask(orders.reportProblems, { id, lines: [{ ...missing, index: 1 }] })),
  )
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
  expect((await newest(asha)).problems).toHaveLength(2)
})

test.each([
  [{ index: 0, kind: 'wrong_price' }, 422, 'Enter the price you were billed'],
  [{ index: 0, kind: 'other' }, 422, 'Describe what’s wrong'],
  [{ index: 0, kind: 'other', words: 'x'.repeat(301) }, 422, 'Description must be at most 300 characters'],
  [{ index: 0, kind: 'cold' }, 422, 'kind must be missing, damaged, wrong_item, wrong_price, other or late'],
  [{ index: 0, kind: 'late' }, 409, 'Nothing can be reported about one of these items'],
  [{ index: 9, kind: 'missing' }, 409, 'Nothing can be reported about one of these items'],
])('SHOP-9 a report of %j is refused', async (line, status, detail) => {
  const { server, asha, shop } = await setUp()
  await using _ = server
  const { id } = await delivered(server, asha, shop, [dal])
  expect(await asha.ask(orders.reportProblems, { id, lines: [line] as never })).toMatchObject({ status, detail })
})

test('SHOP-9 nothing is reported before delivery, after seven days, of another household’s order, or too often', async () => {
  const { server, asha, shop } = await setUp()
  await using _ = server
  const { id, link } = await accepted(server, asha, shop)
  const report = (line: object = missing, who = asha) =>
    who.ask(orders.reportProblems, { id, lines: [line as typeof missing] })
  expect(await report()).toMatchObject({ status: 409, detail: 'Nothing can be reported about one of these items' })
  await press(server, link, { action: 'delivered' })
  const ravi = await server.aPerson({ email: 'ravi@example.in' })
  expect(await report(missing, ravi)).toMatchObject({ status: 404, detail: 'Order not found' })
  // At most three reports a day about one order.
  const page = linkIn((await sentTo(server)).at(-1))
  for (let count = 0; count < 3; count++) {
    server.clock.advance(1000)
    const { problems } = await asha.call(orders.reportProblems, { id, lines: [missing] })
    await press(server, page, { action: 'problem', remark: problems!.at(-1)!.id, answer: 'cannot' })
  }
  server.clock.advance(1000)
  expect(await report()).toMatchObject({ status: 429, headers: { 'retry-after': '86400' } })
  server.clock.advance(dayMs)
  expect(await report()).toMatchObject({ status: 200 })
  server.clock.advance(6 * dayMs)
  expect((await newest(asha)).reportable).toBeNull()
  expect(await report({ ...missing, index: 1 })).toMatchObject({
    status: 409,
    detail: 'Problems can be reported up to 7 days after delivery',
  })
})

test('SHOP-9 a vendor answers no problem of another vendor’s order, and none that isn’t there', async () => {
  const { server, asha, boss, shop } = await setUp()
  await using _ = server
  const other = await aShop(server, boss, { name: 'Gupta Stores', order_to: '+919876543211' })
  const { id } = await delivered(server, asha, shop, [dal])
  const { link: others } = await delivered(server, asha, other, [saag])
  const { problems } = await asha.call(orders.reportProblems, { id, lines: [missing] })
  const remark = problems![0]!.id
  const answer = { action: 'problem', answer: 'refund', amount: '299', remark }
  expect(await press(server, others, answer)).toContain('This can no longer be changed.')
  const [part] = (await asha.call(orders.list, {})).find((one) => one.id === id)!.parts
  expect(await press(server, `${others}/order/${part!.id}`, answer)).toContain('This link has expired')
  const still = (await asha.call(orders.list, {})).find((one) => one.id === id)
  expect(still).toMatchObject({ total_amount: 299, problems: [{ answer: null }] })
})

test('SHOP-9 a shop that doesn’t answer a problem within a day is told of to the customer and the administrators', async () => {
  const { server, asha, boss, shop } = await setUp()
  await using _ = server
  const { id } = await delivered(server, asha, shop, [dal])
  await asha.call(orders.reportProblems, { id, lines: [missing] })
  await sendToVendors(server.context)
  server.clock.advance(dayMs + 60_000)
  await sendToVendors(server.context)
  const { timeline } = await newest(asha)
  expect(timeline.at(-1)!.note).toBe('Sharma Kirana has not replied to a reported problem. Please call the shop')
  expect((await boss.call(admin.orders, { page: '0', problem: 'open' })).orders).toMatchObject([{ id }])
  // An administrator answers on the shop's behalf, once.
  const { problems } = await newest(asha)
  const answer = { id, problem_id: problems![0]!.id, answer: 'refund', amount: 299, words: 'By phone' } as const
  const unfit = await boss.ask(orders.answerProblem, { ...answer, answer: 'price' })
  expect(unfit).toMatchObject({ status: 422, detail: 'That answer doesn’t fit this problem' })
  expect(await asha.ask(orders.answerProblem, answer)).toMatchObject({ status: 403 })
  expect(await boss.call(orders.answerProblem, answer)).toMatchObject({ total_amount: 0 })
  expect(await boss.ask(orders.answerProblem, { ...answer, amount: 1 })).toMatchObject({ status: 409 })
  expect((await boss.call(admin.orders, { page: '0', problem: 'open' })).orders).toEqual([])
})

test('SHOP-9 of what the installation sold itself the administrators are told, and tax stays on the rest', async () => {
  await using server = await startTestServer()
  const [asha, boss] = [await server.aPerson(), await server.anAdmin()]
  await asha.call(cart.add, dal)
  const { id, parts } = await asha.call(orders.create, {})
  expect(parts).toMatchObject([{ kind: 'hand_over' }])
  await server.pool.query(`delete from order_parts where order_id = $1`, [id])
  await boss.call(orders.setStatus, { id, status: 'confirmed' })
  await boss.call(orders.setStatus, { id, status: 'delivered' })
  const { problems } = await asha.call(orders.reportProblems, { id, lines: [{ index: 0, kind: 'missing' }] })
  const done = await boss.call(orders.answerProblem, {
    id,
    problem_id: problems![0]!.id,
    answer: 'refund',
    amount: 52.82,
  })
  expect(done).toMatchObject({ cgst: 26.91, sgst: 26.91, total_amount: 300 })

  // A corrected price is without GST, which is returned too; it never makes the item dearer.
  const billed = await asha.call(orders.reportProblems, { id, lines: [{ index: 0, kind: 'wrong_price', billed: 299 }] })
  const correct = (amount: number) =>
    boss.ask(orders.answerProblem, {
      id,
      problem_id: billed.problems!.find((one) => !one.answer)!.id,
      answer: 'price',
      amount,
    })
  for (const wrong of [299.01, 40]) expect(await correct(wrong)).toMatchObject({ status: 422 })
  expect(await correct(249)).toMatchObject({ body: { subtotal: 249, cgst: 22.41, sgst: 22.41, total_amount: 241 } })
  expect((await newest(asha)).timeline.at(-1)!.note).toContain('ask the shop for ₹59.00 back')
})

test('SHOP-9 an adult of the household reports and hears of the answer; a child does neither', async () => {
  await using server = await startTestServer()
  const [{ asha, rohan, anu, stranger }, boss] = [await createHousehold(server), await server.anAdmin()]
  const shop = await aShop(server, boss)
  await asha.call(household.shareCart, { shared: true })
  await neededIn(dayMs, server, asha)
  const { id } = await delivered(server, asha, shop, [dal])
  for (const who of [anu, stranger]) {
    expect((await who.ask(orders.reportProblems, { id, lines: [missing] })).status).toBeGreaterThanOrEqual(403)
  }
  const { problems } = await rohan.call(orders.reportProblems, { id, lines: [missing] })
  await sendToVendors(server.context)
  const link = linkIn((await sentTo(server)).at(-1))
  await press(server, link, { action: 'problem', remark: problems![0]!.id, answer: 'bring' })
  await server.pool.query(
    `update users set phone_number = '+91981234567' || case when id = $1 then '1' else '2' end, phone_verified = true,
       sms_notifications = true where id in ($1, $2)`,
    [asha.id, rohan.id],
  )
  await server.runJobs()
  const told = (await server.outbox('sms')).filter(({ body }) => body.includes('will bring Dal Tadka'))
  expect(told).toHaveLength(2)
  expect(new Set(told.map(({ user_id: to }) => to))).toEqual(new Set([asha.id, rohan.id]))
})

test('SHOP-9 once an order is late, its customer asks where it is; the shop answers, and delivery answers too', async () => {
  const { server, asha, shop } = await setUp()
  await using _ = server
  await neededIn(3 * hourMs, server, asha)
  const { id, link } = await accepted(server, asha, shop)
  await press(server, link, { action: 'received' })
  const late = { id, lines: [{ index: 0, kind: 'late' as const, words: 'Guests come at 5' }] }
  expect(await newest(asha)).not.toHaveProperty('late_lines')
  expect(await asha.ask(orders.reportProblems, late)).toMatchObject({ status: 409 })

  server.clock.advance(3 * hourMs)
  expect((await newest(asha)).late_lines).toEqual([0])
  const { problems } = await asha.call(orders.reportProblems, late)
  expect(problems).toMatchObject([{ kind: 'late', answer: null }])
  // One question for each shop is enough.
  expect(await newest(asha)).not.toHaveProperty('late_lines')
  expect(await asha.ask(orders.reportProblems, late)).toMatchObject({ status: 409 })
  await sendToVendors(server.context)
  const subject = `Order ${orders.orderNumber(id)}: late, the customer asks where it is`
  expect((await server.outbox('whatsapp')).at(-1)!.subject).toBe(subject)
  const page = await open(server, link)
  expect(page).toContain('Late: the customer asks where this order is')
  expect(page).toContain('Guests come at 5')
  const remark = problems![0]!.id
  // It may still come, so nothing is refunded for being late.
  await press(server, link, { action: 'problem', remark, answer: 'refund', amount: '50' })
  expect((await newest(asha)).parts[0]).toMatchObject({ to_refund: 0 })
  await press(server, link, { action: 'problem', remark, answer: 'bring', words: 'In 20 minutes' })
  expect((await newest(asha)).timeline.at(-1)!.note).toBe('Sharma Kirana is on its way: In 20 minutes')

  server.clock.advance(hourMs)
  await asha.call(orders.reportProblems, { id, lines: [{ index: 0, kind: 'late' }] })
  await press(server, link, { action: 'delivered' })
  const after = await newest(asha)
  expect(after.problems!.at(-1)).toMatchObject({ kind: 'late', answer: { kind: 'bring', words: 'It was delivered' } })
  expect(after.reportable!.lines).toEqual([0, 1])
})

test('SHOP-9 a question about a late order that the installation delivers goes to administrators, and ends with a cancellation', async () => {
  const { server, asha, boss } = await setUp()
  await using _ = server
  await asha.call(cart.add, { ...dal, action: 'order_online' })
  server.clock.advance(1000)
  const { id } = await asha.call(orders.create, {})
  await server.pool.query(`delete from order_parts where order_id = $1`, [id])
  await server.pool.query(
    `update orders set status = 'confirmed', awaits_price = false, deliver_by = $1 where id = $2`,
    [server.clock.now(), id],
  )
  server.clock.advance(hourMs)
  expect((await newest(asha)).late_lines).toEqual([0])
  await asha.call(orders.reportProblems, { id, lines: [{ index: 0, kind: 'late' }] })
  const mailed = (await server.outbox('email')).map(({ subject, body }) => `${subject} ${body}`).join('\n')
  expect(mailed).toContain('late, the customer asks where it is')
  await boss.call(orders.setStatus, { id, status: 'cancelled' })
  expect((await newest(asha)).problems).toMatchObject([
    { kind: 'late', answer: { kind: 'cannot', words: 'It was cancelled' } },
  ])
})

test('SHOP-9 a shop that does not answer where a late order is within a day is told of to the administrators', async () => {
  const { server, asha, shop } = await setUp()
  await using _ = server
  await neededIn(3 * hourMs, server, asha)
  const { id } = await accepted(server, asha, shop)
  server.clock.advance(3 * hourMs)
  await asha.call(orders.reportProblems, { id, lines: [{ index: 0, kind: 'late' }] })
  await sendToVendors(server.context)
  const before = (await server.outbox('whatsapp')).length
  server.clock.advance(25 * hourMs)
  await sendToVendors(server.context)
  expect((await server.outbox('whatsapp')).length).toBe(before)
  expect((await newest(asha)).timeline.at(-1)!.note).toBe(
    'Sharma Kirana has not replied to a reported problem. You can cancel its part of the order',
  )
})

test('SHOP-10 a confirmed unpaid order is cancelled by its customer; its shop is told with what was ordered', async () => {
  const { server, asha, shop } = await setUp()
  await using _ = server
  const { id, link } = await accepted(server, asha, shop)
  expect(await newest(asha)).toMatchObject({ status: 'confirmed', may_cancel: true, parts: [{ may_drop: true }] })
  expect(await asha.call(orders.cancel, { id })).toMatchObject({ status: 'cancelled', may_cancel: false })
  server.clock.advance(1000)
  await sendToVendors(server.context)
  const told = (await server.outbox('whatsapp')).at(-1)!
  expect(told.subject).toBe(`Order ${orders.orderNumber(id)} was cancelled: 1 × Dal Tadka, 1 × Sarson da Saag`)
  expect(await press(server, link, { action: 'ready' })).toContain('This order was cancelled')
})

test('SHOP-10 what is ready or delivered can’t be cancelled, nor can it be at once with the shop’s step', async () => {
  const { server, asha, shop } = await setUp()
  await using _ = server
  const second = await accepted(server, asha, shop, [dal])
  await press(server, second.link, { action: 'ready' })
  expect(await asha.ask(orders.cancel, { id: second.id })).toMatchObject({
    status: 409,
    detail: 'The shop already has this ready, so it can’t be cancelled any more',
  })
  await press(server, second.link, { action: 'delivered' })
  expect(await asha.ask(orders.cancel, { id: second.id })).toMatchObject({ status: 409 })

  const third = await accepted(server, asha, shop, [dal])
  const [cancelled] = await Promise.all([
    asha.ask(orders.cancel, { id: third.id }),
    press(server, third.link, { action: 'ready' }),
  ])
  const { status, parts } = await newest(asha)
  expect([status, parts[0]!.state]).toEqual(
    cancelled.status === 200 ? ['cancelled', 'cancelled'] : ['confirmed', 'ready'],
  )
})

test('SHOP-10 what was paid or is ready can be cancelled two hours after it was needed, and its shop returns the money', async () => {
  const { server, asha, shop } = await setUp()
  await using _ = server
  const deliverBy = await neededIn(3 * hourMs, server, asha)
  const { id, link } = await accepted(server, asha, shop, [dal])
  const [part] = (await newest(asha)).parts
  await asha.call(orders.paidPart, { id, part_id: part!.id })
  await press(server, link, { action: 'ready' })
  server.clock.advance(4 * hourMs)
  expect(await newest(asha)).toMatchObject({ deliver_by: deliverBy, may_cancel: false, parts: [{ may_message: true }] })
  expect(await asha.ask(orders.cancel, { id })).toMatchObject({ status: 409 })
  server.clock.advance(hourMs)
  expect(await newest(asha)).toMatchObject({ may_cancel: true, parts: [{ may_drop: true }] })
  const { timeline } = await asha.call(orders.cancel, { id })
  expect(timeline.at(-1)!.note).toBe('If you have paid Sharma Kirana, please ask it for your ₹299.00 back')
  await sendToVendors(server.context)
  expect((await server.outbox('whatsapp')).at(-1)!.subject).toContain('was cancelled')
  expect(await open(server, link)).toContain('Refund due to the customer')
})

test('SHOP-10 one shop’s accepted part is taken back while the other goes on', async () => {
  const { server, asha, boss, shop } = await setUp()
  await using _ = server
  const other = await aShop(server, boss, { name: 'Gupta Stores', order_to: '+919876543211' })
  await asha.call(cart.add, { ...dal, vendor_id: shop.id })
  await asha.call(cart.add, { ...saag, vendor_id: other.id })
  server.clock.advance(1000)
  const { id, parts } = await asha.call(orders.create, {})
  await sendToVendors(server.context)
  for (const to of [shop.to, other.to])
    await press(server, linkIn((await sentTo(server, to)).at(-1)), { action: 'all' })
  await press(server, linkIn((await sentTo(server, other.to)).at(-1)), { action: 'ready' })
  expect(await asha.ask(orders.cancel, { id })).toMatchObject({ status: 409 })
  const dropped = await asha.call(orders.dropPart, { id, part_id: parts[0]!.id })
  expect(dropped).toMatchObject({
    status: 'confirmed',
    total_amount: 299,
    parts: [{ state: 'cancelled' }, { state: 'ready' }],
  })
  expect(await asha.ask(orders.dropPart, { id, part_id: parts[1]!.id })).toMatchObject({ status: 409 })
})

test('SHOP-11 a message reaches the shop of a running order, which replies in a line; both are limited', async () => {
  const { server, asha, shop } = await setUp()
  await using _ = server
  const { id, link } = await accepted(server, asha, shop)
  const [part] = (await newest(asha)).parts
  const say = (message: string, who = asha) => who.ask(orders.messageShop, { id, part_id: part!.id, message })
  expect(part).toMatchObject({ may_message: true })
  server.clock.advance(1000)
  expect((await say('Please ring the upper bell')).status).toBe(200)
  await sendToVendors(server.context)
  expect((await server.outbox('whatsapp')).at(-1)!.subject).toBe(
    `Order ${orders.orderNumber(id)}: a message from the customer`,
  )
  expect((await sentTo(server)).join(' ')).not.toContain('upper bell')
  const shown = await open(server, link)
  expect(shown).toContain('Please ring the upper bell')
  const { messages } = await newest(asha)
  const remark = messages![0]!.id
  expect(await press(server, link, { action: 'reply', remark, words: ' ' })).toContain('Please write a reply.')
  await press(server, link, { action: 'reply', remark, words: 'Will do <b>' })
  expect(await open(server, link)).toContain('You replied: Will do &lt;b&gt;')
  expect(await newest(asha)).toMatchObject({
    messages: [{ words: 'Please ring the upper bell', answer: { words: 'Will do <b>' } }],
  })

  const ravi = await server.aPerson({ email: 'ravi@example.in' })
  expect(await say('hello', ravi)).toMatchObject({ status: 404 })
  expect(await say('  ')).toMatchObject({ status: 422 })
  expect(await say('x'.repeat(301))).toMatchObject({ status: 422 })
  for (let count = 1; count < 5; count++) expect((await say(`${count}`)).status).toBe(200)
  expect(await say('once more')).toMatchObject({ status: 429, headers: { 'retry-after': '86400' } })
  await press(server, link, { action: 'delivered' })
  server.clock.advance(dayMs)
  expect(await say('thanks')).toMatchObject({ status: 409, detail: 'This shop can’t be messaged about this order now' })
})

test('SHOP-11 a message to a shop that has not answered yet delays no reminder and counts as none', async () => {
  const { server, asha, shop } = await setUp()
  await using _ = server
  await asha.call(cart.add, { ...dal, vendor_id: shop.id })
  server.clock.advance(1000)
  const { id, parts } = await asha.call(orders.create, {})
  await sendToVendors(server.context)
  server.clock.advance(1000)
  await asha.call(orders.messageShop, { id, part_id: parts[0]!.id, message: 'Ripe ones, please' })
  await sendToVendors(server.context)
  const subjects = async () => (await server.outbox('whatsapp')).map(({ subject }) => subject.split(':')[0]!)
  const before = (await subjects()).length
  for (let count = 0; count < 2; count++) {
    server.clock.advance(31 * 60_000)
    await sendToVendors(server.context)
  }
  expect((await subjects()).slice(before)).toEqual([1, 2].map(() => `Still waiting ${orders.orderNumber(id)}`))
})

test('SHOP-9 a refund of all that was paid, GST included, leaves every list, bill and sum right; more is refused', async () => {
  await using server = await startTestServer()
  const [asha, boss] = [await server.aPerson(), await server.anAdmin()]
  await asha.call(cart.add, { ...dal, action: 'order_online' })
  const { id } = await asha.call(orders.create, {})
  await server.pool.query(`delete from order_parts where order_id = $1`, [id])
  await server.pool.query(`update orders set payment_method = 'gateway' where id = $1`, [id])
  await server.pool.query(
    `insert into payments (order_id, amount_paise, status, updated_at) select id, total_paise, 'paid', now() from orders`,
  )
  await boss.call(orders.setStatus, { id, status: 'confirmed' })
  await boss.call(orders.setStatus, { id, status: 'delivered' })
  expect(await newest(asha)).toMatchObject({ subtotal: 499, total_amount: 588.82, payment: null })
  const report = async () =>
    (await asha.call(orders.reportProblems, { id, lines: [missing] })).problems!.find(({ answer }) => !answer)!.id
  const refund = async (problemId: string, amount: number) =>
    boss.ask(orders.answerProblem, { id, problem_id: problemId, answer: 'refund', amount })
  const first = await report()
  for (const amount of [588.83, 600]) {
    expect(await refund(first, amount)).toMatchObject({
      status: 422,
      detail: 'Enter an amount above ₹0 and up to what the item costs with GST',
    })
  }
  const csv = async () => {
    const headers = { authorization: `Bearer ${boss.token}` }
    const { statusCode, body } = await server.app.inject({ url: '/api/admin/orders/csv', headers })
    expect(statusCode).toBe(200)
    const [head, row] = body.split('\r\n').map((line) => line.split(','))
    return [
      'Subtotal INR',
      'CGST INR',
      'SGST INR',
      'Agreed refunds INR',
      'Refund due INR',
      'Refunded INR',
      'Total INR',
    ].map((name) => row![head!.indexOf(name)])
  }
  // First a part of it: its GST is deducted where amounts are without tax.
  expect((await refund(first, 58.88)).status).toBe(200)
  expect(await csv()).toEqual(['499', '44.91', '44.91', '58.88', '58.88', '0', '529.94'])
  expect(await asha.call(orders.spend, {})).toMatchObject({ months: [{ total: 529.94 }], vendors: [{ total: 529.94 }] })

  const second = await report()
  expect(await refund(second, 529.95)).toMatchObject({ status: 422 })
  expect((await refund(second, 529.94)).status).toBe(200)
  const shown = {
    subtotal: 499,
    cgst: 44.91,
    sgst: 44.91,
    total_amount: 0,
    items: [{ price: 499, line_total: 499, refunded: 588.82 }],
  }
  expect(await newest(asha)).toMatchObject(shown)
  expect((await boss.call(admin.orders, { page: '0' })).orders).toMatchObject([shown])
  expect(await csv()).toEqual(['499', '44.91', '44.91', '588.82', '588.82', '0', '0'])
  await boss.call(orders.settleRefund, { id, amount: 588.82 })
  expect(await csv()).toEqual(['499', '44.91', '44.91', '588.82', '0', '588.82', '0'])
  const headers = { authorization: `Bearer ${asha.token}` }
  expect((await server.app.inject({ url: `/api/orders/${id}/bill`, headers })).statusCode).toBe(200)
  expect(sumsOf((await orderById(server.context.db, id))!)).toEqual([
    ['Subtotal', '₹499.00'],
    ['CGST 9%', '₹44.91'],
    ['SGST 9%', '₹44.91'],
    ['Refunded after delivery', '-₹588.82'],
    ['Total', '₹0.00'],
  ])
  expect(await asha.call(orders.spend, {})).toMatchObject({ months: [{ total: 0 }], vendors: [{ total: 0 }] })
})

test('SHOP-9 the refunds of all lines never exceed the order, whose tax is rounded once', async () => {
  const part = {
    id: 'p',
    kind: 'hand_over',
    state: 'listed',
    lines: [0, 1, 2].map((index) => ({ index, state: 'open' })),
  }
  const parts = [part as unknown as OrderPartRow]
  const lines = [0, 1, 2].map(() => ({ price: 6, quantity: 1 }) as Line)
  for (const index of [0, 1, 2]) {
    const due = dueOfLine({ lines }, parts, index)
    expect(due).toBeGreaterThanOrEqual(0)
    lines[index]!.refunded = due
  }
  expect(totalsOfOrder({ lines }, parts)).toEqual({ subtotal: 18, cgst: 2, sgst: 2, total: 0 })
})

test('SHOP-9 HOME-4 what was missing or damaged and is not brought leaves the pantry and is to buy again', async () => {
  const { server, asha, shop } = await setUp()
  await using _ = server
  await asha.call(pantry.add, { items: ['rice 1 kg'], foods: [] })
  const texts = ['2 Vim bar', '2 kg rice', '3 Parle biscuit']
  const listed = await asha.call(list.add, { items: texts.map((text) => ({ id: server.context.ids.next(), text })) })
  const wanted = listed.lines.map((line) => ({ ...toCart(line), quantity: line.to_cart }))
  const { id, link } = await delivered(
    server,
    asha,
    shop,
    wanted.map((line) => ({ action: null, price: 20, ...line })),
  )
  const state = async () => {
    const { lines } = await asha.call(list.show, {})
    const { items } = await asha.call(pantry.show, {})
    return {
      toBuy: lines.filter(({ to_cart: missingOnes }) => missingOnes > 0).map(({ name }) => name),
      bought: lines
        .filter(({ ticked }) => ticked)
        .map(({ name }) => name)
        .toSorted(),
      home: items.map(({ name, amount }) => `${amount} ${name}`).toSorted(),
    }
  }
  const before = await state()
  expect(before).toEqual({
    toBuy: [],
    bought: ['Parle biscuit', 'Rice', 'Vim bar'],
    home: ['2 Vim bar', '3 Parle biscuit', '3 kg rice'],
  })
  const { items } = await newest(asha)
  const index = (word: string) => items.findIndex(({ name }) => name.includes(word))
  const { problems } = await asha.call(orders.reportProblems, {
    id,
    lines: [
      { index: index('Vim'), kind: 'missing' },
      { index: index('rice'), kind: 'damaged' },
      { index: index('Parle'), kind: 'missing' },
    ],
  })
  const answer = (word: string, fields: Record<string, string>) =>
    press(server, link, {
      action: 'problem',
      remark: problems!.find((problem) => problem.index === index(word))!.id,
      ...fields,
    })
  await answer('Parle', { answer: 'bring' })
  expect(await state()).toEqual(before)
  server.clock.advance(2 * dayMs)
  await answer('Vim', { answer: 'cannot' })
  await answer('rice', { answer: 'refund', amount: '1' })
  const after = { toBuy: ['Rice', 'Vim bar'], bought: [], home: ['1 kg rice', '3 Parle biscuit'] }
  expect(await state()).toEqual(after)

  // A later correction of the delivery does not tick them again.
  const again = await asha.call(orders.reportProblems, {
    id,
    lines: [{ index: index('Parle'), kind: 'wrong_price', billed: 30 }],
  })
  const remark = again.problems!.find(({ kind }) => kind === 'wrong_price')!.id
  await press(server, link, { action: 'problem', remark, answer: 'price', amount: '15' })
  expect((await newest(asha)).problems!.find((problem) => problem.id === remark)!.answer).toMatchObject({ amount: 15 })
  expect(await state()).toEqual(after)
})
