import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Context } from '#context.ts'
import { findVendors } from '#features/vendors/find-vendor.ts'
import type { Line } from '#platform/db/tables/cart.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import type { VendorRow } from '#platform/db/tables/vendors.ts'
import { Problem } from '#platform/problem.ts'
import { knownItem } from './known-item.ts'
import type { NewLine } from './new-line.ts'
import { quotedPrice } from './quoted-price.ts'
import { suppliesLine } from './supplies-line.ts'

/**
 * Returns the cart lines for added items. A line that the server prices also gets its name and vendor from the server;
 * the caller's values are used only on a quoted line.
 *
 * @throws Problem `cart.price-needed`, `vendor.not-found`, `vendor.unfit`.
 */
export async function linesOf(context: Context, user: UserRow, items: readonly NewLine[]): Promise<Line[]> {
  const vendors = await findVendors(
    context,
    items.flatMap(({ item_id, vendor_id }) => [item_id, vendor_id ?? '']),
    user.id,
  )
  const lines: Line[] = []
  for (const item of items) {
    lines.push(await lineOf(context, item, vendors))
    // Naming two hundred recipes takes a while, so other requests get a turn in between.
    await nextTurn()
  }
  return lines
}

async function lineOf(context: Context, item: NewLine, vendors: Map<string, VendorRow>): Promise<Line> {
  const provider = vendors.get(item.item_id.toLowerCase())
  const vendor = item.vendor_id ? vendors.get(item.vendor_id.toLowerCase()) : undefined
  const known = await knownItem(context, item, provider)
  const common = {
    type: item.type,
    item_id: item.item_id,
    quantity: item.quantity,
    description: item.description || null,
    reminder_id: item.reminder_id || null,
    recipe_id: item.recipe_id || null,
    action: item.action ?? null,
    replacement: 'ask' as const,
  }
  if (!known) {
    if (vendor && !suppliesLine(vendor, item)) throw new Problem('vendor.unfit')
    // A vendor that is not in our directory keeps the name the caller sent, without an id.
    const seller = { vendor_id: vendor?.id ?? null, vendor_name: vendor?.name ?? (item.vendor_name || null) }
    return { ...common, name: item.name, ...quotedPrice(item), ...seller }
  }
  const { name, price, soldBy } = known
  const seller = soldBy ?? vendor ?? null
  if (item.vendor_id && !vendor) throw new Problem('vendor.not-found')
  if (vendor && (soldBy ? vendor.id !== soldBy.id : !suppliesLine(vendor, item))) throw new Problem('vendor.unfit')
  return {
    ...common,
    name,
    price,
    quoted: false,
    vendor_id: seller?.id ?? null,
    vendor_name: seller?.name ?? null,
  }
}
