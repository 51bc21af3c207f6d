/**
 * Cart, orders, shops, prices and GST. From docs/product/specification.md#9-business-constants-and-limits, and our own
 * limits. Times are in milliseconds unless the name has another unit.
 */

export const cart = {
  pollMs: 5000,
  desktopBadgeCap: 99,
  mobileBadgeCap: 9,
  linesMax: 200,
  /** Total characters of names, vendors and descriptions in one cart. */
  textMax: 20_000,
  quantityMax: 999,
  /** Rupees. */
  priceMax: 1_000_000,
} as const

/** Limits per person. */
export const orders = {
  perPage: 50,
  perDay: 30,
  searchMax: 100,
  /** The most results of a search, and how many of the newest orders it covers. */
  found: 10,
  searchedMax: 2000,
  searchesPerMinute: 60,
  /** Days after delivery within which a problem can be reported; shorter than the lifetime of a vendor’s link. */
  problemDays: 7,
  /** Minutes after the wanted time until the customer is told that an order was not marked as delivered. */
  lateToldMinutes: 30,
  /** Hours after the wanted time from which an order can be cancelled even if a shop has it ready. */
  lateHours: 2,
  /** The most problems per order. */
  problemsMax: 40,
  /** Reports per day: about one order, and by one person. */
  reportsOfOrder: 3,
  reportsPerDay: 10,
  /** Messages per day: about one order, and by one person. */
  messagesOfOrder: 5,
  messagesPerDay: 20,
  /** The most messages per order. */
  messagesMax: 40,
  /** Characters of a message, a description, or an answer to one. */
  remarkMax: 300,
} as const

/** Shops that take orders. */
export const shops = {
  /** The most shops one person can add. */
  max: 20,
  /** The most vendors per order. */
  perOrder: 20,
  /** The highest price of one piece that a shop may set, in rupees. */
  priceMax: 100_000,
  linkDays: 14,
  /** A link opened more often per day is treated as leaked. */
  opensPerDay: 500,
  answersPerDay: 1000,
  /**
   * Minutes until a vendor who has not answered is messaged again, and how often; after that the administrators are
   * notified.
   */
  nudgeMinutes: 30,
  nudges: 2,
  /** Hours until the administrators and the customer are notified that a shop has not answered a problem. */
  problemHours: 24,
  /** Orders on one page of a vendor's list. */
  perPage: 20,
  /** How many days ahead a delivery can be requested. */
  daysAhead: 30,
  /** Paid prices stored per person; the oldest are deleted. */
  paidPricesMax: 1000,
} as const

/** Prices in rupees, without tax, that the server sets (docs/product/decisions.md#21). */
export const prices = {
  recipeActions: { buy_ingredients: 299, order_online: 499, hire_chef: 2999 },
  /** By the number of price symbols of a service. */
  serviceTiers: [1299, 2499, 3999],
  product: 1299,
} as const

/** The smallest amount the payment gateway accepts. */
export const paymentMinPaise = 100

/**
 * GST rates of every item, in per cent of the subtotal; together the 18% of the specification. Computed by
 * `packages/commerce/src/gst.ts`.
 */
export const gst = { cgst: 9, sgst: 9 } as const

/** The figures on the delivery card (docs/product/decisions.md#42); no code adds a delivery charge to an order. */
export const delivery = { freeOverRupees: 500, minutes: [30, 60] } as const
