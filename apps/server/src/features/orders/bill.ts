import { amountInWords } from '@planner/commerce/amount-in-words'
import { formatRupees } from '@planner/commerce/money'
import { taxCodeOf } from '@planner/commerce/tax-codes'
import { gst } from '@planner/contract/constants'
import type { Context } from '#context.ts'
import { minuteMs } from '#platform/clock.ts'
import type { UserRow } from '#platform/db/tables.ts'
import { countWithin } from '#platform/request-counter.ts'
import { ownOrder } from './own-order.ts'
import type { Page } from './pages.ts'
import type { OrderWithPayment } from './store.ts'

/** Of one person: a full cart's bill keeps a process busy for a tenth of a second and more. */
const billsPerMinute = 20

const columns = [
  { title: 'No.', width: 30, align: 'left' },
  { title: 'What', width: 215, align: 'left' },
  { title: 'HSN/SAC', width: 60, align: 'left' },
  { title: 'Qty', width: 40, align: 'right' },
  { title: 'Each', width: 80, align: 'right' },
  { title: 'Amount', width: 90, align: 'right' },
] as const

/**
 * The bill of one's own order, as a PDF. It is a tax invoice only where the seller's GSTIN is configured (decision 22).
 *
 * @throws Problem `order.not-found`, or `request.too-many` for whoever has bill after bill drawn.
 */
export async function billOf(context: Context, user: UserRow, orderId: string): Promise<Uint8Array<ArrayBuffer>> {
  const order = await ownOrder(context, user, orderId)
  const now = context.clock.now()
  await countWithin(context.db, { key: `bill ${user.id}`, now, windowMs: minuteMs, limit: billsPerMinute })
  // The drawing library is large, and most processes never draw.
  const { drawPages } = await import('./pages.ts')
  return drawPages(`Order ${shortId(order.id)}`, now, (page) => drawBill(page, context, user, order))
}

/** How an order is named to people: the end of its id. */
const shortId = (id: string): string => id.slice(-8).toUpperCase()

function drawBill(page: Page, { config: { seller } }: Context, user: UserRow, order: OrderWithPayment): void {
  page.heading(seller ? 'Tax invoice' : 'Order summary, not a tax invoice')
  if (seller) page.lines([seller.name, seller.address, `GSTIN ${seller.gstin}`])
  page.facts([
    ['Order', `#${shortId(order.id)}`],
    ['Date', dateIn(user.time_zone, order.order_date)],
    ['Status', order.status],
    ['For', user.full_name],
    ['Deliver to', [order.address, order.pin_code].filter(Boolean).join(', ') || 'as agreed with the vendor'],
    ['Payment', paymentInWords(order)],
  ])
  page.table(
    columns,
    order.lines.map((line, index) => [
      String(index + 1),
      line.vendor_name ? `${line.name}\n${line.vendor_name}` : line.name,
      taxCodeOf(line),
      String(line.quantity),
      formatRupees(line.price),
      formatRupees(line.price * line.quantity),
    ]),
  )
  page.sums([
    ['Subtotal', formatRupees(order.subtotal_paise)],
    [`CGST ${gst.cgst}%`, formatRupees(order.cgst_paise)],
    [`SGST ${gst.sgst}%`, formatRupees(order.sgst_paise)],
    ['Total', formatRupees(order.total_paise)],
  ])
  page.lines([amountInWords(order.total_paise)])
}

function paymentInWords({ payment_method: method, payment }: OrderWithPayment): string {
  if (method === 'on_delivery') return 'on delivery'
  if (payment?.status === 'paid') return `paid online, ${payment.gateway_payment_id}`
  return payment?.status === 'refunded' ? 'given back' : 'online, not paid yet'
}

const dateIn = (timeZone: string, instant: Date): string =>
  new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeStyle: 'short', timeZone }).format(instant)
