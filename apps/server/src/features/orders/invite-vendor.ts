import type { Context } from '#context.ts'
import { type Doer, record } from '#features/audit/record.ts'
import { vendorMessage } from '#features/notifications/sending/order-messages.ts'
import { dayMs } from '#platform/clock.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { Problem } from '#platform/problem.ts'
import { countWithin } from '#platform/request-counter.ts'
import { makeLink } from './parts/link.ts'
import { type LinkSums, sumLinks, updateVendorOrders, vendorOf, withdrawLinksOf } from './parts/store.ts'

/** Invitations to one vendor on a day. */
const perDay = 5

/**
 * Sends a vendor the link to its page, where it says whether it takes orders.
 *
 * @throws Problem `vendor.not-found`, `vendor.no-way`, `vendor.unreached`, `request.too-many`.
 */
export async function inviteVendor(context: Context, by: Doer, id: string): Promise<void> {
  const vendor = await vendorOf(context.db, id)
  if (!vendor || vendor.archived_at) throw new Problem('vendor.not-found')
  const { order_channel: channel, order_to: to, language, name } = vendor
  if (!channel || !to) throw new Problem('vendor.no-way')
  const now = context.clock.now()
  await countWithin(context.db, { key: `invite ${id}`, now, windowMs: dayMs, limit: perDay })
  const deliveryId = context.ids.next()
  const link = await makeLink(context, { id: context.ids.next(), vendorId: id, partId: null })
  const subject = language === 'hi' ? `${name}: Daily Planner से ऑर्डर लें?` : `${name}: take orders from Daily Planner?`
  const message = vendorMessage({ subject, link, language, publicUrl: context.config.publicUrl })
  const user = { id: null, email: channel === 'email' ? to : '', phone_number: channel === 'email' ? null : to }
  const [outcome] = await context.channels[channel].deliver([{ id: deliveryId, user, devices: [], message }])
  if (outcome?.kind !== 'sent' && outcome?.kind !== 'unknown') throw new Problem('vendor.unreached')
  await inTransaction(context.db, (tx) => record(context, tx, 'vendor.invited', by, { about: name }))
}

/** Ends all links of a vendor; it takes no more orders until it is invited again. @throws Problem `vendor.not-found`. */
export async function withdrawVendorLinks(context: Context, by: Doer, id: string): Promise<void> {
  const vendor = await vendorOf(context.db, id)
  if (!vendor) throw new Problem('vendor.not-found')
  await inTransaction(context.db, async (tx) => {
    await withdrawLinksOf(tx, id, context.clock.now())
    await updateVendorOrders(tx, id, { takes_orders: false })
    await record(context, tx, 'vendor.links-withdrawn', by, { about: vendor.name })
  })
}

/** @throws Problem `vendor.not-found`. */
export async function vendorLinkSums(context: Context, id: string): Promise<LinkSums> {
  if (!(await vendorOf(context.db, id))) throw new Problem('vendor.not-found')
  return sumLinks(context.db, id, context.clock.now())
}
