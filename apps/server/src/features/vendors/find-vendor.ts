import type { Context } from '#context.ts'
import { ownVendors } from '#features/own-shops/own-vendors.ts'
import type { VendorRow } from '#platform/db/tables/vendors.ts'
import { Problem } from '#platform/problem.ts'
import { vendorsByIds } from './store.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Returns a vendor that can be chosen; null if it is unknown, inactive or archived. */
export async function findVendor(context: Context, id: string, ownerId?: string): Promise<VendorRow | null> {
  return (await findVendors(context, [id], ownerId)).get(id.toLowerCase()) ?? null
}

type Owners = string | readonly string[]

/** Returns the vendors that can be chosen, by id. @param owners people whose own shops are included. */
export async function findVendors(context: Context, ids: string[], owners?: Owners): Promise<Map<string, VendorRow>> {
  const known = await knownVendors(context, ids, owners)
  return new Map([...known].filter(([, vendor]) => isOpen(vendor)))
}

/**
 * Like `findVendors`, but throws for a vendor that was deactivated, so that it gets no orders.
 *
 * @throws Problem `vendor.closed`, with its name.
 */
export async function findOpenVendors(
  context: Context,
  ids: string[],
  owners: Owners,
): Promise<Map<string, VendorRow>> {
  const known = await knownVendors(context, ids, owners)
  const closed = [...known.values()].find((vendor) => !isOpen(vendor))
  if (!closed) return known
  throw new Problem('vendor.closed', { detail: `${closed.name} takes no more orders; please choose another shop` })
}

const isOpen = ({ is_active, archived_at }: VendorRow): boolean => is_active && archived_at === null

async function knownVendors(context: Context, ids: string[], owners?: Owners): Promise<Map<string, VendorRow>> {
  const ours = [...new Set(ids.filter((id) => uuid.test(id)).map((id) => id.toLowerCase()))]
  const found = await vendorsByIds(context.db, ours)
  const own = owners && found.length < ours.length ? await ownVendors(context, owners) : []
  return new Map([...found, ...own.filter(({ id }) => ours.includes(id))].map((vendor) => [vendor.id, vendor] as const))
}
