import type { Context } from '#context.ts'
import type { VendorRow } from '#platform/db/tables.ts'
import { vendorsByIds } from './store.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** A vendor that can be chosen; null for an unknown, inactive or archived one. */
export async function findVendor(context: Context, id: string): Promise<VendorRow | null> {
  return (await findVendors(context, [id])).get(id.toLowerCase()) ?? null
}

export async function findVendors(context: Context, ids: string[]): Promise<Map<string, VendorRow>> {
  const ours = [...new Set(ids.filter((id) => uuid.test(id)).map((id) => id.toLowerCase()))]
  return new Map((await vendorsByIds(context.db, ours)).map((vendor) => [vendor.id, vendor]))
}
