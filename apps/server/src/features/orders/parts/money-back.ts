import { formatRupees } from '@planner/commerce/money'
import type { OrderWithPayment } from '../store.ts'
import { totalsOfPart } from './settle.ts'

/** Who returns the money of an order that is cancelled: the gateway by itself, a shop that was paid by hand when asked. */
export function moneyBackWords(order: OrderWithPayment): string[] {
  const shops = order.parts.flatMap((part) => {
    const { total } = totalsOfPart(order, part)
    if (total === 0 || part.kind !== 'vendor') return []
    if (part.received_at) return [`Please ask ${part.vendor_name} for your ${formatRupees(total)} back`]
    return part.paid_said_at
      ? [`If you have paid ${part.vendor_name}, please ask it for your ${formatRupees(total)} back`]
      : []
  })
  return order.payment?.status === 'paid' ? ['Your online payment will be refunded', ...shops] : shops
}
