import { toRupees } from '@planner/commerce/money'
import { upiLink } from '@planner/commerce/upi-link'
import { type OrderPart, orderNumber } from '@planner/contract/orders'
import { hindiName, packOf } from '@planner/kitchen'
import type { Line } from '#platform/db/tables/cart.ts'
import type { OrderPartRow } from '#platform/db/tables/orders.ts'
import { mayMessage } from '../remarks/message-shop.ts'
import type { OrderWithPayment } from '../store.ts'
import { mayPayByUpi } from './answer-as-customer.ts'
import { partCancelRefusal } from './may-cancel.ts'
import { pricesOfPart, totalsOfPart } from './settle.ts'

/** Presents a part to the customer and administrators. Its timestamps may come as JSON text. */
export function presentPart(order: OrderWithPayment, part: OrderPartRow, now: Date): OrderPart {
  const { total } = totalsOfPart(order, part)
  const prices = pricesOfPart(order, part)
  return {
    id: part.id,
    kind: part.kind,
    vendor_id: part.vendor_id,
    vendor_name: part.vendor_name,
    state: part.state,
    total_amount: toRupees(total),
    prices,
    lines: part.lines.map(({ proposal, ...line }) => ({
      ...line,
      ...inHindi(order.lines[line.index]!),
      proposal: proposal && { name: proposal.name, price: toRupees(proposal.price) },
    })),
    phone: part.phone,
    language: part.language,
    upi_link: mayPayByUpi(order, part)
      ? upiLink({
          to: part.upi_id!,
          name: part.vendor_name,
          amount: prices === 'agreed' ? total : null,
          note: `Order ${orderNumber(order.id)}`,
        })
      : null,
    paid_said_at: instant(part.paid_said_at),
    received_at: instant(part.received_at),
    messaged_at: instant(part.messaged_at),
    to_refund: toRupees(part.to_refund_paise),
    may_drop: partCancelRefusal(order, part, { isAtGateway: order.payment !== null, now }) === null,
    may_message: mayMessage(order, part),
  }
}

/** Returns the Hindi name of a line that is a pack of a food. */
function inHindi({ type, item_id: id }: Line): { hindi?: string } {
  const pack = type === 'ingredient' ? packOf(id) : undefined
  const name = pack && hindiName(pack.food)
  return name ? { hindi: `${name}, ${pack.label}` } : {}
}

const instant = (at: Date | string | null): string | null => (at === null ? null : new Date(at).toISOString())
