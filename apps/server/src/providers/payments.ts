/** The code of a ProviderFailure if the gateway rejects our keys: nothing works until the operator fixes them. */
export const keysRefused = 'keys-refused'

/** A payment as stored by the gateway. Only `captured` means that the money was taken. */
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

/** A payment gateway. Calls throw only ProviderFailure. */
export type PaymentGateway = {
  name: 'razorpay'
  /** The public key id, for the payment page. */
  keyId: string
  /** The URL of the script that opens the payment page. */
  checkoutUrl: string
  isHealthy(): boolean
  /** Opens a payment of exactly this amount. @returns the gateway's id for it. */
  createOrder(order: { orderId: string; amountPaise: number }): Promise<string>
  /** Returns the gateway's id of an order whose creation got no answer; null if the gateway does not have it. */
  findOrder(orderId: string): Promise<string | null>
  paymentsOf(gatewayOrderId: string): Promise<GatewayPayment[]>
  /** Returns the status of one payment. */
  paymentStatus(paymentId: string): Promise<GatewayPayment['status']>
  /** Refunds an amount of a payment; repeating the call with the same key does not refund it again. */
  refund(refund: { paymentId: string; amountPaise: number; key: string }): Promise<void>
  /** Whether the payment page's result was signed by the gateway. */
  isCheckoutSignature(proof: { gatewayOrderId: string; paymentId: string; signature: string }): boolean
  /** Parses a webhook's raw bytes; 'forged' if the signature is invalid, null if the event is not readable. */
  readEvent(raw: Buffer, signature: string): PaymentEvent | 'forged' | null
}
