import type { ShopLanguage } from '@planner/contract/new-vendor'
import type { ProblemAnswer, ProblemKind } from '@planner/contract/order-remarks'
import type { OrderStatus, PartKind, PartState } from '@planner/contract/orders'
import type { Selectable } from 'kysely'
import type { Line } from './cart.ts'
import type { JsonColumn } from './columns.ts'

/**
 * `told`: absent if the customer was notified at once; 'later' if the next message includes it, 'not' if the customer
 * did it themselves.
 */
export type TimelineEntry = { status: OrderStatus; at: string; note: string | null; told?: 'later' | 'not' }

export type OrdersTable = {
  id: string
  user_id: string | null
  order_date: Date
  status: OrderStatus
  lines: JsonColumn<Line[]>
  timeline: JsonColumn<TimelineEntry[]>
  subtotal_paise: number
  cgst_paise: number
  sgst_paise: number
  total_paise: number
  address: string | null
  pin_code: string | null
  payment_method: 'gateway' | 'on_delivery'
  awaits_price: boolean
  idempotency_key: string | null
  deliver_by: Date | null
  /** Whether its customer was told that it was not delivered by then. */
  late_told: boolean
  /** The household whose cart it was; null for a person's own cart. */
  household_id: string | null
  /** Both set when a tax invoice is first issued. */
  invoice_number: string | null
  invoiced_at: Date | null
  /** What the installation must return by hand of an online payment. */
  to_refund_paise: number
  /** What it has returned by hand so far. */
  returned_paise: number
}
export type OrderRow = Selectable<OrdersTable>

export type InvoiceSeriesTable = { series: string; last_number: number }

/** A shop’s answer for a line; `asked` is the ordered quantity, because an out-of-stock line counts as zero. */
export type PartLine = {
  /** The index of the line in the order. */
  index: number
  asked: number
  state: 'open' | 'yes' | 'out' | 'proposed'
  /** The replacement that the customer is asked to accept: name and unit price in paise. */
  proposal: { name: string; price: number } | null
  /** True if the customer left it out, not the shop. */
  left_out?: boolean
}

export type OrderPartsTable = {
  id: string
  order_id: string
  place: number
  kind: PartKind
  vendor_id: string | null
  vendor_name: string
  upi_id: string | null
  phone: string | null
  language: ShopLanguage
  state: PartState
  lines: JsonColumn<PartLine[]>
  paid_said_at: Date | null
  received_at: Date | null
  next_at: Date | null
  tries: number
  nudges: number
  messaged_at: Date | null
  delivered_at: Date | null
  updated_at: Date
  /** What the shop must return to the customer. */
  to_refund_paise: number
  /** What it has returned so far. */
  returned_paise: number
}
export type OrderPartRow = Selectable<OrderPartsTable>

/**
 * A customer's message to a shop about an order, and the shop's answer. Reports of a problem refer to a line, other
 * messages to none.
 */
export type OrderRemarksTable = {
  id: string
  order_id: string
  part_id: string | null
  vendor_id: string | null
  said_by: string | null
  said_at: Date
  kind: ProblemKind | 'message'
  line: number | null
  billed_paise: number | null
  words: string | null
  answer: ProblemAnswer | 'reply' | null
  answer_paise: number | null
  answer_words: string | null
  answered_at: Date | null
}
export type OrderRemarkRow = Selectable<OrderRemarksTable>

export type PaidPricesTable = { user_id: string; name_key: string; paise: number; shop: string; paid_at: Date }

export type OrderTables = {
  orders: OrdersTable
  invoice_series: InvoiceSeriesTable
  order_parts: OrderPartsTable
  order_remarks: OrderRemarksTable
  paid_prices: PaidPricesTable
}
