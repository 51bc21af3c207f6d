import type { Context } from '#context.ts'
import { ownVendors } from '#features/own-shops/own-vendors.ts'
import type { VendorRow } from '#platform/db/tables/vendors.ts'
import { Problem } from '#platform/problem.ts'
import { vendorsByIds } from './store.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** A vendor that can be chosen; null for an unknown, inactive or archived one. */
export async function findVendor(context: Context, id: string, ownerId?: string): Promise<VendorRow | null> {
  return (await findVendors(context, [id], ownerId)).get(id.toLowerCase()) ?? null
}

type Owners = string | readonly string[]

/** Those that can be chosen. @param owners whose own shops count, too. */
export async function findVendors(context: Context, ids: string[], owners?: Owners): Promise<Map<string, VendorRow>> {
  const known = await knownVendors(context, ids, owners)
  return new Map([...known].filter(([, vendor]) => isOpen(vendor)))
}

/**
 * As `findVendors`, but nobody is asked to bring anything once it was switched off.
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
