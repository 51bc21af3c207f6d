import type { CheckedInputOf } from '@planner/contract/endpoint'
import type { create, update } from '@planner/contract/vendors'
import type { Context } from '#context.ts'
import type { VendorRow } from '#platform/db/tables.ts'
import { Problem } from '#platform/problem.ts'
import { insertVendor, updateVendor } from './store.ts'

/** A tier is the count of its symbols, $ or ₹ (decision 26). */
const tierOf = (priceRange: string): number => Array.from(priceRange).length

export async function createVendor(context: Context, input: CheckedInputOf<typeof create>): Promise<VendorRow> {
  const { price_range: priceRange, contact, website, ...vendor } = input
  return insertVendor(context.db, {
    ...vendor,
    id: context.ids.next(),
    price_tier: tierOf(priceRange),
    contact: contact || null,
    website: website || null,
    archived_at: null,
    created_at: context.clock.now(),
  })
}

/** Changes what is named and leaves the rest. @throws Problem `vendor.not-found` */
export async function changeVendor(
  context: Context,
  { id, price_range: priceRange, contact, website, ...vendor }: CheckedInputOf<typeof update>,
): Promise<VendorRow> {
  const row = await updateVendor(context.db, id, {
    ...vendor,
    ...(priceRange !== undefined && { price_tier: tierOf(priceRange) }),
    ...(contact !== undefined && { contact: contact || null }),
    ...(website !== undefined && { website: website || null }),
  })
  if (!row) throw new Problem('vendor.not-found')
  return row
}

/** Takes a vendor off every list; carts and orders keep what they hold of it. @throws Problem `vendor.not-found` */
export async function archiveVendor(context: Context, id: string): Promise<void> {
  const row = await updateVendor(context.db, id, { archived_at: context.clock.now(), is_active: false })
  if (!row) throw new Problem('vendor.not-found')
}
