import type { AuditKind } from '@planner/contract/audit'
import type { CheckedInputOf } from '@planner/contract/endpoint'
import type { create, update } from '@planner/contract/vendors'
import type { Updateable } from 'kysely'
import type { Context } from '#context.ts'
import { type Doer, record } from '#features/audit/record.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { VendorRow, VendorsTable } from '#platform/db/tables.ts'
import { Problem } from '#platform/problem.ts'
import { insertVendor, updateVendor } from './store.ts'

/** A tier is the count of its symbols, $ or ₹ (docs/product/decisions.md#26). */
const tierOf = (priceRange: string): number => Array.from(priceRange).length

export async function createVendor(
  context: Context,
  by: Doer,
  input: CheckedInputOf<typeof create>,
): Promise<VendorRow> {
  const { price_range: priceRange, contact, website, order_to: orderTo, upi_id: upiId, ...vendor } = input
  return inTransaction(context.db, async (tx) => {
    const row = await insertVendor(tx, {
      ...vendor,
      id: context.ids.next(),
      price_tier: tierOf(priceRange),
      contact: contact || null,
      website: website || null,
      order_to: orderTo || null,
      upi_id: upiId || null,
      archived_at: null,
      created_at: context.clock.now(),
    })
    await record(context, tx, 'vendor.created', by, { about: row.name })
    return row
  })
}

/** Changes the named fields and keeps the others. @throws Problem `vendor.not-found` */
export async function changeVendor(
  context: Context,
  by: Doer,
  { id, ...changes }: CheckedInputOf<typeof update>,
): Promise<VendorRow> {
  const { price_range: priceRange, contact, website, order_to: orderTo, upi_id: upiId, ...vendor } = changes
  // Another way to be reached has not said yes to anything.
  const isMoved = orderTo !== undefined || vendor.order_channel !== undefined
  return change(context, by, id, 'vendor.changed', {
    about: (name) => [name, Object.keys(changes).join(', ').replaceAll('_', ' ')].filter(Boolean).join(': '),
    vendor: {
      ...vendor,
      ...(priceRange !== undefined && { price_tier: tierOf(priceRange) }),
      ...(contact !== undefined && { contact: contact || null }),
      ...(website !== undefined && { website: website || null }),
      ...(orderTo !== undefined && { order_to: orderTo || null }),
      ...(upiId !== undefined && { upi_id: upiId || null }),
      ...(isMoved && { takes_orders: false }),
    },
  })
}

/** Removes a vendor from every list; carts and orders keep their copy of it. @throws Problem `vendor.not-found` */
export async function archiveVendor(context: Context, by: Doer, id: string): Promise<void> {
  await change(context, by, id, 'vendor.archived', {
    about: (name) => name,
    vendor: { archived_at: context.clock.now(), is_active: false },
  })
}

async function change(
  context: Context,
  by: Doer,
  id: string,
  kind: AuditKind,
  { vendor, about }: { vendor: Updateable<VendorsTable>; about: (name: string) => string },
): Promise<VendorRow> {
  return inTransaction(context.db, async (tx) => {
    const row = await updateVendor(tx, id, vendor)
    if (!row) throw new Problem('vendor.not-found')
    await record(context, tx, kind, by, { about: about(row.name) })
    return row
  })
}
