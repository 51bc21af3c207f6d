import type { OrderWithPayment } from './store.ts'

type Payment = OrderWithPayment['payment']
type Money = Pick<OrderWithPayment, 'status' | 'payment' | 'parts' | 'to_refund_paise' | 'returned_paise'>

/**
 * Returns what the customer of an order got back, in paise: from the gateway, and by hand from the installation and the
 * shops. A refund that was only promised is not part of it (`toReturn`), nor is a duplicate payment, which was never
 * due.
 */
export const returnedOf = ({ payment, parts, returned_paise: own }: Money): number =>
  (payment?.refunded_paise ?? 0) + own + parts.reduce((sum, { returned_paise: byShop }) => sum + byShop, 0)

/** Returns what the customer is still to get back, in paise. */
export const toReturn = ({ status, payment, parts, to_refund_paise: own, returned_paise: returned }: Money): number =>
  // The gateway refunds the payment of a cancelled order in the background.
  (status === 'cancelled' ? restOfPayment(payment, returned) : 0) +
  own +
  parts.reduce((sum, { to_refund_paise: byShop }) => sum + byShop, 0)

/**
 * Returns what the gateway refunds of a payment if its order is cancelled, in paise: what the installation has not
 * returned by hand already. `refundCancelled` (features/payments/store.ts) is the same rule in SQL.
 */
export const restOfPayment = (
  payment: Pick<NonNullable<Payment>, 'status' | 'amount_paise'> | null,
  returned: number,
): number => (payment?.status === 'paid' ? Math.max(0, payment.amount_paise - returned) : 0)
