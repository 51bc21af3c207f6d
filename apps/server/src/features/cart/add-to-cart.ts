import type { add } from '@planner/contract/cart'
import { cart as limits } from '@planner/contract/constants'
import type { CheckedInputOf } from '@planner/contract/endpoint'
import type { Context } from '#context.ts'
import { findVendors } from '#features/vendors/find-vendor.ts'
import type { CartRow, UserRow } from '#platform/db/tables.ts'
import { Problem } from '#platform/problem.ts'
import { priceOf } from './price.ts'
import { addLine } from './store.ts'

/**
 * Puts something into the cart, at the server's price where it has one.
 *
 * A vendor of ours is named as we name it. One that we do not know (a suggestion of a language model) keeps the name it
 * was sent with, and no id.
 *
 * @throws Problem `cart.full`, `cart.price-needed`.
 */
export async function addToCart(context: Context, user: UserRow, input: CheckedInputOf<typeof add>): Promise<CartRow> {
  const vendors = await findVendors(context, [input.item_id, input.vendor_id ?? ''])
  const vendor = input.vendor_id ? vendors.get(input.vendor_id.toLowerCase()) : undefined
  const line = {
    type: input.type,
    item_id: input.item_id,
    name: input.name,
    quantity: input.quantity,
    ...priceOf(input, vendors.get(input.item_id.toLowerCase())),
    vendor_id: vendor?.id ?? null,
    vendor_name: vendor?.name ?? (input.vendor_name || null),
    description: input.description || null,
    reminder_id: input.reminder_id || null,
    recipe_id: input.recipe_id || null,
    action: input.action ?? null,
    replacement: 'ask' as const,
  }
  const cart = await addLine(context.db, user.id, line, { now: context.clock.now(), ...limits })
  if (!cart) throw new Problem('cart.full')
  return cart
}
