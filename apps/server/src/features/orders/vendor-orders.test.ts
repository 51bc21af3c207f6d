import { formatRupees } from '@planner/commerce/money'
import * as cart from '@planner/contract/cart'
import * as orders from '@planner/contract/orders'
import * as vendors from '@planner/contract/vendors'
import { expect, test } from 'vitest'
import { processRefunds } from '#features/payments/refund.ts'
import type { Line } from '#platform/db/tables/cart.ts'
import type { OrderPartRow } from '#platform/db/tables/orders.ts'
import { startRazorpay } from '#test/stand-ins/razorpay/razorpay.ts'
import { type Person, startTestServer, type TestServer } from '#test/test-server.ts'
import { linkTo, stampIn } from '#test/vendor-page/vendor-page.ts'
import { sumsOf } from './bill/bill.ts'
import { moneyOf, sendToVendors } from './parts/send-to-vendors.ts'
import { orderById } from './store.ts'

const dal = { type: 'recipe', item_id: 'punjab.dal-tadka', name: 'Dal Tadka', action: 'buy_ingredients' } as const
const soap = { type: 'product', item_id: 'free-soap', name: 'soap', unpriced: true, quantity: 2 } as const

const kirana = {
  name: 'Sharma Kirana',
  category: 'grocery',
  description: 'Corner shop',
  location: 'Mumbai',
  order_channel: 'whatsapp',
  order_to: '+919876543210',
  upi_id: 'sharma@okaxis',
} as const

/** Keeps messages in order: those with the same timestamp have none. */
const passASecond = ({ clock }: TestServer) => clock.advance(1000)

const page = (server: TestServer, url: string, remoteAddress = '203.0.113.9') =>
  server.app.inject({ url, remoteAddress, headers: { accept: 'text/html' } })

const press = (server: TestServer, url: string, fields: Record<string, string>, remoteAddress = '203.0.113.9') =>
  server.app.inject({
    method: 'POST',
    url,
    remoteAddress,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

/** Creates a vendor that has accepted its invitation. */
async function aVendor(server: TestServer, admin: Person, more: Partial<typeof kirana> | object = {}) {
  const details = { ...kirana, ...more } as typeof kirana
  passASecond(server)
  const vendor = await admin.call(vendors.create, details)
  await admin.call(vendors.invite, { id: vendor.id })
  await press(server, await linkTo(server, details.order_to), { action: 'take' })
  return { ...vendor, to: details.order_to }
}

/** Places an order with a vendor, and returns it with the path of the page that the vendor was sent. */
async function anOrder(server: TestServer, asha: Person, vendor: { id: string; to: string }, ...lines: object[]) {
  for (const line of lines) await asha.call(cart.add, { ...dal, ...line, vendor_id: vendor.id })
  passASecond(server)
  const order = await asha.call(orders.create, {})
  await sendToVendors(server.context)
  return { order, link: await linkTo(server, vendor.to) }
}

const newest = async (asha: Person) => (await asha.call(orders.list, {}))[0]!
const notes = ({ timeline }: orders.Order) => timeline.map(({ note }) => note)

test('SHOP-4 a vendor stops receiving orders on the page of an order, as its mail says, and takes them again there', async () => {
  await using server = await startTestServer()
  const [asha, admin] = [await server.aPerson(), await server.anAdmin()]
  const vendor = await aVendor(server, admin)
  const { link } = await anOrder(server, asha, vendor, {})
  expect((await page(server, link)).body).toContain('Stop receiving orders')

  const stopped = await press(server, link, { action: 'stop' })
  expect(stopped.body).toContain('You’re not receiving orders.')
  const known = async () => (await admin.call(vendors.list, {})).find(({ id }) => id === vendor.id)
  expect(await known()).toMatchObject({ takes_orders: false })
  // The existing order can still be answered.
  await press(server, link, { action: 'all' })
  expect(await newest(asha)).toMatchObject({ status: 'confirmed' })

  await press(server, link, { action: 'take' })
  expect(await known()).toMatchObject({ takes_orders: true })
})

test('SHOP-4 a vendor accepts, prepares and delivers an order; each step is on the timeline and sent to the customer', async () => {
  await using server = await startTestServer()
  const [asha, admin] = [await server.aPerson(), await server.anAdmin()]
  const vendor = await aVendor(server, admin)
  const { order, link } = await anOrder(server, asha, vendor, {}, { item_id: 'punjab.sarson-da-saag' })
  expect(order).toMatchObject({ status: 'pending', awaits_price: true, parts: [{ kind: 'vendor', state: 'sent' }] })
  const message = (await server.outbox('whatsapp')).at(-1)!
  expect([message.recipient, message.user_id]).toEqual([kirana.order_to, null])
  expect(`${message.subject} ${message.body}`).not.toMatch(/Asha|Hill Road/)

  const shown = await page(server, link)
  expect(shown.statusCode).toBe(200)
  for (const word of ['Asha Rao', '14 Hill Road', '400050', 'Dal Tadka', 'In stock', 'Out of stock', 'Change']) {
    expect(shown.body).toContain(word)
  }
  expect(shown.body).not.toContain('<script')

  await press(server, link, { action: 'all' })
  expect(await newest(asha)).toMatchObject({ status: 'confirmed', awaits_price: false, parts: [{ state: 'accepted' }] })
  await press(server, link, { action: 'ready' })
  await press(server, link, { action: 'delivered' })
  // The same button again, or a step back, changes nothing.
  await press(server, link, { action: 'delivered' })
  await press(server, link, { action: 'ready' })
  const done = await newest(asha)
  expect(done).toMatchObject({ status: 'delivered', parts: [{ state: 'delivered' }] })
  expect(notes(done)).toEqual([
    null,
    'Sharma Kirana: 2 items accepted',
    'Sharma Kirana: ready',
    'Sharma Kirana: delivered',
  ])
  await server.pool.query(
    `update users set phone_number = '+919812345678', phone_verified = true, sms_notifications = true where id = $1`,
    [asha.id],
  )
  await server.runJobs()
  const told = (await server.outbox('sms')).filter(({ user_id: id }) => id === asha.id)
  expect(told.map(({ body }) => body).sort()).toEqual(
    ['2 items accepted', 'delivered', 'ready'].map(
      (step) => `Order #${order.id.slice(-8).toUpperCase()}: Sharma Kirana: ${step}. Daily Planner`,
    ),
  )
})

test('SHOP-4 a substitute with a lone ₹ for its price keeps the price of what was ordered', async () => {
  await using server = await startTestServer()
  const [asha, admin] = [await server.aPerson(), await server.anAdmin()]
  const vendor = await aVendor(server, admin)
  const { link } = await anOrder(server, asha, vendor, {})
  const was = stampIn((await page(server, link)).body, 0)
  await press(server, link, { index: '0', was, action: 'change', price: ' ₹ ', name: 'Dal Makhani' })
  const { parts, subtotal } = await newest(asha)
  expect(parts[0]!.lines).toMatchObject([{ state: 'proposed', proposal: { name: 'Dal Makhani', price: subtotal } }])
})

test('SHOP-4 for a new price, a substitute or an item out of stock the customer agrees or removes it, and totals follow', async () => {
  await using server = await startTestServer()
  const [asha, admin] = [await server.aPerson(), await server.anAdmin()]
  const vendor = await aVendor(server, admin)
  const { order, link } = await anOrder(server, asha, vendor, {}, { item_id: 'punjab.sarson-da-saag' }, soap)
  const say = async (index: number, fields: Record<string, string>) =>
    press(server, link, { index: String(index), was: stampIn((await page(server, link)).body, index), ...fields })
  await say(0, { action: 'change', price: '310' })
  await say(1, { action: 'out' })
  expect((await say(2, { action: 'yes' })).body).toContain('Some items have no price yet')
  await say(2, { action: 'change', price: '1,045.50', name: 'Neem soap' })
  const asked = await newest(asha)
  expect(asked).toMatchObject({ status: 'pending', subtotal: 299, parts: [{ state: 'asks' }] })
  const [part] = asked.parts
  expect(part!.lines).toMatchObject([
    { state: 'proposed', proposal: { price: 310 } },
    { state: 'out', asked: 1 },
    { state: 'proposed', proposal: { name: 'Neem soap', price: 1045.5 } },
  ])
  const answer = (index: number, agree: boolean, proposal: { name: string; price: number }) =>
    asha.ask(orders.answer, { id: order.id, part_id: part!.id, index, agree, proposal })
  expect(await answer(2, true, { name: 'Neem soap', price: 45 })).toMatchObject({
    status: 409,
    detail: 'The shop changed this again; please check it',
  })
  expect((await answer(2, true, { name: 'Neem soap', price: 1045.5 })).status).toBe(200)
  expect((await answer(0, false, { name: 'Dal Tadka', price: 310 })).status).toBe(200)
  expect(await answer(0, true, { name: 'Dal Tadka', price: 310 })).toMatchObject({ status: 409 })
  expect(await newest(asha)).toMatchObject({
    status: 'confirmed',
    awaits_price: false,
    subtotal: 2091,
    total_amount: 2091,
    items: [{ quantity: 0 }, { quantity: 0 }, { name: 'Neem soap', price: 1045.5, quantity: 2, quoted: false }],
    parts: [{ state: 'accepted', total_amount: 2091 }],
  })
})

test('SHOP-4 SHOP-5 what a shop said and the customer agreed to is what is due, everywhere; tax is added to estimates only', async () => {
  await using server = await startTestServer()
  const [asha, admin] = [await server.aPerson(), await server.anAdmin()]
  const vendor = await aVendor(server, admin)
  const { order, link } = await anOrder(server, asha, vendor, {}, { item_id: 'punjab.sarson-da-saag' })
  expect(order).toMatchObject({ subtotal: 598, total_amount: 705.64, parts: [{ prices: 'estimated' }] })
  const say = async (index: number, fields: Record<string, string>) =>
    press(server, link, { index: String(index), was: stampIn((await page(server, link)).body, index), ...fields })
  await say(0, { action: 'yes' })
  // ₹299.00 including tax, and ₹299.00 plus 18 %.
  const half = await newest(asha)
  expect(half).toMatchObject({ subtotal: 598, cgst: 26.91, total_amount: 651.82, parts: [{ prices: 'mixed' }] })
  await say(1, { action: 'change', price: '396' })
  const asked = await newest(asha)
  expect(asked).toMatchObject({ total_amount: 651.82, parts: [{ prices: 'mixed' }] })
  const [part] = asked.parts
  const proposal = part!.lines[1]!.proposal!
  await asha.call(orders.answer, { id: order.id, part_id: part!.id, index: 1, agree: true, proposal })
  const agreed = await newest(asha)
  expect(agreed).toMatchObject({ subtotal: 695, cgst: 0, sgst: 0, total_amount: 695, status: 'confirmed' })
  expect(agreed.parts).toMatchObject([{ prices: 'agreed', total_amount: 695 }])
  expect(agreed.parts[0]!.upi_link).toContain('am=695.00&')
  const shop = (await page(server, link)).body
  expect(shop).toContain('Total with GST: ₹695.00')
  expect(shop).toContain('Prices you accept or enter include GST')
  const stored = await orderById(server.context.db, order.id, asha.id)
  expect(sumsOf(stored!)).toEqual([
    ['Prices include GST', ''],
    ['Total', '₹695.00'],
  ])
})

test.each(['0', '0.00', '-5', '1000000', '10,00,000', '1e3', 'abc', '1.234'])(
  'SHOP-4 a vendor cannot price a line at %s',
  async (price) => {
    await using server = await startTestServer()
    const [asha, admin] = [await server.aPerson(), await server.anAdmin()]
    const { link } = await anOrder(server, asha, await aVendor(server, admin), {})
    const was = stampIn((await page(server, link)).body, 0)
    const answer = await press(server, link, { action: 'change', index: '0', was, price, name: 'x' })
    expect(answer.body).toContain('Enter the price of one: above ₹0 and up to ₹1,00,000.')
    expect(await newest(asha)).toMatchObject({ subtotal: 299, parts: [{ state: 'sent' }] })
  },
)

test('SHOP-4 a price is read as shops write it: with paise after a point or a comma, thousands in both groupings', async () => {
  await using server = await startTestServer()
  const [asha, admin] = [await server.aPerson(), await server.anAdmin()]
  const { link } = await anOrder(server, asha, await aVendor(server, admin), dal)
  const asked = async (price: string) => {
    const html = (await page(server, link)).body
    await press(server, link, { action: 'change', index: '0', was: stampIn(html, 0), name: 'Dal Tadka', price })
    return (await newest(asha)).parts[0]!.lines[0]!.proposal?.price ?? null
  }
  expect(await asked('66,50')).toBe(66.5)
  expect(await asked('₹ 67.5')).toBe(67.5)
  expect(await asked('1,066')).toBe(1066)
  expect(await asked('1,067.50')).toBe(1067.5)
  expect(await asked('6,6,6')).toBe(1067.5)
  expect(await asked('66,5000')).toBe(1067.5)
})

test('SHOP-4 an outdated vendor page changes nothing and says so', async () => {
  await using server = await startTestServer()
  const [asha, admin] = [await server.aPerson(), await server.anAdmin()]
  const { order, link } = await anOrder(server, asha, await aVendor(server, admin), {})
  const old = stampIn((await page(server, link)).body, 0)
  await press(server, link, { action: 'change', index: '0', was: old, price: '310' })
  const [part] = (await newest(asha)).parts
  const proposal = { name: 'Dal Tadka', price: 310 }
  await asha.call(orders.answer, { id: order.id, part_id: part!.id, index: 0, agree: true, proposal })
  const late = await press(server, link, { action: 'change', index: '0', was: old, price: '500' })
  expect(late.body).toContain('This item was changed in the meantime')
  expect(await newest(asha)).toMatchObject({ subtotal: 310, status: 'confirmed' })
})

test('SHOP-4 two vendors in one cart make two deliveries of one order, each with its own state', async () => {
  await using server = await startTestServer()
  const [asha, admin] = [await server.aPerson(), await server.anAdmin()]
  const one = await aVendor(server, admin)
  const other = await aVendor(server, admin, { name: 'Veg Corner', order_channel: 'email', order_to: 'veg@example.in' })
  await asha.call(cart.add, { ...dal, vendor_id: one.id })
  await asha.call(cart.add, { ...dal, item_id: 'punjab.sarson-da-saag', vendor_id: other.id })
  passASecond(server)
  await asha.call(orders.create, {})
  await sendToVendors(server.context)
  const [first, second] = [await linkTo(server, one.to), await linkTo(server, other.to)]
  expect((await page(server, second)).body).not.toContain('Dal Tadka')
  await press(server, first, { action: 'all' })
  await press(server, first, { action: 'delivered' })
  expect(await newest(asha)).toMatchObject({ status: 'pending', parts: [{ state: 'delivered' }, { state: 'sent' }] })
  await press(server, second, { action: 'none' })
  const done = await newest(asha)
  expect(done).toMatchObject({ status: 'delivered', parts: [{ state: 'delivered' }, { state: 'declined' }] })
  expect(done.total_amount).toBe(done.parts[0]!.total_amount)
})

test('SHOP-4 a silent vendor is messaged twice more, then the administrators and the customer know', async () => {
  await using server = await startTestServer()
  const [asha, admin] = [await server.aPerson(), await server.anAdmin()]
  const vendor = await aVendor(server, admin)
  const { order } = await anOrder(server, asha, vendor, {})
  const sent = async () => (await server.outbox('whatsapp')).filter(({ recipient }) => recipient === vendor.to).length
  const before = await sent()
  for (let n = 1; n <= 4; n++) {
    server.clock.advance(31 * 60_000)
    await sendToVendors(server.context)
  }
  expect((await sent()) - before).toBe(2)
  expect(notes(await newest(asha)).at(-1)).toBe('Sharma Kirana has not replied. You can cancel its part of the order')
  expect((await server.outbox('email')).some(({ subject }) => subject === 'Sharma Kirana has not replied')).toBe(true)
  const [part] = (await newest(asha)).parts
  expect(await asha.call(orders.dropPart, { id: order.id, part_id: part!.id })).toMatchObject({ status: 'cancelled' })
})

test('SHOP-5 UPI payments are marked by the customer and confirmed by the vendor, and paid items can’t change', async () => {
  await using server = await startTestServer()
  const [asha, admin] = [await server.aPerson(), await server.anAdmin()]
  const { order, link } = await anOrder(server, asha, await aVendor(server, admin), {})
  const part = () => newest(asha).then(({ parts }) => parts[0]!)
  const { id: partId, upi_link: early } = await part()
  expect(early).toBeNull()
  expect(await asha.ask(orders.paidPart, { id: order.id, part_id: partId })).toMatchObject({ status: 409 })
  await press(server, link, { action: 'all' })
  const fields = new URLSearchParams((await part()).upi_link!.slice('upi://pay?'.length))
  expect([fields.get('pa'), fields.get('am'), fields.get('tn')]).toEqual([
    'sharma@okaxis',
    '299.00',
    `Order #${order.id.slice(-8).toUpperCase()}`,
  ])
  await asha.call(orders.paidPart, { id: order.id, part_id: partId })
  expect(await part()).toMatchObject({ paid_said_at: expect.any(String), received_at: null })
  const shown = await page(server, link)
  expect(shown.body).toContain('The customer reports paying by UPI')
  const was = stampIn(shown.body, 0)
  expect((await press(server, link, { action: 'out', index: '0', was })).body).toContain(
    'The customer has already paid',
  )
  await press(server, link, { action: 'received' })
  expect(await part()).toMatchObject({ received_at: expect.any(String), upi_link: null, total_amount: 299 })
})

test('SHOP-5 SHOP-9 a vendor sees what was paid online, can’t take it twice, and does not return it itself', async () => {
  await using gateway = await startRazorpay()
  await using server = await startTestServer({ environment: gateway.environment })
  const [asha, admin] = [await server.aPerson(), await server.anAdmin()]
  const vendor = await aVendor(server, admin)
  const paidLater = await anOrder(server, asha, vendor, { action: 'order_online' })
  expect(paidLater.order.payment_method).toBe('gateway')
  const { link } = paidLater
  expect((await press(server, link, { action: 'all' })).body).toContain('>Payment received</button>')
  const opened = await asha.call(orders.pay, { id: paidLater.order.id })
  const { order_id: gatewayOrder, amount_paise: paise } = opened.payment!
  const unpaid = (await page(server, link)).body
  expect(unpaid).toContain('>Payment received</button>')
  expect(unpaid).not.toContain('Paid online')

  const { razorpay_payment_id: paymentId } = gateway.pay(gatewayOrder)
  await server.app.inject(gateway.event('payment.captured', paymentId))
  const paid = `Paid online: ${formatRupees(paise)}`
  const shown = (await page(server, link)).body
  expect(shown).toContain(paid)
  expect(shown).not.toContain('Payment received')
  const refused = (await press(server, link, { action: 'received' })).body
  expect(refused).toContain('The customer has already paid for this order online, so please don’t collect any money.')
  const after = await newest(asha)
  expect(after.parts[0]!.received_at).toBeNull()
  expect(notes(after)).not.toContain('Sharma Kirana: payment received directly')

  await press(server, link, { action: 'delivered' })
  const lines = [{ index: 0, kind: 'damaged' as const }]
  const { problems } = await asha.call(orders.reportProblems, { id: paidLater.order.id, lines })
  const asked = (await page(server, link)).body
  expect(asked).toContain('We refund this. You don’t need to do anything.')
  expect(asked).not.toContain('Refund the customer yourself')
  const refund = { action: 'problem', remark: problems![0]!.id, answer: 'refund', amount: '50' }
  const answered = (await press(server, link, refund)).body
  expect(answered).toContain('You refund ₹50.00.')
  expect(answered).toContain('We refund this. You don’t need to do anything.')
  // The refund lowers what the order costs, not what was paid.
  expect(answered).toContain(paid)
  await press(server, link, { action: 'language-hi' })
  expect((await page(server, link)).body).toContain(`ऑनलाइन दे दिया: ${formatRupees(paise)}`)
})

test('CART-8 once a shop confirmed a payment, the order can’t be paid online, and money that comes all the same is refunded', async () => {
  await using gateway = await startRazorpay()
  await using server = await startTestServer({ environment: gateway.environment })
  const [asha, admin] = [await server.aPerson(), await server.anAdmin()]
  const vendor = await aVendor(server, admin)
  const { order, link } = await anOrder(server, asha, vendor, { action: 'order_online' })
  await press(server, link, { action: 'all' })
  // The payment page is open when the shop is paid by hand.
  const { payment } = await asha.call(orders.pay, { id: order.id })
  await press(server, link, { action: 'received' })
  expect(await asha.ask(orders.pay, { id: order.id })).toMatchObject({
    status: 409,
    detail: 'A shop already confirmed your payment, so this order can’t be paid online as well',
  })
  const { razorpay_payment_id: paymentId } = gateway.pay(payment!.order_id)
  await server.app.inject(gateway.event('payment.captured', paymentId))
  // Its order, the administrators' view and a message say that it is refunded, and later that it was.
  const being = 'This order was already paid. Your second payment of ₹499.00 will be refunded'
  const paidTwice = await newest(asha)
  expect(paidTwice).toMatchObject({
    payment: { status: 'created' },
    duplicates: [{ amount: 499, refunded: false }],
    returned: 0,
  })
  expect(notes(paidTwice).at(-1)).toBe(being)
  await server.app.inject(gateway.event('order.paid', paymentId))
  expect(notes(await newest(asha)).filter((note) => note === being)).toHaveLength(1)
  await processRefunds(server.context)
  expect(gateway.payments.find(({ id }) => id === paymentId)).toMatchObject({ status: 'refunded' })
  const after = await newest(asha)
  expect(after).toMatchObject({ duplicates: [{ amount: 499, refunded: true }] })
  expect(notes(after).at(-1)).toBe('Your second payment of ₹499.00 was refunded')
  await server.runJobs()
  const mails = (await server.outbox('email')).filter(({ user_id: id }) => id === asha.id).map(({ body }) => body)
  for (const words of [being, 'Your second payment of ₹499.00 was refunded']) {
    expect(mails.filter((body) => body.includes(words))).toHaveLength(1)
  }
})

test('SHOP-9 a vendor that is paid directly returns a refund itself', async () => {
  await using server = await startTestServer()
  const [asha, admin] = [await server.aPerson(), await server.anAdmin()]
  const { order, link } = await anOrder(server, asha, await aVendor(server, admin), {})
  await press(server, link, { action: 'all' })
  await press(server, link, { action: 'delivered' })
  await press(server, link, { action: 'received' })
  await asha.call(orders.reportProblems, { id: order.id, lines: [{ index: 0, kind: 'missing' }] })
  const { body } = await page(server, link)
  expect(body).toContain('Refund the customer yourself, in cash or by UPI.')
  expect(body).not.toContain('Refunded online')
})

test('SHOP-8 a link that is forged, ended, withdrawn or used too often opens nothing, and says so', async () => {
  await using server = await startTestServer()
  const [asha, admin] = [await server.aPerson(), await server.anAdmin()]
  const vendor = await aVendor(server, admin)
  const { link } = await anOrder(server, asha, vendor, {})
  for (const bad of [`${link}A`, link.replace('/v/', '/v/x'), '/v/abc', `${link}/order/no`]) {
    const answer = await page(server, bad)
    expect([bad, answer.statusCode, answer.body.includes('This link isn’t complete')]).toEqual([bad, 404, true])
    expect(answer.body).not.toContain('Asha')
  }
  expect(await admin.call(vendors.links, { id: vendor.id })).toMatchObject({ open: 2, opens: 0, answers: 1 })
  await server.pool.query(`update request_counters set count = 500 where key like 'vendor opens%'`)
  await page(server, link)
  await server.pool.query(`update request_counters set count = 500 where key like 'vendor opens%'`)
  expect(await page(server, link)).toMatchObject({ statusCode: 429, headers: { 'retry-after': '86400' } })
  await admin.call(vendors.withdrawLinks, { id: vendor.id })
  expect((await page(server, link)).statusCode).toBe(410)
  expect((await press(server, link, { action: 'all' })).statusCode).toBe(410)
  expect(await newest(asha)).toMatchObject({ parts: [{ state: 'sent' }] })
  // The next order with a vendor that takes none is a list to hand over.
  await asha.call(cart.add, { ...dal, vendor_id: vendor.id })
  expect(await asha.call(orders.create, {})).toMatchObject({ parts: [{ kind: 'hand_over', state: 'listed' }] })

  const again = await aVendor(server, admin, { name: 'Again', order_to: '+919876500000' })
  const { link: next } = await anOrder(server, asha, again, {})
  server.clock.advance(15 * 86_400_000)
  expect((await page(server, next)).body).toContain('This link has expired')
})

test('SHOP-8 a vendor that was removed finishes the order it has, and its invitation no longer opens', async () => {
  await using server = await startTestServer()
  const [asha, admin] = [await server.aPerson(), await server.anAdmin()]
  const vendor = await aVendor(server, admin)
  const invitation = await linkTo(server, vendor.to)
  const { link } = await anOrder(server, asha, vendor, {})
  expect((await page(server, invitation)).statusCode).toBe(200)
  await admin.call(vendors.remove, { id: vendor.id })
  expect((await page(server, invitation)).statusCode).toBe(410)
  const finishing = (await press(server, link, { action: 'all' })).body
  expect(finishing).not.toContain('turned off')
  expect(finishing).toContain('Your shop was removed from the list, so no new orders come.')
  expect(finishing).not.toMatch(/You’re receiving orders|Yes, send me orders|Stop receiving orders/)
  await press(server, link, { action: 'delivered' })
  expect(await newest(asha)).toMatchObject({ parts: [{ state: 'delivered' }] })
})

test('SHOP-8 no link opens another vendor’s orders, and 500 open orders are read page by page', {
  timeout: 30_000,
}, async () => {
  await using server = await startTestServer()
  const [asha, admin] = [await server.aPerson(), await server.anAdmin()]
  const one = await aVendor(server, admin)
  const other = await aVendor(server, admin, { name: 'Veg Corner', order_to: '+919876500001' })
  const { order: hers } = await anOrder(server, asha, one, {})
  const { link } = await anOrder(server, asha, other, {})
  const foreign = await page(server, `${link}/order/${hers.parts[0]!.id}`)
  expect([foreign.statusCode, foreign.body.includes('Asha')]).toEqual([410, false])
  expect((await press(server, `${link}/order/${hers.parts[0]!.id}`, { action: 'all' })).statusCode).toBe(410)

  await server.pool.query(
    `with made as (
       insert into orders (id, user_id, order_date, status, lines, timeline, subtotal_paise, cgst_paise, sgst_paise,
         total_paise, payment_method, awaits_price)
       select gen_random_uuid(), user_id, now(), 'pending', lines, timeline, 29900, 2691, 2691, 35282, 'on_delivery', true
       from orders, generate_series(1, 500) where orders.id = $1 returning id
     )
     insert into order_parts (id, order_id, place, kind, vendor_id, vendor_name, language, state, lines, tries, nudges, updated_at)
     select gen_random_uuid(), made.id, 0, 'vendor', $2, 'Veg Corner', 'en', 'sent', parts.lines, 0, 0, now()
     from made, order_parts as parts where parts.order_id = $1`,
    [hers.id, other.id],
  )
  const list = await page(server, `${link}/list/1`)
  expect(list.body).toContain('501 open orders')
  expect(list.body.match(/\/order\//g)).toHaveLength(20)
  expect(Buffer.byteLength(list.body)).toBeLessThan(30_000)
  expect((await page(server, `${link}/list/26`)).body.match(/\/order\//g)).toHaveLength(1)
  expect((await page(server, `${link}/list/1`)).body).not.toContain(hers.parts[0]!.id)
})

test('SHOP-4 the vendor’s page is in Hindi if the vendor prefers it', async () => {
  await using server = await startTestServer()
  const [asha, admin] = [await server.aPerson(), await server.anAdmin()]
  const { link } = await anOrder(server, asha, await aVendor(server, admin), {})
  const answer = await press(server, link, { action: 'language-hi' })
  for (const word of ['<html lang="hi">', 'नहीं है', 'यह ऑर्डर नहीं ले सकते', '₹299.00']) expect(answer.body).toContain(word)
  expect((await page(server, link)).body).toContain('बदलें')
})

test('SHOP-4 the customer is told what an administrator does with the order, and who gives back the money of a cancelled one', async () => {
  await using server = await startTestServer()
  const [asha, admin] = [await server.aPerson(), await server.anAdmin()]
  const vendor = await aVendor(server, admin)
  const told = async () => {
    await server.runJobs()
    return (await server.outbox('email'))
      .filter(({ user_id: id, subject }) => id === asha.id && subject.startsWith('Order #'))
      .map(({ body }) => body)
  }
  await server.pool.query(`update users set email_verified_at = now(), email_notifications = true where id = $1`, [
    asha.id,
  ])

  const { order, link } = await anOrder(server, asha, vendor, {})
  await admin.call(orders.setStatus, { id: order.id, accept_prices: true, status: 'confirmed', note: 'Comes at 5 pm.' })
  expect((await told()).at(-1)).toContain('confirmed. Comes at 5 pm')
  await press(server, link, { action: 'received' })
  await told()
  await admin.call(orders.setStatus, { id: order.id, status: 'cancelled', note: 'Shop closed, sorry' })
  const bodies = await told()
  expect(bodies.filter((body) => body.includes('Please ask Sharma Kirana for your ₹352.82 back'))).toHaveLength(1)
  expect(bodies.join('\n')).toContain('cancelled. Shop closed, sorry')
  const shown = (await page(server, link)).body
  expect(shown).toContain('This order was cancelled. Please don’t deliver it.')
  expect(shown).toContain('Refund due to the customer')
  expect(shown).not.toContain('The customer cancelled')

  // A cancelled order waits for no price, and an unpaid one mentions no refund.
  const { order: unpaid } = await anOrder(server, asha, vendor, {})
  await admin.call(orders.setStatus, { id: unpaid.id, status: 'cancelled' })
  const last = (await told()).filter((body) => body.includes('cancelled'))
  expect(last.filter((body) => body.includes('back'))).toHaveLength(1)
  expect(last).toHaveLength(2)

  // A channel that is off stays silent.
  await server.pool.query(`update users set email_notifications = false where id = $1`, [asha.id])
  const before = (await told()).length
  const { order: silent } = await anOrder(server, asha, vendor, {})
  await admin.call(orders.setStatus, { id: silent.id, status: 'cancelled' })
  expect(await told()).toHaveLength(before)
})

test('SHOP-4 a shop is sent no order from outside the PIN codes it delivers to, and the customer is told', async () => {
  await using server = await startTestServer()
  const [asha, admin] = [await server.aPerson(), await server.anAdmin()]
  const vendor = await aVendor(server, admin, { pin_codes: ['411001', '411038'] })
  await asha.call(cart.add, { ...dal, vendor_id: vendor.id })
  expect(await asha.ask(orders.create, {})).toMatchObject({
    status: 409,
    detail: 'Sharma Kirana doesn’t deliver to PIN code 400050; please choose another shop',
  })
  expect(await asha.call(orders.list, {})).toEqual([])
  await server.pool.query(`update vendors set pin_codes = '{411001,400050}' where id = $1`, [vendor.id])
  expect(await asha.call(orders.create, {})).toMatchObject({ parts: [{ kind: 'vendor', state: 'sent' }] })
})

test('SHOP-4 a shop that was switched off gets no order and can’t be chosen, and the customer is told its name', async () => {
  await using server = await startTestServer()
  const [asha, admin] = [await server.aPerson(), await server.anAdmin()]
  const [closing, other] = [await aVendor(server, admin), await aVendor(server, admin, { name: 'Gupta Stores' })]
  const refusal = {
    status: 409,
    detail: 'Sharma Kirana takes no more orders; please choose another shop',
  }
  await asha.call(cart.add, { ...dal, vendor_id: closing.id })
  await asha.call(cart.add, soap)
  await admin.call(vendors.update, { id: closing.id, is_active: false })
  expect(await asha.ask(orders.create, {})).toMatchObject(refusal)
  expect(await asha.ask(cart.put, { items: [{ index: 1, vendor_id: closing.id }] })).toMatchObject(refusal)
  expect(await asha.call(orders.list, {})).toEqual([])
  await asha.call(cart.put, { items: [{ index: 0, vendor_id: other.id }] })
  expect(await asha.call(orders.create, {})).toMatchObject({
    parts: expect.arrayContaining([expect.objectContaining({ vendor_name: 'Gupta Stores' })]),
  })
})

test('SHOP-4 a shop is not recommended outside the PIN codes it delivers to', async () => {
  await using server = await startTestServer()
  const [asha, admin] = [await server.aPerson(), await server.anAdmin()]
  const vendor = await aVendor(server, admin, { services: ['Groceries'], pin_codes: ['411001', '400051'] })
  const chosen = async () => {
    const { recommendations } = await asha.call(cart.vendorRecommendations, { cart_items: [dal] })
    return recommendations.item_0!.map(({ vendor_id: id }) => id)
  }
  await asha.call(cart.add, dal)
  expect(await chosen()).not.toContain(vendor.id)
  await asha.call(cart.put, { items: [], pin_code: '400051' })
  expect((await chosen())[0]).toBe(vendor.id)
})

test('SHOP-4 when a customer cancels or deletes the account, the vendor loses the order and sees why', async () => {
  await using server = await startTestServer()
  const [asha, admin] = [await server.aPerson(), await server.anAdmin()]
  const vendor = await aVendor(server, admin)
  const { order, link } = await anOrder(server, asha, vendor, {})
  passASecond(server)
  await asha.call(orders.cancel, { id: order.id })
  await sendToVendors(server.context)
  expect((await server.outbox('whatsapp')).at(-1)!.subject).toMatch(/was cancelled: 1 × Dal Tadka$/)
  expect((await press(server, link, { action: 'all' })).body).toContain(
    'This order was cancelled. Please don’t deliver it.',
  )
  expect(await newest(asha)).toMatchObject({ status: 'cancelled', parts: [{ state: 'cancelled' }] })

  const { link: next } = await anOrder(server, asha, vendor, {})
  await server.pool.query(`update users set deletion_planned_at = '2026-11-01' where id = $1`, [asha.id])
  const { removeDue } = await import('#features/privacy/remove-due.ts')
  await removeDue(server.context)
  const gone = await page(server, next)
  expect(gone.body).toContain('The customer has closed their account')
  expect(gone.body).not.toMatch(/Asha|Hill Road/)
})

/** Returns a small, fast generator: the same seed gives the same sequence. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

test('SHOP-4 SHOP-8 twenty vendors answer at once while the customer answers and cancels: money and states stay exact', {
  timeout: 120_000,
}, async () => {
  await using server = await startTestServer()
  const [asha, admin] = [await server.aPerson(), await server.anAdmin()]
  // Opens the queue first, before twenty transactions wait for one order, as on a running server.
  await server.runJobs()
  const shops = []
  for (let n = 0; n < 20; n++) {
    shops.push(await aVendor(server, admin, { name: `Shop ${n}`, order_to: `+9198765${String(10_000 + n)}` }))
  }
  for (const seed of [1, 2, 3]) {
    const random = seeded(seed)
    for (const [n, shop] of shops.entries()) {
      await asha.call(cart.add, { ...dal, vendor_id: shop.id, quantity: 1 + (n % 3) })
      await asha.call(cart.add, { ...soap, item_id: `soap-${n}`, vendor_id: shop.id })
    }
    passASecond(server)
    const order = await asha.call(orders.create, {})
    await sendToVendors(server.context)
    const links = await Promise.all(shops.map(({ to }) => linkTo(server, to)))
    const cancels = seed === 2
    await Promise.all(
      links.map(async (link, shop) => {
        const from = `198.51.${seed}.${shop}`
        for (let step = 0; step < 5; step++) {
          const shown = await page(server, link, from)
          const index = Number(/name="index" value="(\d+)"/.exec(shown.body)?.[1] ?? -1) + (random() < 0.5 ? 0 : 1)
          const actions = ['yes', 'out', 'change', 'all', 'ready', 'delivered', 'received', 'none']
          const action = actions[Math.floor(random() * actions.length)]!
          const was = shown.body.includes(`name="index" value="${index}"`) ? stampIn(shown.body, index) : ''
          const fields = { action, index: String(index), was, price: String(1 + Math.floor(random() * 500)), name: '' }
          expect((await press(server, link, fields, from)).statusCode).toBe(200)
          if (random() < 0.6) {
            const mine = (await newest(asha)).parts
            const part = mine[Math.floor(random() * mine.length)]!
            for (const line of part.lines) {
              if (!line.proposal) continue
              const agree = random() < 0.5
              await asha.ask(orders.answer, {
                id: order.id,
                part_id: part.id,
                index: line.index,
                agree,
                proposal: line.proposal,
              })
            }
          }
          if (cancels && random() < 0.05) await asha.ask(orders.cancel, { id: order.id })
        }
      }),
    )
    const after = await newest(asha)
    const paise = (rupees: number) => Math.round(rupees * 100)
    const closed = ['declined', 'cancelled']
    const sums = after.parts.map((part) =>
      part.lines.reduce((sum, { index }) => sum + paise(after.items[index]!.line_total), 0),
    )
    expect(paise(after.subtotal)).toBe(sums.reduce((sum, one) => sum + one, 0))
    expect(paise(after.total_amount)).toBe(after.parts.reduce((sum, part) => sum + paise(part.total_amount), 0))
    for (const part of after.parts) {
      for (const line of part.lines) {
        const item = after.items[line.index]!
        if (after.status !== 'cancelled') {
          expect(item.quantity).toBe(line.state === 'out' || closed.includes(part.state) ? 0 : line.asked)
        }
        if (line.state === 'yes') expect(item.price).toBeGreaterThan(0)
        expect(line.proposal === null).toBe(line.state !== 'proposed')
      }
      const states = part.lines.map(({ state }) => state)
      if (part.state === 'asks') expect(states).toContain('proposed')
      if (part.state === 'accepted') expect(states.every((state) => state === 'yes' || state === 'out')).toBe(true)
    }
    if (after.status === 'cancelled') expect(after.parts.every(({ state }) => closed.includes(state))).toBe(true)
    if (after.status === 'confirmed') {
      expect(after.parts.some(({ state }) => state === 'sent' || state === 'listed')).toBe(false)
    }
  }
})

test('SHOP-3 SHOP-6 items that no vendor takes are a list to hand over, even with online payment', async () => {
  await using gateway = await startRazorpay()
  await using server = await startTestServer({ environment: gateway.environment })
  const [asha, admin] = [await server.aPerson(), await server.anAdmin()]
  // A chemist that takes orders: it is not chosen for soap or dal, but may be picked for them.
  const vendor = await aVendor(server, admin, { services: ['Medicines'] })
  await asha.call(cart.add, soap)
  await asha.call(cart.add, { ...dal, vendor_id: vendor.id })
  const mixed = await asha.call(orders.create, {})
  expect(mixed.payment_method).toBe('on_delivery')
  expect(mixed.parts.map(({ kind, state }) => [kind, state])).toEqual([
    ['hand_over', 'listed'],
    ['vendor', 'sent'],
  ])
  await asha.call(cart.add, soap)
  expect(await asha.call(orders.create, {})).toMatchObject({
    payment_method: 'on_delivery',
    parts: [{ kind: 'hand_over' }],
  })
  // The installation itself sells items with a price that are not tied to a vendor.
  await asha.call(cart.add, dal)
  expect(await asha.call(orders.create, {})).toMatchObject({ payment_method: 'gateway' })
})

test('SHOP-4 the vendor’s page shows its own answers, and asks no more of what it refused', async () => {
  await using server = await startTestServer()
  const [asha, admin] = [await server.aPerson(), await server.anAdmin()]
  const { order, link } = await anOrder(
    server,
    asha,
    await aVendor(server, admin),
    {},
    { item_id: 'punjab.sarson-da-saag' },
  )
  const filled = async () => (await page(server, link)).body.match(/<button aria-pressed="true">[^<]*/g) ?? []
  expect(await filled()).toEqual([])
  const was = stampIn((await page(server, link)).body, 1)
  await press(server, link, { action: 'out', index: '1', was })
  expect(await filled()).toEqual(['<button aria-pressed="true">Out of stock'])
  const first = stampIn((await page(server, link)).body, 0)
  await press(server, link, { action: 'change', index: '0', was: first, price: '310' })
  const [part] = (await newest(asha)).parts
  await asha.call(orders.answer, {
    id: order.id,
    part_id: part!.id,
    index: 0,
    agree: false,
    proposal: { name: 'Dal Tadka', price: 310 },
  })
  expect((await newest(asha)).parts[0]!.lines).toMatchObject([{ left_out: true }, { state: 'out' }])
  expect((await page(server, link)).body).toContain('Removed by the customer')

  const { link: other } = await anOrder(server, asha, await aVendor(server, admin, { order_to: '+919876500009' }), {})
  await press(server, other, { action: 'none' })
  expect((await page(server, other)).body).not.toContain('In stock')
})

test('SHOP-4 the total that a vendor is sent and shown before it answers is the one that accepting brings', async () => {
  await using server = await startTestServer()
  const [asha, admin] = [await server.aPerson(), await server.anAdmin()]
  const vendor = await aVendor(server, admin)
  const { order, link } = await anOrder(server, asha, vendor, {}, { item_id: 'punjab.sarson-da-saag' })
  expect(order.total_amount, 'the customer’s estimate has tax added').toBe(705.64)
  expect((await server.outbox('whatsapp')).at(-1)!.subject).toMatch(/: 2 items, ₹598\.00 with GST$/)
  const waiting = 'If you accept: total with GST: ₹598.00'
  expect((await page(server, link)).body).toContain(waiting)
  expect((await page(server, `${link}/list/1`)).body).toContain('Waiting for your reply · ₹598.00')
  // Nor does a first answer, or a change that the customer has not agreed to yet, bring tax back into it.
  const say = async (index: number, fields: Record<string, string>) =>
    press(server, link, { index: String(index), was: stampIn((await page(server, link)).body, index), ...fields })
  expect((await say(0, { action: 'yes' })).body).toContain(waiting)
  expect((await say(1, { action: 'change', price: '396' })).body).toContain('If you accept: total with GST: ₹695.00')
  expect((await say(1, { action: 'yes' })).body).toContain('Total with GST: ₹598.00')
  expect(await newest(asha)).toMatchObject({ total_amount: 598, parts: [{ state: 'accepted' }] })
})

test('SHOP-4 a vendor is told how much of an order has a price: a sum of the rest is none', () => {
  const line = (price: number) => ({ price, quantity: 2 }) as Line
  const partOf = (count: number, language: 'en' | 'hi' = 'en') =>
    ({
      kind: 'vendor',
      state: 'sent',
      language,
      lines: Array.from({ length: count }, (_, index) => ({ index, asked: 2, state: 'open', proposal: null })),
    }) as unknown as OrderPartRow
  const lines = [line(10_000), line(0), line(0)]
  expect(moneyOf({ lines }, partOf(1))).toBe('₹200.00 with GST')
  expect(moneyOf({ lines }, partOf(3))).toBe('₹200.00 so far, 2 without a price')
  expect(moneyOf({ lines }, partOf(3, 'hi'))).toBe('अब तक ₹200.00, 2 का दाम बाकी')
  expect(moneyOf({ lines }, partOf(1, 'hi'))).toBe('₹200.00 GST समेत')
  expect(moneyOf({ lines: [line(0)] }, partOf(1))).toBe('you set the prices')
})

test('SHOP-4 answers of a shop within a minute are one message, sent once it pauses or with what it says next', async () => {
  await using server = await startTestServer()
  const [asha, admin] = [await server.aPerson(), await server.anAdmin()]
  const vendor = await aVendor(server, admin)
  const [saag, kadhi] = ['punjab.sarson-da-saag', 'punjab.dal-makhani'].map((item_id) => ({ item_id }))
  const { order, link } = await anOrder(server, asha, vendor, {}, saag!, kadhi!, soap)
  await server.pool.query(
    `update users set phone_number = '+919812345678', phone_verified = true, sms_notifications = true where id = $1`,
    [asha.id],
  )
  const say = async (index: number, fields: Record<string, string>) => {
    passASecond(server)
    await press(server, link, { index: String(index), was: stampIn((await page(server, link)).body, index), ...fields })
  }
  const told = async () => {
    await server.runJobs()
    return (await server.outbox('sms')).filter(({ user_id: id }) => id === asha.id).map(({ body }) => body)
  }
  await say(0, { action: 'change', price: '310' })
  expect(await told()).toEqual([])
  await say(1, { action: 'out' })
  expect(await told()).toEqual([])
  server.clock.advance(60_000)
  const number = order.id.slice(-8).toUpperCase()
  const first = await told()
  expect(first).toHaveLength(1)
  expect(first[0]).toContain(`Order #${number}: Sharma Kirana asks: Dal Tadka at ₹310.00 each. Sharma Kirana: `)
  expect(first[0]).toContain('is out of stock')
  expect(await told()).toHaveLength(1)

  // The last answer ends the waiting, and includes the collected ones.
  await say(2, { action: 'change', price: '320' })
  await say(3, { action: 'change', price: '45' })
  const second = await told()
  expect(second).toHaveLength(2)
  const newer = second.find((body) => !first.includes(body))
  expect(newer).toMatch(/₹320\.00 each\. Sharma Kirana asks: soap at ₹45\.00 each/)
  server.clock.advance(120_000)
  expect(await told()).toHaveLength(2)
  expect((await newest(asha)).timeline.every((entry) => !('told' in entry))).toBe(true)
})
