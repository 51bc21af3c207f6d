import type { add } from '@planner/contract/cart'
import type { CheckedInputOf } from '@planner/contract/endpoint'
import type { Context } from '#context.ts'
import { findVendors } from '#features/vendors/find-vendor.ts'
import type { Line } from '#platform/db/tables.ts'
import { priceOf } from './price.ts'

export type NewLine = CheckedInputOf<typeof add>

/**
 * What is to be added, as a cart keeps it: at the server's price where it has one.
 *
 * A vendor of ours is named as we name it. One that we do not know (a suggestion of a language model) keeps the name it
 * was sent with, and no id.
 *
 * @throws Problem `cart.price-needed`.
 */
export async function linesOf(context: Context, items: readonly NewLine[]): Promise<Line[]> {
  const vendors = await findVendors(
    context,
    items.flatMap(({ item_id, vendor_id }) => [item_id, vendor_id ?? '']),
  )
  return items.map((item) => {
    const vendor = item.vendor_id ? vendors.get(item.vendor_id.toLowerCase()) : undefined
    return {
      type: item.type,
      item_id: item.item_id,
      name: item.name,
      quantity: item.quantity,
      ...priceOf(item, vendors.get(item.item_id.toLowerCase())),
      vendor_id: vendor?.id ?? null,
      vendor_name: vendor?.name ?? (item.vendor_name || null),
      description: item.description || null,
      reminder_id: item.reminder_id || null,
      recipe_id: item.recipe_id || null,
      action: item.action ?? null,
      replacement: 'ask',
    }
  })
}
