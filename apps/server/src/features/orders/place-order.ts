import { cityOf } from '@planner/commerce/city-of'
import { totalsByVendor } from '@planner/commerce/gst'
import { isOutsideCity } from '@planner/commerce/pin-prefixes'
import { knownCityOf } from '@planner/contract/city-of-person'
import { gst, orders as limits } from '@planner/contract/constants/orders'
import type { Seen } from '@planner/contract/orders'
import type { Context } from '#context.ts'
import { type Actor, record } from '#features/audit/record.ts'
import { requireStorage } from '#features/storage/require-storage.ts'
import { secondsUntil } from '#platform/clock.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { lockAccount } from '#platform/db/lock-account.ts'
import type { Db } from '#platform/db/open.ts'
import type { CartRow } from '#platform/db/tables/cart.ts'
import type { OrderPartRow, OrderRow } from '#platform/db/tables/orders.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import type { VendorRow } from '#platform/db/tables/vendors.ts'
import { Problem } from '#platform/problem.ts'
import { instantOf, nextMidnight, wallTimeOf } from '#platform/wall-time.ts'
import { requireAsSeen } from './as-seen.ts'
import { nameOf } from './name-of.ts'
import { nameVendors } from './name-vendors.ts'
import { isPaidOnline, makeParts } from './parts/make-parts.ts'
import { insertParts } from './parts/store.ts'
import { cartAndOrderOf, countOrdersSince, insertOrder, type OrderWithPayment, orderById } from './store.ts'

/** Attempts if the cart keeps changing: more than a person has tabs. */
const attempts = 5

/**
 * Orders the cart. The cart is read, and emptied only if it is unchanged, so that the order contains exactly what was
 * read; otherwise no order is made. A repeated key returns the order it made.
 *
 * @param version the cart that the page showed; null accepts any.
 * @param seen the shops and the way to pay that the page showed; undefined accepts any.
 * @throws Problem `cart.empty`, `cart.changed`, `order.where-needed`, `order.when-needed`, `order.when-past`,
 *   `order.nobody-near`, `vendor.closed`, `order.outside-area`, `order.outside-city`, `order.too-many-shops`,
 *   `order.shop-changed`, `order.payment-changed`, `order.too-many`, `account.full`.
 */
export async function placeOrder(
  context: Context,
  by: Actor & { user: UserRow },
  { version, idempotencyKey, seen }: { version: number | null; idempotencyKey: string | null; seen?: Seen | undefined },
): Promise<OrderWithPayment> {
  const { user } = by
  for (let attempt = 0; attempt < attempts; attempt++) {
    const { cart, orderId } = await cartAndOrderOf(context.db, user.id, idempotencyKey)
    if (orderId) return (await orderById(context.db, orderId, user.id))!
    if (version !== null && version !== (cart?.version ?? 0)) throw new Problem('cart.changed')
    if (!cart || cart.lines.length === 0) throw new Problem('cart.empty')
    requireWhereAndWhen(cart, context.clock.now())
    const named = await nameVendors(context, user, cart)
    const order = orderOf(context, user, { ...cart, lines: named.lines }, idempotencyKey)
    if (context.payments && isPaidOnline(order.lines, named)) order.payment_method = 'gateway'
    if (seen) requireAsSeen(order, named, seen)
    const parts = makeParts(context, order, named)
    requireArea(order, parts, named.vendors)
    requireCity(order, parts, { vendors: named.vendors, city: knownCityOf(user) })
    order.awaits_price ||= parts.some(({ kind }) => kind === 'vendor')
    const made = await inTransaction(context.db, async (tx) => {
      if (!(await hasOrdersLeft(tx, user, order.order_date))) return 'too-many'
      await requireStorage(tx, user.id, { more: JSON.stringify(order.lines).length })
      const isInserted = await insertOrder(tx, order, cart)
      if (isInserted) {
        await insertParts(tx, parts)
        await record(context, tx, 'order.placed', by, { about: nameOf(order.id) })
      }
      return isInserted ? 'made' : 'changed'
    })
    if (made === 'made') return { ...order, payment: null, duplicates: [], remarks: [], parts }
    if (made === 'too-many') {
      // The last order of the day may be the one made with this key a moment ago.
      const { orderId: earlier } = await cartAndOrderOf(context.db, user.id, idempotencyKey)
      if (earlier) return (await orderById(context.db, earlier, user.id))!
      throw tooManyOrders(user, order.order_date)
    }
  }
  throw new Problem('cart.changed')
}

/** @throws Problem `order.where-needed`, `order.when-needed`, `order.when-past`. */
function requireWhereAndWhen({ address, pin_code: pinCode, deliver_by: by }: CartRow, now: Date): void {
  if (!address || !pinCode) throw new Problem('order.where-needed')
  if (!by) throw new Problem('order.when-needed')
  if (by <= now) throw new Problem('order.when-past')
}

/**
 * Checks that shops receiving the order deliver to its PIN code, if they have said where they deliver.
 *
 * @throws Problem `order.outside-area`.
 */
function requireArea(
  { pin_code: pinCode }: OrderRow,
  parts: readonly OrderPartRow[],
  vendors: ReadonlyMap<string, VendorRow>,
): void {
  for (const { kind, vendor_id: id, vendor_name: name } of parts) {
    const area = kind === 'vendor' ? vendors.get(id!)!.pin_codes : []
    if (area.length === 0 || area.includes(pinCode!)) continue
    const detail = `${name} doesn’t deliver to PIN code ${pinCode}; please choose another shop`
    throw new Problem('order.outside-area', { detail })
  }
}

/**
 * Checks that the PIN code belongs to the person's city if the order is paid online or goes to shops that have not said
 * that they deliver there. Lists to hand over, and people who chose no city, are not checked.
 *
 * @throws Problem `order.outside-city`.
 */
function requireCity(
  { pin_code: pinCode, payment_method: method }: OrderRow,
  parts: readonly OrderPartRow[],
  { vendors, city }: { vendors: ReadonlyMap<string, VendorRow>; city: string | null },
): void {
  if (!city || !isOutsideCity(pinCode!, city)) return
  const isUnsure = ({ kind, vendor_id: id }: OrderPartRow) =>
    kind === 'vendor' && !vendors.get(id!)!.pin_codes.includes(pinCode!)
  if (method !== 'gateway' && !parts.some(isUnsure)) return
  const detail = `PIN code ${pinCode} isn’t in ${cityOf(city)}; check the address or the city`
  throw new Problem('order.outside-city', { detail })
}

function orderOf(context: Context, user: UserRow, cart: CartRow, idempotencyKey: string | null): OrderRow {
  const now = context.clock.now()
  const totals = totalsByVendor(cart.lines, gst)
  return {
    id: context.ids.next(),
    user_id: user.id,
    order_date: now,
    status: 'pending',
    lines: cart.lines,
    timeline: [{ status: 'pending', at: now.toISOString(), note: null }],
    subtotal_paise: totals.subtotal,
    cgst_paise: totals.cgst,
    sgst_paise: totals.sgst,
    total_paise: totals.total,
    address: cart.address,
    pin_code: cart.pin_code,
    payment_method: 'on_delivery',
    awaits_price: cart.lines.some((line) => line.quoted),
    idempotency_key: idempotencyKey,
    to_refund_paise: 0,
    returned_paise: 0,
    deliver_by: cart.deliver_by,
    late_told: false,
    household_id: cart.household_id,
    invoice_number: null,
    invoiced_at: null,
  }
}

/**
 * Whether a person may place another order on the current day in their time zone. Their other orders wait until the
 * transaction ends.
 */
async function hasOrdersLeft(tx: Db, user: UserRow, now: Date): Promise<boolean> {
  await lockAccount(tx, user.id)
  const midnight = instantOf(wallTimeOf(now, user.time_zone).day, '00:00:00', user.time_zone)
  return (await countOrdersSince(tx, user.id, midnight)) < limits.perDay
}

const tooManyOrders = (user: UserRow, now: Date): Problem =>
  new Problem('order.too-many', { retryAfterSeconds: secondsUntil(nextMidnight(now, user.time_zone), now) })
