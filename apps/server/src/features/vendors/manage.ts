import type { AuditKind } from '@planner/contract/audit'
import type { CheckedInputOf } from '@planner/contract/endpoint'
import type { create, update } from '@planner/contract/vendors'
import type { Updateable } from 'kysely'
import type { Context } from '#context.ts'
import { type Actor, record } from '#features/audit/record.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { VendorRow, VendorsTable } from '#platform/db/tables/vendors.ts'
import { Problem } from '#platform/problem.ts'
import { changesInWords } from './changes-in-words.ts'
import { orderAddress } from './order-address.ts'
import { insertVendor, isListed, lockVendor, updateVendor, withdrawLinksOf } from './store.ts'

/** Returns the price tier: the number of symbols, $ or ₹ (docs/product/decisions.md#26). */
const tierOf = (priceRange: string): number => Array.from(priceRange).length

/**
 * @throws Problem `phone.invalid`, `phone.landline`, `vendor.no-email`, `vendor.number-needed`, `vendor.email-needed`,
 *   `vendor.duplicate`.
 */
export async function createVendor(
  context: Context,
  by: Actor,
  input: CheckedInputOf<typeof create>,
): Promise<VendorRow> {
  const {
    price_range: priceRange,
    contact,
    website,
    order_to: orderTo,
    upi_id: upiId,
    only_new: onlyNew,
    ...vendor
  } = input
  return inTransaction(context.db, async (tx) => {
    if (onlyNew && (await isListed(tx, vendor))) throw new Problem('vendor.duplicate')
    const row = await insertVendor(tx, {
      ...vendor,
      id: context.ids.next(),
      price_tier: tierOf(priceRange),
      contact: contact || null,
      website: website || null,
      order_to: addressFor(vendor.order_channel ?? null, orderTo || null),
      upi_id: upiId || null,
      archived_at: null,
      created_at: context.clock.now(),
    })
    await record(context, tx, 'vendor.created', by, { about: row.name })
    return row
  })
}

/**
 * Changes the given fields and keeps the others.
 *
 * @throws Problem `vendor.not-found`, `phone.invalid`, `phone.landline`, `vendor.no-email`,
 *   `vendor.number-needed`, `vendor.email-needed`.
 */
export async function changeVendor(
  context: Context,
  by: Actor,
  { id, ...changes }: CheckedInputOf<typeof update>,
): Promise<VendorRow> {
  const { price_range: priceRange, contact, website, order_to: orderTo, upi_id: upiId, ...vendor } = changes
  return change(context, by, id, 'vendor.changed', {
    about: (row, before) => [row.name, changesInWords(before, row)].filter(Boolean).join(': '),
    changed: (before) => ({
      ...vendor,
      ...(priceRange !== undefined && { price_tier: tierOf(priceRange) }),
      ...(contact !== undefined && { contact: contact || null }),
      ...(website !== undefined && { website: website || null }),
      ...(upiId !== undefined && { upi_id: upiId || null }),
      ...orderChannelChanges(before, { channel: vendor.order_channel, orderTo }),
    }),
  })
}

/** Returns the address that orders are sent to; with a channel, there must be one. */
function addressFor(channel: VendorRow['order_channel'], typed: string | null): string | null {
  if (!channel) return typed
  if (!typed) throw new Problem(channel === 'email' ? 'vendor.email-needed' : 'vendor.number-needed')
  return orderAddress(channel, typed)
}

/** Returns how a vendor gets its orders from now on; empty if neither channel nor address is given. */
function orderChannelChanges(
  before: VendorRow,
  { channel, orderTo }: { channel: VendorRow['order_channel'] | undefined; orderTo: string | null | undefined },
): Updateable<VendorsTable> {
  if (channel === undefined && orderTo === undefined) return {}
  const by = channel === undefined ? before.order_channel : channel
  const typed = (orderTo === undefined ? before.order_to : orderTo) || null
  const address = addressFor(by, typed)
  // A new channel or address has not agreed to take orders yet.
  const isMoved = by !== before.order_channel || address !== before.order_to
  return { order_to: address, ...(isMoved && { takes_orders: false }) }
}

/**
 * Removes a vendor from all lists. Its invitation no longer opens and nothing more can be ordered from it
 * (`find-vendor.ts`); orders that it already has keep their copy, and their links still open for it.
 *
 * @throws Problem `vendor.not-found`.
 */
export async function archiveVendor(context: Context, by: Actor, id: string): Promise<void> {
  await change(context, by, id, 'vendor.archived', {
    about: ({ name }) => name,
    changed: () => ({ archived_at: context.clock.now(), is_active: false }),
  })
}

async function change(
  context: Context,
  by: Actor,
  id: string,
  kind: AuditKind,
  {
    changed,
    about,
  }: { changed: (before: VendorRow) => Updateable<VendorsTable>; about: (row: VendorRow, before: VendorRow) => string },
): Promise<VendorRow> {
  return inTransaction(context.db, async (tx) => {
    const before = await lockVendor(tx, id)
    const row = before && (await updateVendor(tx, id, changed(before)))
    if (!row) throw new Problem('vendor.not-found')
    // Whoever read the old address, or has the old number, must not answer for the vendor any more.
    if (row.order_channel !== before.order_channel || row.order_to !== before.order_to) {
      await withdrawLinksOf(tx, id, context.clock.now())
    }
    await record(context, tx, kind, by, { about: about(row, before) })
    return row
  })
}
