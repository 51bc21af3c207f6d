import { createHmac, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

type Order = { id: string; entity: 'order'; amount: number; currency: string; receipt: string; status: string }
type Payment = {
  id: string
  entity: 'payment'
  order_id: string
  amount: number
  currency: string
  status: 'created' | 'authorized' | 'captured' | 'failed' | 'refunded'
}

/** The default limit of a payment, unless Razorpay was asked to raise it: ₹5,00,000. */
const maxAmount = 50_000_000

/** How the next calls fail: 'lose' does the work and drops the connection instead of responding. */
export type Fault = 'none' | 'refuse' | 'error' | 'lose' | 'busy' | 'nonsense' | 'no-balance' | 'other-keys'

export const razorpayKeys = {
  RAZORPAY_KEY_ID: 'rzp_test_standin',
  RAZORPAY_KEY_SECRET: 'key-secret-of-the-stand-in',
  RAZORPAY_WEBHOOK_SECRET: 'webhook-secret-of-the-stand-in',
}

const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex')

const checkoutScript = readFileSync(path.join(import.meta.dirname, 'checkout.js'))

/**
 * The part of Razorpay that the product uses: orders, payments, refunds, signatures, its payment page, and failures.
 *
 * @param webhookUrl receives reports of payments made on its page; optional.
 */
export async function startRazorpay({ webhookUrl }: { webhookUrl?: string } = {}) {
  const orders: Order[] = []
  const payments: Payment[] = []
  const refunds = new Map<string, { id: string; payment_id: string; amount: number }>()
  /** The calls in order, such as 'GET /v1/orders'. */
  const requests: string[] = []
  let fault: Fault = 'none'

  const server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url!, 'http://stand-in')
      if (url.pathname === '/v1/checkout.js') {
        return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(checkoutScript)
      }
      if (url.pathname === '/stand-in/pay') return payOnPage(url.searchParams.get('order')!, response)
      requests.push(`${request.method} ${url.pathname}`)
      const body = await jsonOf(request)
      if (fault === 'refuse') return void request.socket.destroy()
      const send = (status: number, answer: object, headers = {}) =>
        void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(answer))
      const bad = (description: string) => send(400, { error: { code: 'BAD_REQUEST_ERROR', description } })
      if (fault === 'error') return send(500, { error: { code: 'SERVER_ERROR', description: 'Down' } })
      if (fault === 'busy')
        return send(429, { error: { code: 'BAD_REQUEST_ERROR', description: 'Slow' } }, { 'retry-after': '7' })
      if (fault === 'nonsense') return send(200, { hello: 'there' })
      const { RAZORPAY_KEY_ID: id, RAZORPAY_KEY_SECRET: secret } = razorpayKeys
      if (
        fault === 'other-keys' ||
        request.headers.authorization !== `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`
      ) {
        return send(401, { error: { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' } })
      }
      const done = (answer: object) => (fault === 'lose' ? void request.socket.destroy() : send(200, answer))

      if (request.method === 'POST' && url.pathname === '/v1/orders') {
        const unknown = Object.keys(body).find((name) => !['amount', 'currency', 'receipt', 'notes'].includes(name))
        if (unknown) return bad(`${unknown} is/are not required and should not be sent`)
        const { amount, currency, receipt } = body as { amount: number; currency: string; receipt: string }
        if (!Number.isInteger(amount) || amount < 100) return bad('Order amount less than minimum amount allowed')
        if (amount > maxAmount) return bad('Amount exceeds maximum amount allowed.')
        if (receipt.length > 40) return bad('receipt: the length must be no more than 40.')
        const order: Order = { id: name('order'), entity: 'order', amount, currency, receipt, status: 'created' }
        orders.push(order)
        return done(order)
      }
      if (request.method === 'GET' && url.pathname === '/v1/orders') {
        return done({ items: orders.filter(({ receipt }) => receipt === url.searchParams.get('receipt')) })
      }
      const ofOrder = /^\/v1\/orders\/(\w+)\/payments$/.exec(url.pathname)?.[1]
      if (ofOrder) return done({ items: payments.filter(({ order_id }) => order_id === ofOrder) })
      const asked = /^\/v1\/payments\/(\w+)$/.exec(url.pathname)?.[1]
      if (request.method === 'GET' && asked) {
        const payment = payments.find((one) => one.id === asked)
        return payment ? done(payment) : bad('The id provided does not exist')
      }
      const refunded = /^\/v1\/payments\/(\w+)\/refund$/.exec(url.pathname)?.[1]
      if (refunded) {
        const key = request.headers['x-refund-idempotency'] as string | undefined
        if (!key || key.length < 10) return bad('The idempotency key is too short')
        const payment = payments.find((one) => one.id === refunded)
        if (!payment) return bad('The id provided does not exist')
        const known = refunds.get(key)
        if (known) return done(known)
        if (payment.status !== 'captured' && payment.status !== 'refunded') {
          return bad('The payment status should be captured for action to be taken')
        }
        if (fault === 'no-balance') {
          return bad('Your account does not have enough balance to carry out the refund operation.')
        }
        if (payment.status === 'refunded') return bad('The payment has been fully refunded already')
        const before = [...refunds.values()].filter(({ payment_id }) => payment_id === payment.id)
        const left = before.reduce((rest, { amount }) => rest - amount, payment.amount)
        const { amount = left } = body as { amount?: number }
        if (amount > left) return bad('The total refund amount is greater than the refund payment amount')
        // A payment that is refunded in part stays captured.
        if (amount === left) payment.status = 'refunded'
        const refund = { id: name('rfnd'), payment_id: payment.id, amount }
        refunds.set(key, refund)
        return done(refund)
      }
      send(404, { error: { code: 'BAD_REQUEST_ERROR', description: 'The requested URL was not found' } })
    })()
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  /** Pays an order; returns what the payment page passes to the server. */
  function pay(
    orderId: string,
    { amount, status = 'captured' as Payment['status'] }: { amount?: number; status?: Payment['status'] } = {},
  ) {
    const order = orders.find(({ id }) => id === orderId)!
    const { currency } = order
    const payment: Payment = {
      id: name('pay'),
      entity: 'payment',
      order_id: orderId,
      amount: amount ?? order.amount,
      currency,
      status,
    }
    payments.push(payment)
    // A failed attempt leaves the order open for the next; one that is captured late may be the second.
    if (order.status !== 'paid') order.status = status === 'captured' ? 'paid' : 'attempted'
    return {
      razorpay_order_id: orderId,
      razorpay_payment_id: payment.id,
      razorpay_signature: hmac(razorpayKeys.RAZORPAY_KEY_SECRET, `${orderId}|${payment.id}`),
    }
  }

  /** Returns the body and headers of a signed webhook about a payment. */
  function event(kind: string, paymentId: string, { id = name('event') }: { id?: string } = {}) {
    const entity = payments.find((payment) => payment.id === paymentId)!
    const refund = [...refunds.values()].find(({ payment_id }) => payment_id === paymentId)
    const payload = JSON.stringify({
      entity: 'event',
      event: kind,
      payload: { payment: { entity }, ...(refund && { refund: { entity: refund } }) },
    })
    const headers = {
      'content-type': 'application/json',
      'x-razorpay-signature': hmac(razorpayKeys.RAZORPAY_WEBHOOK_SECRET, payload),
      'x-razorpay-event-id': id,
    }
    return { method: 'POST' as const, url: '/api/webhooks/razorpay', payload, headers }
  }

  async function payOnPage(orderId: string, response: ServerResponse): Promise<void> {
    const proof = pay(orderId)
    // The page is on another origin, like the real one.
    response.writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
    response.end(JSON.stringify(proof))
    if (!webhookUrl) return
    const { method, payload, headers } = event('payment.captured', proof.razorpay_payment_id)
    await fetch(webhookUrl, { method, body: payload, headers })
  }

  return {
    orders,
    payments,
    refunds,
    requests,
    baseUrl,
    environment: { ...razorpayKeys, RAZORPAY_BASE_URL: baseUrl, RAZORPAY_CHECKOUT_URL: `${baseUrl}/v1/checkout.js` },
    goWrong: (next: Fault) => {
      fault = next
    },
    pay,
    event,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

const name = (kind: string): string => `${kind}_${randomUUID().replaceAll('-', '').slice(0, 14)}`

async function jsonOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString('utf8')
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)
}
