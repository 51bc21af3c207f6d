import { formatRupees } from '@planner/commerce/money'
import type { OrderPartRow, OrderRow } from '#platform/db/tables/orders.ts'
import { totalsOfPart } from './settle.ts'

/**
 * Returns sentences on who refunds a cancelled order: the gateway automatically, a shop that was paid directly on
 * request.
 */
export function refundSentences(
  order: Pick<OrderRow, 'lines'>,
  { parts, isPaidOnline }: { parts: readonly OrderPartRow[]; isPaidOnline: boolean },
): string[] {
  const shops = parts.flatMap((part) => {
    const { total } = totalsOfPart(order, part)
    if (total === 0 || part.kind !== 'vendor') return []
    if (part.received_at) return [`Please ask ${part.vendor_name} for your ${formatRupees(total)} back`]
    return part.paid_said_at
      ? [`If you have paid ${part.vendor_name}, please ask it for your ${formatRupees(total)} back`]
      : []
  })
  return isPaidOnline ? ['Your online payment will be refunded', ...shops] : shops
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
