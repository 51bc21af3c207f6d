import type { Context } from '#context.ts'
import type { VendorRow } from '#platform/db/tables/vendors.ts'
import { type VendorFilter, vendorsLike } from './store.ts'

export type { VendorFilter }

/** Returns the vendors that are not archived, for administrators, in the order they were added, then by name. */
export async function listVendors(context: Context, filter: VendorFilter): Promise<VendorRow[]> {
  const vendors = await vendorsLike(context.db, filter)
  return vendors.toSorted(
    (one, other) => one.created_at.getTime() - other.created_at.getTime() || byName.compare(one.name, other.name),
  )
}

/** Compares names as people sort them: the database puts capitals first. */
const byName = new Intl.Collator('en-IN')
