import type { LineType } from '@planner/contract/cart'
import { cityOfPerson } from '@planner/contract/city-of-person'
import type { Context } from '#context.ts'
import { recommendVendors } from '#features/cart/choose-vendors.ts'
import { ownVendors } from '#features/own-shops/own-vendors.ts'
import { findVendor } from '#features/vendors/find-vendor.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import type { VendorRow } from '#platform/db/tables/vendors.ts'
import { Problem } from '#platform/problem.ts'
import { offers, rated, whereIs } from './explain-vendor.ts'
import type { Explained, Fact } from './facts.ts'

type Line = { id: string; type: LineType; action?: string | undefined; city?: string | undefined }

/**
 * Explains why a vendor is recommended for a cart line.
 *
 * @throws Problem `explanation.not-found` if it is not recommended (any more).
 */
export async function aboutLine(context: Context, user: UserRow, { id, type, action, city }: Line): Promise<Explained> {
  const place = city || cityOfPerson(user)
  const { recommendations } = await recommendVendors(context, user, {
    cart_items: [{ type, ...(action && { action }) }],
    user_location: { lat: 0, lng: 0, city: place },
  })
  const fitting = recommendations.item_0 ?? []
  const chosen = fitting.findIndex(({ vendor_id }) => vendor_id === id)
  const vendor = await findVendor(context, id, user.id)
  if (chosen < 0 || !vendor) throw new Problem('explanation.not-found')
  const isOwn = (await ownVendors(context, user.id)).some((own) => own.id === id)
  return {
    facts: [
      ...offers(vendor),
      ...(isOwn ? [{ says: 'You added it to your shops, which come first.' }] : listingFacts(vendor, place)),
      { says: `Ranked ${chosen + 1} of ${fitting.length} that fit this item. Nobody pays for a higher rank.` },
    ],
    mayLeave: true,
  }
}

/** Facts of the vendor directory; about people's own shops it knows neither prices nor ratings. */
const listingFacts = (vendor: VendorRow, place: string): Fact[] => [
  whereIs(vendor, place),
  ...(vendor.takes_orders ? [{ says: 'It takes orders here and replies to them.' }] : []),
  { says: `Price level ${'₹'.repeat(vendor.price_tier)} of ₹₹₹.` },
  rated(vendor),
]
