import type { Context } from '#context.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import type { VendorRow } from '#platform/db/tables/vendors.ts'
import { Problem } from '#platform/problem.ts'
import { findVendor } from './find-vendor.ts'
import { hasDelivered, saveRating } from './store.ts'

/**
 * Rates a vendor that has delivered to this person. A second rating replaces the first.
 *
 * @throws Problem `vendor.not-found`, `vendor.not-rated-yet`.
 */
export async function rate(context: Context, user: UserRow, id: string, stars: number): Promise<VendorRow> {
  if (!(await findVendor(context, id))) throw new Problem('vendor.not-found')
  if (!(await hasDelivered(context.db, user.id, id))) throw new Problem('vendor.not-rated-yet')
  await inTransaction(context.db, async (tx) => {
    await saveRating(tx, { vendor_id: id, user_id: user.id, stars, rated_at: context.clock.now() })
  })
  return (await findVendor(context, id))!
}
