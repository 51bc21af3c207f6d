import type { Context } from '#context.ts'
import type { VendorRow } from '#platform/db/tables/vendors.ts'
import { type VendorFilter, vendorsLike } from './store.ts'

export type { VendorFilter }

/** For admins: the vendors that are not archived, in the order in which they were added. */
export const listVendors = (context: Context, filter: VendorFilter): Promise<VendorRow[]> =>
  vendorsLike(context.db, filter)
