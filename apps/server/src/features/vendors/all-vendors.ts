import type { Chooseable } from '@planner/commerce/vendor-choice'
import type { Context } from '#context.ts'
import { ownVendors } from '#features/own-shops/own-vendors.ts'
import { dietToday } from '#features/recipes/day-diet.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import type { VendorRow } from '#platform/db/tables/vendors.ts'
import { ratingOf } from './rating-of.ts'
import { vendorsToShow } from './store.ts'
import { withinDiet } from './within-diet.ts'

export type Choosable = Chooseable & { category: 'grocery' | 'restaurant' | 'service' | 'gift' }

/**
 * Returns the vendors that a person can choose today, in the form the engines need, without those that sell food the
 * household avoids.
 */
export async function allVendors(context: Context, user: UserRow): Promise<Choosable[]> {
  const vendors = withinDiet(await vendorsToShow(context.db), await dietToday(context, user))
  const choosable = (vendor: VendorRow): Choosable => ({
    ...vendor,
    tier: vendor.price_tier,
    rating: ratingOf(vendor),
    takesOrders: vendor.takes_orders,
    pinCodes: vendor.pin_codes,
  })
  const own = await ownVendors(context, user.id)
  return [...own.map((shop) => ({ ...choosable(shop), isOwn: true })), ...vendors.map(choosable)]
}
