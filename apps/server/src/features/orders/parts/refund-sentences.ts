import { formatRupees } from '@planner/commerce/money'
import type { OrderPartRow, OrderRow } from '#platform/db/tables/orders.ts'
import { restOfPayment } from '../returned.ts'
import { totalsOfPart } from './settle.ts'

/**
 * Returns sentences on who refunds a cancelled order: the gateway automatically, a shop that was paid directly on
 * request.
 *
 * @param payment the order's online payment if it is refunded, less what was returned of it already.
 */
export function refundSentences(
  order: Pick<OrderRow, 'lines' | 'returned_paise'>,
  { parts, payment }: { parts: readonly OrderPartRow[]; payment: Parameters<typeof restOfPayment>[0] },
): string[] {
  const shops = parts.flatMap((part) => {
    const { total } = totalsOfPart(order, part)
    if (total === 0 || part.kind !== 'vendor') return []
    if (part.received_at) return [`Please ask ${part.vendor_name} for your ${formatRupees(total)} back`]
    return part.paid_said_at
      ? [`If you have paid ${part.vendor_name}, please ask it for your ${formatRupees(total)} back`]
      : []
  })
  const rest = restOfPayment(payment, order.returned_paise)
  if (rest === 0) return shops
  const words =
    order.returned_paise > 0
      ? `The rest of your online payment, ${formatRupees(rest)}, will be refunded`
      : 'Your online payment will be refunded'
  return [words, ...shops]
}

/**
 * Returns sentences on how the customer gets a partial refund: manually, since the product moves no money and the
 * gateway only refunds whole payments.
 */
export function partialRefundWords({
  amount,
  shop,
  part,
  isPaidOnline,
}: {
  amount: number
  shop: string
  part: OrderPartRow | null
  isPaidOnline: boolean
}): string[] {
  const money = formatRupees(amount)
  if (isPaidOnline) return [onlineRefundWords(amount)]
  if (part?.received_at) return [`Please ask ${shop} for your ${money} back`]
  return [`If you have already paid, please ask ${part ? shop : 'the shop'} for ${money} back`]
}

/** Returns the sentence on a partial refund of an online payment, in paise. */
export const onlineRefundWords = (paise: number): string =>
  `You paid online, so ${formatRupees(paise)} will be refunded to you manually`
