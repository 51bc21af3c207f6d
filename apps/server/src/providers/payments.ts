/** The code of a ProviderFailure if the gateway rejects our keys: nothing works until an operator fixes them. */
export const keysRefused = 'keys-refused'

/** A payment as the gateway keeps it. Only `captured` is money. */
export type GatewayPayment = {
  id: string
  gatewayOrderId: string
  status: 'created' | 'authorized' | 'captured' | 'failed' | 'refunded'
  amountPaise: number
  currency: string
}

/** The gateway's webhook events. */
export type PaymentEvent =
  | { kind: 'paid'; payment: GatewayPayment }
  | { kind: 'failed'; payment: GatewayPayment }
  | { kind: 'refunded'; paymentId: string }
  | { kind: 'other' }

/** What the product needs of a payment gateway. Calls throw ProviderFailure and nothing else. */
export type PaymentGateway = {
  name: 'razorpay'
  /** The public half of the keys, for the payment page. */
  keyId: string
  /** The script that opens the payment page. */
  checkoutUrl: string
  isHealthy(): boolean
  /** Opens a payment of exactly this amount. @returns the gateway's name for it. */
  createOrder(order: { orderId: string; amountPaise: number }): Promise<string>
  /** The gateway's name for an order whose creation was never answered; null if it has none. */
  findOrder(orderId: string): Promise<string | null>
  paymentsOf(gatewayOrderId: string): Promise<GatewayPayment[]>
  /** The state of one payment. */
  paymentStatus(paymentId: string): Promise<GatewayPayment['status']>
  /** Refunds the whole amount; the same key refunds it once. */
  refund(refund: { paymentId: string; amountPaise: number; key: string }): Promise<void>
  /** Whether the payment page's answer comes from the gateway. */
  isCheckoutSignature(proof: { gatewayOrderId: string; paymentId: string; signature: string }): boolean
  /** Reads a webhook's raw bytes; 'forged' where the signature is not the gateway's; null if it cannot be read. */
  readEvent(raw: Buffer, signature: string): PaymentEvent | 'forged' | null
}
