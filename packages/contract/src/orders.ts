import * as z from 'zod/mini'
import { Cart, CartItem, PaymentMethod, Price, Totals } from './cart.ts'
import { cart as limits, orders as orderLimits } from './constants/orders.ts'
import { endpoint } from './endpoint.ts'
import { Id, Instant, optionalText, text } from './fields.ts'
import { adults } from './household-roles.ts'
import { answerFields, Message, OrderMessage, OrderProblem, Reportable, Reported } from './order-remarks.ts'

export const orderStatuses = ['pending', 'confirmed', 'delivered', 'cancelled'] as const
export const OrderStatus = z.enum(orderStatuses)
export type OrderStatus = z.infer<typeof OrderStatus>

/** Statuses only move forward (docs/product/decisions.md#23). */
export const nextStatuses: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ['confirmed', 'cancelled'],
  confirmed: ['delivered', 'cancelled'],
  delivered: [],
  cancelled: [],
}

/** How to open the gateway's page; null for payment on delivery. */
export const Payment = z.object({
  gateway: z.literal('razorpay'),
  key_id: z.string(),
  order_id: z.string(),
  amount_paise: z.int(),
  currency: z.literal('INR'),
  checkout_url: z.string(),
  status: z.enum(['created', 'paid', 'failed', 'refunded']),
})
export type Payment = z.infer<typeof Payment>

/**
 * Who supplies a part of an order: a vendor who receives and answers it, the person's own shop, or a name for a list
 * handed over in person.
 */
const partKinds = ['vendor', 'own', 'hand_over'] as const
export type PartKind = (typeof partKinds)[number]

/**
 * 'sent' until the shop has answered every line, 'asks' while the customer must agree to something, 'listed' for a list
 * that the customer hands over.
 */
const partStates = ['sent', 'asks', 'accepted', 'ready', 'delivered', 'declined', 'cancelled', 'listed'] as const
export type PartState = (typeof partStates)[number]

/**
 * The prices that a part’s total consists of: our estimates, to which tax is added, or agreed prices, which include it.
 */
const partPrices = ['estimated', 'mixed', 'agreed'] as const
export type PartPrices = (typeof partPrices)[number]

/** The part of an order that one shop supplies. */
export const OrderPart = z.object({
  id: Id,
  kind: z.enum(partKinds),
  vendor_id: z.nullable(Id),
  vendor_name: z.string(),
  state: z.enum(partStates),
  /** Rupees including tax, for this part alone. */
  total_amount: z.number(),
  prices: z.optional(z.enum(partPrices)),
  lines: z.array(
    z.object({
      /** The index of the line in `items`. */
      index: z.int(),
      asked: z.int(),
      /** The item's Hindi name in Devanagari, with its pack, for a list sent in Hindi. */
      hindi: z.optional(z.string()),
      state: z.enum(['open', 'yes', 'out', 'proposed']),
      /** True if the customer removed it. */
      left_out: z.optional(z.boolean()),
      proposal: z.nullable(z.object({ name: z.string(), price: z.number() })),
    }),
  ),
  phone: z.nullable(z.string()),
  language: z.enum(['en', 'hi']),
  /**
   * The UPI link with the order's number, and the amount once it is agreed; null without a UPI ID, or while there is
   * nothing to pay yet.
   */
  upi_link: z.nullable(z.string()),
  paid_said_at: z.nullable(Instant),
  received_at: z.nullable(Instant),
  /** When the shop was last messaged; null if it has not been yet. */
  messaged_at: z.nullable(Instant),
  /** What the shop must return to the customer, in rupees; 0 once it says that it did. */
  to_refund: z.optional(z.number()),
  /** Whether the customer can withdraw this part. */
  may_drop: z.optional(z.boolean()),
  /** Whether the customer can write to the shop now. */
  may_message: z.optional(z.boolean()),
})
export type OrderPart = z.infer<typeof OrderPart>

export const Order = z.object({
  id: Id,
  order_date: Instant,
  status: OrderStatus,
  ...Totals.shape,
  /** Null once the account was deleted. */
  user_id: z.nullable(Id),
  /** The customer's name, in administrators' lists. */
  customer: z.optional(z.string()),
  items: z.array(CartItem),
  address: z.nullable(z.string()),
  pin_code: z.nullable(z.string()),
  /** The requested delivery time; null for orders placed before this was asked. */
  deliver_by: z.nullable(Instant),
  /** By shop, in the order of the lines; empty for orders placed before shops answered. */
  parts: z.array(OrderPart),
  /** Status changes, oldest first. */
  timeline: z.array(z.object({ status: OrderStatus, at: Instant, note: z.nullable(z.string()) })),
  payment_method: PaymentMethod,
  /** True while a quoted price awaits an admin: the order can be cancelled but not paid. */
  awaits_price: z.boolean(),
  payment: z.nullable(Payment),
  /** What is returned of an online payment by hand, in rupees; 0 once it was. */
  to_refund: z.optional(z.number()),
  /** What the customer got back so far, from the gateway or by hand, in rupees. */
  returned: z.optional(z.number()),
  /** Payments that arrived although the order was paid already, in rupees: each is refunded in full. */
  duplicates: z.optional(z.array(z.object({ amount: z.number(), refunded: z.boolean() }))),
  /** Placed from the household’s cart, so that every adult of it sees the order. */
  is_shared: z.optional(z.boolean()),
  /** Whether the customer can cancel it now. */
  may_cancel: z.optional(z.boolean()),
  /** Null if there is nothing, or nothing any more, to report. */
  reportable: z.optional(z.nullable(Reportable)),
  /** Of each seller that is late, one line to ask about as 'late'; absent if there is nothing to ask. */
  late_lines: z.optional(z.array(z.int())),
  problems: z.optional(z.array(OrderProblem)),
  messages: z.optional(z.array(OrderMessage)),
})
export type Order = z.infer<typeof Order>

/**
 * What the customer saw before ordering. An order that would go elsewhere, or be paid another way, is refused
 * (docs/decisions/0103).
 */
const Seen = z.object({
  /** The shop of each line, in the order of the cart; null where none was shown. */
  lines: z
    .array(z.nullable(z.object({ vendor_id: Id, kind: z.enum(partKinds) })))
    .check(z.maxLength(limits.linesMax, 'That’s more than a cart can hold')),
  payment_method: z.optional(PaymentMethod),
})
export type Seen = z.infer<typeof Seen>

/** With an Idempotency-Key, repeated calls return the same order. */
export const create = endpoint({
  method: 'POST',
  path: '/api/orders',
  access: 'member',
  roles: adults,
  summary: 'Place an order for the cart',
  carries: ['version', 'idempotency-key'],
  input: z.object({ seen: z.optional(Seen) }),
  result: Order,
})

export const list = endpoint({
  method: 'GET',
  path: '/api/orders',
  access: 'member',
  summary: 'The newest 50 orders, or those before a given order; the Link header (rel="next") points to older ones',
  input: z.object({
    /** The id of the last order already received. */
    before: z.optional(Id),
  }),
  result: z.array(Order),
})

/** Finds older orders than the page lists, too. */
export const search = endpoint({
  method: 'GET',
  path: '/api/orders/search',
  access: 'member',
  summary: 'Search orders by words in their items, vendors or number, newest first',
  input: z.object({ query: text('Query', { max: orderLimits.searchMax }) }),
  result: z.object({ orders: z.array(Order) }),
})

export const OrderCounts = z.object({
  pending: z.int(),
  confirmed: z.int(),
  delivered: z.int(),
  cancelled: z.int(),
  /** The sum of all counts. */
  total: z.int(),
})
export type OrderCounts = z.infer<typeof OrderCounts>

export const counts = endpoint({
  method: 'GET',
  path: '/api/orders/counts',
  access: 'member',
  summary: 'Order counts by status',
  input: z.object({}),
  result: OrderCounts,
})

export const cancel = endpoint({
  method: 'POST',
  path: '/api/orders/:id/cancel',
  access: 'member',
  summary: 'Cancel an order that no shop has ready yet, or that is late',
  input: z.object({ id: Id }),
  result: Order,
})

const PartOf = { id: Id, part_id: Id }

/** The customer's answer to a shop's proposal for a line. */
export const answer = endpoint({
  method: 'POST',
  path: '/api/orders/:id/answer',
  access: 'member',
  summary: 'Agree to a shop’s change of an item, or remove the item',
  input: z.object({
    ...PartOf,
    index: z.int('index must be the number of a line').check(z.minimum(0, 'index must not be negative')),
    agree: z.boolean('agree must be true or false'),
    /** The proposal that the customer saw, so that nobody agrees to a later change by the shop. */
    proposal: z.object({
      name: z.string('name must be text').check(z.maxLength(200)),
      price: z.number('price must be a number'),
    }),
  }),
  result: Order,
})

export const dropPart = endpoint({
  method: 'POST',
  path: '/api/orders/:id/drop',
  access: 'member',
  summary: 'Cancel one shop’s part of an order that is not ready yet, or is late',
  input: z.object(PartOf),
  result: Order,
})

/**
 * For the lines in `reportable`. The shop answers each; an administrator answers for lines sold by the installation
 * itself.
 */
export const reportProblems = endpoint({
  method: 'POST',
  path: '/api/orders/:id/problems',
  access: 'member',
  roles: adults,
  summary: 'Say what is wrong with items of a delivered order, or ask where a late one is',
  carries: ['idempotency-key'],
  input: z.object({
    id: Id,
    lines: z
      .array(Reported)
      .check(z.minLength(1, 'Choose at least one item'), z.maxLength(orderLimits.problemsMax, 'That’s too many items')),
  }),
  result: Order,
})

/** Allowed if the part's `may_message` is true. */
export const messageShop = endpoint({
  method: 'POST',
  path: '/api/orders/:id/message',
  access: 'member',
  roles: adults,
  summary: 'Send a short message to the shop of a running order',
  carries: ['idempotency-key'],
  input: z.object({ ...PartOf, message: Message }),
  result: Order,
})

/** Counts as paid only once the shop confirms that it received the money. */
export const paidPart = endpoint({
  method: 'POST',
  path: '/api/orders/:id/paid',
  access: 'member',
  summary: 'Mark a shop’s part as paid by UPI',
  input: z.object(PartOf),
  result: Order,
})

/** What was bought from a list that was handed over, with the price per piece, tax included. */
export const bought = endpoint({
  method: 'POST',
  path: '/api/orders/:id/bought',
  access: 'member',
  summary: 'Tick what was bought from a handed-over list, with its price',
  input: z.object({
    ...PartOf,
    lines: z
      .array(
        z.object({
          index: z.int('index must be the number of a line').check(z.minimum(0, 'index must not be negative')),
          bought: z.boolean('bought must be true or false'),
          price: z.optional(Price),
        }),
      )
      .check(z.minLength(1, 'Tick at least one line'), z.maxLength(limits.linesMax, 'That’s more than an order holds')),
  }),
  result: Order,
})

/** Opens the payment of an order that awaits it; an order is never charged twice. */
export const pay = endpoint({
  method: 'POST',
  path: '/api/orders/:id/pay',
  access: 'member',
  roles: adults,
  summary: 'Start an online payment for an order',
  input: z.object({ id: Id }),
  result: Order,
})

export const reorder = endpoint({
  method: 'POST',
  path: '/api/orders/:id/reorder',
  access: 'member',
  summary: 'Add an order’s items to the cart again, at today’s prices',
  input: z.object({ id: Id }),
  result: z.object({ items_added: z.int(), cart: Cart }),
})

/** A tax invoice if the seller's GSTIN is configured, otherwise an order summary. */
export const bill = endpoint({
  method: 'GET',
  path: '/api/orders/:id/bill',
  access: 'member',
  summary: 'Bill for an order, as a PDF',
  produces: 'application/pdf',
  input: z.object({ id: Id }),
  result: z.instanceof(Uint8Array),
})

export const Spend = z.object({
  months: z.array(z.object({ month: z.string(), total: z.number(), orders: z.int() })),
  vendors: z.array(z.object({ vendor_name: z.string(), total: z.number(), orders: z.int() })),
  /** For the household’s orders, each member's total; the name is null for members who have left. */
  members: z.optional(
    z.array(
      z.object({ month: z.string(), member_id: z.nullable(Id), name: z.nullable(z.string()), total: z.number() }),
    ),
  ),
})
export type Spend = z.infer<typeof Spend>

export const spend = endpoint({
  method: 'GET',
  path: '/api/orders/spend',
  access: 'member',
  summary: 'Spending by month and by vendor over the last year',
  input: z.object({}),
  result: Spend,
})

/** For admins: confirms, delivers or cancels an order, and sets and accepts quoted prices. */
export const setStatus = endpoint({
  method: 'PUT',
  path: '/api/admin/orders/:id',
  access: 'admin',
  summary: 'Change an order’s status, or set and accept its quoted prices',
  input: z.object({
    id: Id,
    status: z.optional(OrderStatus),
    /** New prices of quoted lines, in rupees; prices known to the server stay. */
    prices: z.optional(
      z
        .array(
          z.object({
            index: z.int('index must be the number of a line').check(z.minimum(0, 'index must not be negative')),
            price: Price,
          }),
        )
        .check(z.maxLength(limits.linesMax, 'That’s more than an order can hold')),
    ),
    accept_prices: z.optional(z.boolean('accept_prices must be true or false')),
    note: z.optional(optionalText('Note', { max: 300 })),
  }),
  result: Order,
})

/** For admins: for lines that no shop supplies. A shop says it on its own page. What was paid for the line is due back. */
export const outOfStock = endpoint({
  method: 'PUT',
  path: '/api/admin/orders/:id/out-of-stock',
  access: 'admin',
  summary: 'Mark an item that the installation sells itself as out of stock',
  input: z.object({
    id: Id,
    index: z.int('index must be the number of a line').check(z.minimum(0, 'index must not be negative')),
  }),
  result: Order,
})

/** For admins: for lines sold by the installation itself, or when a shop answered by phone. */
export const answerProblem = endpoint({
  method: 'PUT',
  path: '/api/admin/orders/:id/problems/:problem_id',
  access: 'admin',
  summary: 'Answer a problem that a customer reported',
  input: z.object({ id: Id, problem_id: Id, ...answerFields }),
  result: Order,
})

/** For admins: money returned by hand, or by a shop that reports it by phone. */
export const settleRefund = endpoint({
  method: 'PUT',
  path: '/api/admin/orders/:id/refund',
  access: 'admin',
  summary: 'Record that a refund was returned to the customer',
  input: z.object({
    id: Id,
    /** The part whose shop returned it; absent for what the installation returned. */
    part_id: z.optional(Id),
    /** The amount shown as `to_refund`, so that a later refund is not settled unseen. */
    amount: z
      .number('amount must be a number')
      .check(z.positive('amount must be above 0'), z.maximum(1e9, 'That’s too much')),
  }),
  result: Order,
})

/** Returns an order's number as shown to people: '#1A2B3C4D', the end of its id. */
export const orderNumber = (orderId: string): string => `#${orderId.slice(-8).toUpperCase()}`
