import type { Context } from '#context.ts'
import type { VendorRow } from '#platform/db/tables.ts'
import { asVendor } from './as-vendor.ts'
import { shopsOf } from './store.ts'

/** A person's own shops, as vendors. */
export const ownVendors = async ({ db }: Context, userId: string): Promise<VendorRow[]> =>
  (await shopsOf(db, userId)).map(asVendor)
