import type { Context } from '#context.ts'
import type { VendorRow } from '#platform/db/tables/vendors.ts'
import { type VendorFilter, vendorsLike } from './store.ts'

export type { VendorFilter }

/** Returns the vendors that are not archived, for administrators, in the order they were added. */
export const listVendors = (context: Context, filter: VendorFilter): Promise<VendorRow[]> =>
  vendorsLike(context.db, filter)
