import { formatRupees } from '@planner/commerce/money'
import { moneyInWords } from '@planner/commerce/money-in-words'
import { paidOf } from '@planner/commerce/paid'
import { splitRefunds } from '@planner/commerce/split-refunds'
import { taxCodeOf } from '@planner/commerce/tax-codes'
import { gst } from '@planner/contract/constants/orders'
import { timeZone } from '@planner/contract/constants/page'
import { orderNumber } from '@planner/contract/orders'
import type { Context } from '#context.ts'
import { minuteMs } from '#platform/clock.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { countWithin } from '#platform/request-counter.ts'
import { ownOrder } from '../own-order.ts'
import { pricesOfPart, suppliedLines } from '../parts/settle.ts'
import { returnedOf, toReturn } from '../returned.ts'
import type { OrderWithPayment } from '../store.ts'
import { type Invoice, invoiceOf } from './invoice-number.ts'

/** Renders per person and minute: the bill of a full cart takes a process half a second or more. */
const billsPerMinute = 20

/** The content of a bill. */
export type BillContent = {
  title: string
  /** Time of the last change to its content, in milliseconds: the date of the PDF. */
  asOf: number
  heading: string
  seller: string[]
  facts: [name: string, value: string][]
  rows: string[][]
  sums: [name: string, amount: string][]
  inWords: string
}

/**
 * Returns the bill of the caller's order as a PDF. It is a tax invoice, with a number (invoice-number.ts), only if the
 * seller's GSTIN is configured (docs/product/decisions.md#22). The same order gives the same bytes until its state
 * changes; they are drawn in a worker process and cached for a while.
 *
 * @throws Problem `order.not-found`, `request.too-many` for too many renders, or `server.busy`.
 */
export async function billOf(context: Context, user: UserRow, orderId: string): Promise<Uint8Array<ArrayBuffer>> {
  const order = await ownOrder(context, user, orderId)
  const invoice = await invoiceOf(context, order)
  return context.documents.of(user.id, billContent(context, user, order, invoice), async (content) => {
    const now = context.clock.now()
    await countWithin(context.db, { key: `bill ${user.id}`, now, windowMs: minuteMs, limit: billsPerMinute })
    return context.workers.run<Uint8Array<ArrayBuffer>>(new URL('./draw-bill.ts', import.meta.url), content)
  })
}

function billContent(
  { config: { seller } }: Context,
  user: UserRow,
  order: OrderWithPayment,
  invoice: Invoice | null,
): BillContent {
  return {
    title: `Order ${orderNumber(order.id).slice(1)}`,
    asOf: Math.max(lastChangeOf(order), invoice?.issuedAt.getTime() ?? 0),
    heading: invoice ? 'Tax invoice' : 'Order summary (not a tax invoice)',
    seller: seller ? [seller.name, seller.address, `GSTIN ${seller.gstin}`] : [],
    facts: [
      ...(invoice ? factsOf(invoice) : []),
      ['Order', orderNumber(order.id)],
      ['Date', dateIn(user.time_zone, order.order_date)],
      ['Status', order.status],
      ['Customer', user.full_name],
      ['Deliver to', [order.address, order.pin_code].filter(Boolean).join(', ') || 'as agreed with the shop'],
      ['Payment', paymentInWords(order)],
      ...refundFacts(order),
    ],
    rows: soldLines(order).map((line, index) => [
      String(index + 1),
      line.vendor_name ? `${line.name}\n${line.vendor_name}` : line.name,
      taxCodeOf(line),
      String(line.quantity),
      formatRupees(line.price),
      formatRupees(line.price * line.quantity),
    ]),
    sums: sumsOf(order),
    inWords: moneyInWords(order.total_paise),
  }
}

/** Tax is only added to estimates: an agreed price includes it (docs/decisions/0090). */
export function sumsOf(order: OrderWithPayment): BillContent['sums'] {
  const prices = order.parts.map((part) => pricesOfPart(order, part))
  const isAgreed = prices.some((one) => one !== 'estimated')
  const rest: BillContent['sums'] = [...refundSums(order), ['Total', formatRupees(order.total_paise)]]
  if (isAgreed && order.cgst_paise + order.sgst_paise === 0) return [['Prices include GST', ''], ...rest]
  const of = isAgreed ? ' of estimates' : ''
  return [
    ['Subtotal', formatRupees(order.subtotal_paise)],
    [`CGST ${gst.cgst}%${of}`, formatRupees(order.cgst_paise)],
    [`SGST ${gst.sgst}%${of}`, formatRupees(order.sgst_paise)],
    ...rest,
  ]
}

const factsOf = ({ number, issuedAt }: Invoice): BillContent['facts'] => [
  ['Invoice no.', number],
  ['Invoice date', dateIn(timeZone, issuedAt)],
]

/** The payment comes as JSON, with its timestamps as text. */
const lastChangeOf = ({ order_date: placedAt, timeline, payment }: OrderWithPayment): number =>
  Math.max(
    ...[placedAt, ...timeline.map(({ at }) => at), payment?.updated_at ?? placedAt].map((at) => new Date(at).getTime()),
  )

/** Of an order that continues, lines that are out of stock or left out are not sold. */
function soldLines({ lines }: OrderWithPayment): OrderWithPayment['lines'] {
  const supplied = suppliedLines(lines)
  return supplied.length > 0 ? supplied : lines
}

/** Returns how the order was paid, with the amount where it may differ from the total: more was paid than is due. */
function paymentInWords(order: OrderWithPayment): string {
  const { payment_method: method, payment } = order
  const paid = paidOf(order)
  if (paid?.by === 'online')
    return `paid online, ${formatRupees(payment!.amount_paise)}, ${payment!.gateway_payment_id}`
  if (paid?.extent === 'reported') return 'paid by UPI, as the customer reports'
  if (paid) return paid.extent === 'all' ? 'paid to the shop directly' : 'partly paid to the shops directly'
  if (method === 'on_delivery') return 'on delivery'
  return order.status === 'cancelled' ? 'not paid' : 'online, not yet paid'
}

/** Only what was returned is called refunded. */
function refundSums({ lines, parts, to_refund_paise: due, ...order }: OrderWithPayment): BillContent['sums'] {
  const split = splitRefunds({
    lines: lines.map(({ refunded = 0 }) => refunded),
    parts: parts.map((part) => ({ lines: part.lines, due: part.to_refund_paise })),
    due,
    returned: returnedOf({ parts, to_refund_paise: due, ...order }),
  })
  const sums: [string, number][] = [
    ['Refund due', split.due],
    ['Refunded after delivery', split.returned],
    ['Deducted after delivery', split.deducted],
  ]
  return sums.filter(([, paise]) => paise > 0).map(([name, paise]) => [name, formatRupees(-paise)])
}

function refundFacts(order: OrderWithPayment): BillContent['facts'] {
  const facts: [string, number][] = [
    ['Refunded', returnedOf(order)],
    ['Refund due', toReturn(order)],
  ]
  return facts.filter(([, paise]) => paise > 0).map(([name, paise]) => [name, formatRupees(paise)])
}

const dateIn = (timeZone: string, instant: Date): string =>
  new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeStyle: 'short', timeZone }).format(instant)
