import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import { type GatewayPayment, keysRefused, type PaymentEvent, type PaymentGateway } from '../payments.ts'
import { failureByStatus, ProviderFailure, providerCalls } from '../provider-call.ts'

export type RazorpayConfig = {
  keyId: string
  keySecret: string
  webhookSecret: string
  baseUrl: string
  checkoutUrl: string
}

const Payment = z.object({
  id: z.string(),
  order_id: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'failed', 'refunded']),
  amount: z.number().int(),
  currency: z.string(),
})
const Order = z.object({
  id: z.string(),
  amount: z.number().int(),
  currency: z.string(),
  receipt: z.string().nullish(),
})
const ListOf = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item) })

const Event = z.object({
  event: z.string(),
  payload: z.object({
    payment: z.object({ entity: Payment }).optional(),
    refund: z.object({ entity: z.object({ payment_id: z.string() }) }).optional(),
  }),
})

/**
 * Razorpay through its HTTP API. Its SDK is not used: it has no deadline, drops the header that makes a refund safe to
 * repeat, and turns a refused connection into a TypeError.
 */
export function razorpay(config: RazorpayConfig, timeoutMs: number): PaymentGateway {
  const calls = providerCalls(timeoutMs, 'razorpay')
  const authorization = `Basic ${Buffer.from(`${config.keyId}:${config.keySecret}`).toString('base64')}`

  function ask<T>(result: z.ZodType<T>, method: 'GET' | 'POST', path: string, body?: object, headers = {}): Promise<T> {
    return calls.make(async () => {
      const response = await fetch(`${config.baseUrl}/v1${path}`, {
        method,
        headers: { authorization, ...(body && { 'content-type': 'application/json' }), ...headers },
        ...(body && { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (!response.ok) throw await refusalOf(response)
      const answer = result.safeParse(await response.json())
      if (!answer.success) throw new ProviderFailure('unknown', 'answered something else than its interface says')
      return answer.data
    })
  }

  return {
    name: 'razorpay',
    keyId: config.keyId,
    checkoutUrl: config.checkoutUrl,
    isHealthy: () => calls.isHealthy(),
    async createOrder({ orderId, amountPaise }) {
      const body = { amount: amountPaise, currency: 'INR', receipt: orderId, notes: { order_id: orderId } }
      return (await ask(Order, 'POST', '/orders', body)).id
    },
    async findOrder(orderId) {
      const { items } = await ask(ListOf(Order), 'GET', `/orders?receipt=${encodeURIComponent(orderId)}`)
      return items.find(({ receipt }) => receipt === orderId)?.id ?? null
    },
    async paymentsOf(gatewayOrderId) {
      const { items } = await ask(ListOf(Payment), 'GET', `/orders/${encodeURIComponent(gatewayOrderId)}/payments`)
      return items.map(paymentOf)
    },
    async paymentStatus(paymentId) {
      return (await ask(Payment, 'GET', `/payments/${encodeURIComponent(paymentId)}`)).status
    },
    async refund({ paymentId, amountPaise, key }) {
      const path = `/payments/${encodeURIComponent(paymentId)}/refund`
      await ask(z.object({ id: z.string() }), 'POST', path, { amount: amountPaise }, { 'x-refund-idempotency': key })
    },
    isCheckoutSignature({ gatewayOrderId, paymentId, signature }) {
      return isSignature(config.keySecret, `${gatewayOrderId}|${paymentId}`, signature)
    },
    readEvent(raw, signature) {
      if (!isSignature(config.webhookSecret, raw, signature)) return 'forged'
      return eventOf(raw)
    },
  }
}

/**
 * Whether the signature is exactly the hex HMAC-SHA256, compared in constant time. Other formats are refused before
 * decoding, because decoding stops at the first character that is not hex.
 */
function isSignature(secret: string, signed: string | Buffer, signature: string): boolean {
  if (!/^[\da-f]{64}$/.test(signature)) return false
  const right = createHmac('sha256', secret).update(signed).digest()
  return timingSafeEqual(Buffer.from(signature, 'hex'), right)
}

const paymentOf = ({ id, order_id, status, amount, currency }: z.output<typeof Payment>): GatewayPayment => ({
  id,
  gatewayOrderId: order_id,
  status,
  amountPaise: amount,
  currency,
})

function eventOf(raw: Buffer): PaymentEvent | null {
  let json: unknown
  try {
    json = JSON.parse(raw.toString('utf8'))
  } catch {
    // Signed, but not JSON: nothing to do.
    return null
  }
  const event = Event.safeParse(json)
  if (!event.success) return null
  const { event: name, payload } = event.data
  const payment = payload.payment && paymentOf(payload.payment.entity)
  if (payment?.status === 'captured') return { kind: 'paid', payment }
  if (payment && name === 'payment.failed') return { kind: 'failed', payment }
  if (payload.refund && name === 'refund.processed') {
    return { kind: 'refunded', paymentId: payload.refund.entity.payment_id }
  }
  return { kind: 'other' }
}

const Refusal = z.object({ error: z.object({ code: z.string(), description: z.string() }) })

async function refusalOf(response: Response): Promise<ProviderFailure> {
  const general = failureByStatus(response.status, response.headers.get('retry-after') ?? undefined)
  if (general) {
    await response.body?.cancel()
    return general
  }
  const body = Refusal.safeParse(await response.json().catch(() => null))
  const note = body.success ? body.data.error.description : `answered ${response.status}`
  return new ProviderFailure('refused', note, {
    ...(body.success && { code: body.data.error.code }),
    ...(response.status === 401 && { code: keysRefused }),
  })
}
