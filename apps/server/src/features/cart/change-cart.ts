import type { put } from '@planner/contract/cart'
import { shops } from '@planner/contract/constants/orders'
import type { CheckedInputOf } from '@planner/contract/endpoint'
import type { Context } from '#context.ts'
import { findOpenVendors } from '#features/vendors/find-vendor.ts'
import { after, dayMs } from '#platform/clock.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { CartRow, Line } from '#platform/db/tables/cart.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import type { VendorRow } from '#platform/db/tables/vendors.ts'
import { Problem } from '#platform/problem.ts'
import { lockCart, saveCart } from './store.ts'
import { suppliesLine } from './supplies-line.ts'
import { requireFits } from './text-of-lines.ts'

type Change = CheckedInputOf<typeof put>

/**
 * Changes quantities, vendors, replacement rules and the address together, or nothing at all.
 *
 * @param version the cart version that the page showed; null accepts any.
 * @throws Problem `cart.changed` if the cart has another version, `cart.no-line`, `cart.too-long`, `vendor.not-found`,
 *   `vendor.closed`, `vendor.unfit`.
 */
export async function changeCart(
  context: Context,
  user: UserRow,
  change: Change,
  version: number | null,
): Promise<CartRow> {
  const wanted = change.items.flatMap(({ vendor_id }) => vendor_id ?? [])
  const vendors = await findOpenVendors(context, wanted, user.id)
  const now = context.clock.now()
  return inTransaction(context.db, async (tx) => {
    const cart = await lockCart(tx, user.id, now)
    if (version !== null && version !== cart.version) throw new Problem('cart.changed')
    const lines = withChanges(cart.lines, change.items, vendors)
    requireFits(lines, cart.lines)
    return saveCart(
      tx,
      {
        id: cart.id,
        lines,
        address: change.address === undefined ? cart.address : change.address || null,
        pin_code: change.pin_code === undefined ? cart.pin_code : change.pin_code || null,
        deliver_by: deliverBy(cart, change, now),
      },
      now,
    )
  })
}

/** @throws Problem `order.when-past` for a time in the past or too far ahead. */
function deliverBy(cart: CartRow, { deliver_by: wanted }: Change, now: Date): Date | null {
  if (wanted === undefined) return cart.deliver_by
  if (wanted === null) return null
  const at = new Date(wanted)
  if (at <= now) throw new Problem('order.when-past')
  if (at > after(now, shops.daysAhead * dayMs)) throw new Problem('order.when-far')
  return at
}

/** Removes all lines; address and time stay for the next order. @throws Problem `cart.changed`. */
export async function emptyCart(context: Context, user: UserRow, version: number | null): Promise<CartRow> {
  const now = context.clock.now()
  return inTransaction(context.db, async (tx) => {
    const cart = await lockCart(tx, user.id, now)
    if (version !== null && version !== cart.version) throw new Problem('cart.changed')
    return cart.lines.length === 0 ? cart : saveCart(tx, { ...cart, lines: [] }, now)
  })
}

/** @throws Problem `cart.changed`, `cart.no-line`. */
export async function removeLine(
  context: Context,
  user: UserRow,
  index: number,
  version: number | null,
): Promise<CartRow> {
  return changeCart(context, user, { items: [{ index, quantity: 0 }] }, version)
}

function withChanges(lines: Line[], changes: Change['items'], vendors: Map<string, VendorRow>): Line[] {
  const changed = lines.map((line) => ({ ...line }))
  for (const { index, quantity, vendor_id: vendorId, replacement } of changes) {
    const line = changed[index]
    if (!line) throw new Problem('cart.no-line')
    if (quantity !== undefined) line.quantity = quantity
    if (replacement !== undefined) line.replacement = replacement
    if (vendorId !== undefined && vendorId !== line.vendor_id) Object.assign(line, vendorOf(line, vendorId, vendors))
  }
  return changed.filter((line) => line.quantity > 0)
}

function vendorOf(line: Line, vendorId: string | null, vendors: Map<string, VendorRow>): Partial<Line> {
  // A provider's price applies to that provider only.
  if (isProvider(line) && vendorId !== line.item_id) throw new Problem('vendor.unfit')
  if (vendorId === null) return { vendor_id: null, vendor_name: null }
  const vendor = vendors.get(vendorId)
  if (!vendor) throw new Problem('vendor.not-found')
  if (vendor.id !== line.item_id && !suppliesLine(vendor, line)) throw new Problem('vendor.unfit')
  return { vendor_id: vendor.id, vendor_name: vendor.name }
}

/**
 * Whether a line is a vendor's own service or product at that vendor's price. Of these two types, the server prices
 * nothing else.
 */
const isProvider = ({ type, quoted }: Line): boolean => !quoted && (type === 'service' || type === 'product')
