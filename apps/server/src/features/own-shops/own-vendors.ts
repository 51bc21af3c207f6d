import type { Context } from '#context.ts'
import type { VendorRow } from '#platform/db/tables/vendors.ts'
import { asVendor } from './as-vendor.ts'
import { shopsOf } from './store.ts'

/** Returns people's own shops as vendors. */
export async function ownVendors({ db }: Context, owners: string | readonly string[]): Promise<VendorRow[]> {
  const shops = []
  for (const owner of [owners].flat()) shops.push(...(await shopsOf(db, owner)))
  return shops.map(asVendor)
}
