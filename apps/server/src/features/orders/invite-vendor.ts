import { type LimitCode, type ProblemCode, problems } from '@planner/contract/problems'
import type { Context } from '#context.ts'
import { type Actor, record } from '#features/audit/record.ts'
import { countEssential } from '#features/notifications/outgoing/spend.ts'
import { invitationMessage } from '#features/notifications/sending/order-messages.ts'
import { orderAddress } from '#features/vendors/order-address.ts'
import { withdrawLinksOf } from '#features/vendors/withdraw-links.ts'
import { dayMs } from '#platform/clock.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { Problem } from '#platform/problem.ts'
import { countWithin } from '#platform/request-counter.ts'
import type { Outcome, Refusal } from '#providers/channels.ts'
import { makeLink } from './parts/link.ts'
import { deleteLink, type LinkSums, sumLinks, updateVendorOrders, vendorOf } from './parts/store.ts'

/** Maximum invitations per vendor and day. */
const perDay = 5

/**
 * Sends a vendor the link to its page, where it can agree to take orders.
 *
 * @returns the link, if no provider sends on the vendor's channel, so that somebody has to pass it on; null if it was
 *   sent.
 * @throws Problem `vendor.not-found`, `vendor.no-way`, `request.too-many`, `vendor.unreached`, or the problem with the
 *   number or address.
 */
export async function inviteVendor(context: Context, by: Actor, id: string): Promise<string | null> {
  const vendor = await vendorOf(context.db, id)
  if (!vendor || vendor.archived_at) throw new Problem('vendor.not-found')
  const { order_channel: channel, order_to: given, language, name } = vendor
  if (!channel || !given) throw new Problem('vendor.no-way')
  const to = orderAddress(channel, given)
  if (to !== given) await updateVendorOrders(context.db, id, { order_to: to })
  const now = context.clock.now()
  await countWithin(context.db, { key: `invite ${id}`, now, windowMs: dayMs, limit: perDay })
  const deliveryId = context.ids.next()
  const linkId = context.ids.next()
  const link = await makeLink(context, { id: linkId, vendorId: id, partId: null })
  const message = invitationMessage({ vendor: name, link, language, publicUrl: context.config.publicUrl })
  const user = { id: null, email: channel === 'email' ? to : '', phone_number: channel === 'email' ? null : to }
  await countEssential(context, channel)
  const [outcome] = await context.channels[channel].deliver([{ id: deliveryId, user, devices: [], message }])
  if (outcome?.kind !== 'sent' && outcome?.kind !== 'unknown') {
    await deleteLink(context.db, linkId)
    throw unreached(outcome)
  }
  await inTransaction(context.db, (tx) => record(context, tx, 'vendor.invited', by, { about: name }))
  return context.channels[channel].connected ? null : link
}

const refusals: Partial<Record<Refusal, Exclude<ProblemCode, LimitCode>>> = {
  invalid: 'phone.invalid',
  landline: 'phone.landline',
  country: 'phone.country',
  'opted-out': 'phone.opted-out',
}

/** Returns a Problem that names the cause: the number, the channel, or the provider's error. */
function unreached(outcome: Outcome | undefined): Problem {
  if (outcome?.kind !== 'failed') return new Problem('vendor.unreached')
  const code = outcome.refusal && refusals[outcome.refusal]
  if (code) return new Problem(code)
  const end = outcome.again ? ', please try again later' : ''
  return new Problem('vendor.unreached', {
    detail: `${problems['vendor.unreached'].detail}: ${outcome.note}${end}`,
    reason: outcome.note,
  })
}

/**
 * Withdraws all links of a vendor. It takes no more orders until it is invited again.
 *
 * @throws Problem `vendor.not-found`.
 */
export async function withdrawVendorLinks(context: Context, by: Actor, id: string): Promise<void> {
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
