import { shops as limits } from '@planner/contract/constants/orders'
import type { Context } from '#context.ts'
import { after, dayMs } from '#platform/clock.ts'
import type { OrderPartRow } from '#platform/db/tables/orders.ts'
import type { VendorLinkRow, VendorRow } from '#platform/db/tables/vendors.ts'
import { countMore } from '#platform/request-counter.ts'
import { countLink, insertLink, linkById, partById, vendorOf } from './store.ts'

const purpose = 'vendor link'

/**
 * Creates a link that opens a vendor's orders without an account. @param id the same id gives the same link, stored
 * once.
 */
export async function makeLink(
  context: Context,
  { id, vendorId, partId }: { id: string; vendorId: string; partId: string | null },
): Promise<string> {
  const now = context.clock.now()
  await insertLink(context.db, {
    id,
    vendor_id: vendorId,
    part_id: partId,
    created_at: now,
    ends_at: after(now, limits.linkDays * dayMs),
    withdrawn_at: null,
    opens: 0,
    answers: 0,
    last_opened_at: null,
  })
  const name = Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url')
  return `${context.config.publicUrl}/v/${name}.${context.signer.sign(purpose, id).toString('base64url')}`
}

export type Opened = { link: VendorLinkRow; vendor: VendorRow; part: OrderPartRow | null }

/** Reasons why a link does not open. */
export type Closed = 'forged' | 'ended' | 'withdrawn' | 'busy'

/**
 * Opens a link by its token. Each use is counted, and a link used too often in a day is blocked until the next.
 *
 * @param partId another order of the same vendor, instead of the link's own.
 */
export async function openLink(
  context: Context,
  token: string,
  { what, partId }: { what: 'opens' | 'answers'; partId?: string | undefined },
): Promise<Opened | Closed> {
  const id = idOf(context, token)
  const link = id && (await linkById(context.db, id))
  if (!link) return id ? 'ended' : 'forged'
  const now = context.clock.now()
  if (link.withdrawn_at) return 'withdrawn'
  if (link.ends_at <= now) return 'ended'
  const { count } = await countMore(context.db, { key: `vendor ${what} ${link.id}`, by: 1, now, windowMs: dayMs })
  if (count > (what === 'opens' ? limits.opensPerDay : limits.answersPerDay)) return 'busy'
  await countLink(context.db, link.id, what, now)
  const vendor = await vendorOf(context.db, link.vendor_id)
  // A removed vendor is not invited any more, but finishes the orders it has.
  if (!vendor || (vendor.archived_at && !link.part_id)) return 'withdrawn'
  const wanted = partId ?? link.part_id
  const part = wanted ? await partById(context.db, wanted) : null
  // Another vendor's order is not shown.
  return { link, vendor, part: part?.vendor_id === vendor.id && part.kind === 'vendor' ? part : null }
}

function idOf({ signer }: Context, token: string): string | null {
  const [name = '', signature = '', ...rest] = token.split('.')
  const hex = Buffer.from(name, 'base64url').toString('hex')
  if (rest.length > 0 || hex.length !== 32) return null
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return signer.isSignature(purpose, id, Buffer.from(signature, 'base64url')) ? id : null
}
