type Order = {
  id: string
  entity: 'order'
  amount: number
  currency: string
  receipt: string
  status: string
}
type Payment = {
  id: string
  entity: 'payment'
  order_id: string
  amount: number
  currency: string
  status: 'created' | 'authorized' | 'captured' | 'failed' | 'refunded'
}
/** How the next calls fail: 'lose' does the work and drops the connection instead of responding. */
export type Fault = 'none' | 'refuse' | 'error' | 'lose' | 'busy' | 'nonsense' | 'no-balance' | 'other-keys'
export declare const razorpayKeys: {
  RAZORPAY_KEY_ID: string
  RAZORPAY_KEY_SECRET: string
  RAZORPAY_WEBHOOK_SECRET: string
}
/**
 * The part of Razorpay that the product uses: orders, payments, refunds, signatures, its payment page, and failures.
 *
 * @param webhookUrl receives reports of payments made on its page; optional.
 */
export declare function startRazorpay({ webhookUrl }?: { webhookUrl?: string }): Promise<{
  orders: Order[]
  payments: Payment[]
  refunds: Map<
    string,
    {
      id: string
      payment_id: string
      amount: number
    }
  >
  requests: string[]
  baseUrl: string
  environment: {
    RAZORPAY_KEY_ID: string
    RAZORPAY_KEY_SECRET: string
    RAZORPAY_WEBHOOK_SECRET: string
    RAZORPAY_BASE_URL: string
    RAZORPAY_CHECKOUT_URL: string
  }
  goWrong: (next: Fault) => void
  pay: (
    orderId: string,
    {
      amount,
      status,
    }?: {
      amount?: number
      status?: Payment['status']
    },
  ) => {
    razorpay_order_id: string
    razorpay_payment_id: string
    razorpay_signature: string
  }
  event: (
    kind: string,
    paymentId: string,
    {
      id,
    }?: {
      id?: string
    },
  ) => {
    method: 'POST'
    url: string
    payload: string
    headers: {
      'content-type': string
      'x-razorpay-signature': string
      'x-razorpay-event-id': string
    }
  }
  [Symbol.asyncDispose](): Promise<void>
}>
