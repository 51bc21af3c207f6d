import type { Chooseable } from '@planner/commerce/vendor-choice'
import type { Context } from '#context.ts'
import { ratingOf } from './rating-of.ts'
import { vendorsToShow } from './store.ts'

export type Choosable = Chooseable & { category: 'grocery' | 'restaurant' | 'service' | 'gift' }

/** Everybody that one can choose, as the engines ask for them. */
export async function allVendors(context: Context): Promise<Choosable[]> {
  const vendors = await vendorsToShow(context.db)
  return vendors.map((vendor) => ({ ...vendor, tier: vendor.price_tier, rating: ratingOf(vendor) }))
}
