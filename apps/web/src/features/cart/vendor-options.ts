import { fits } from '@planner/commerce/vendor-fit'
import type { badges, VendorRecommendation } from '@planner/contract/cart'
import type { Vendor } from '@planner/contract/vendors'

type Badge = (typeof badges)[number]

export const badgeNames: Record<Badge, string> = {
  recommended: 'Recommended',
  fastest: 'Fastest',
  best_price: 'Best price',
}

/** Who can supply such a line in that city, or anywhere in India: those we recommend first, then by name (CART-3). */
export function fittingVendors(
  vendors: readonly Vendor[],
  line: { type: string; item_id?: string },
  city: string,
  recommended: readonly VendorRecommendation[],
): Vendor[] {
  const own = providerOf(line, vendors)
  if (own) return [own]
  const rank = new Map(recommended.map(({ vendor_id }, place) => [vendor_id, place]))
  const rankOf = ({ id }: Vendor) => rank.get(id) ?? rank.size
  return vendors
    .filter((vendor) => fits(vendor, line, city))
    .sort(
      (a, b) => Number(b.is_own) - Number(a.is_own) || rankOf(a) - rankOf(b) || a.name.localeCompare(b.name, 'en-IN'),
    )
}

/** The provider that a line itself is: no other vendor can replace a dentist, nor at a dentist's price. */
export const providerOf = ({ type, item_id }: { type: string; item_id?: string }, vendors: readonly Vendor[]) =>
  type === 'service' || type === 'product' ? vendors.find(({ id }) => id === item_id) : undefined

/** 'BigBasket · ₹₹', with a reason if there is one. */
export function vendorInWords(
  { name, price_range, is_own, takes_orders }: Vendor,
  recommendation: VendorRecommendation | undefined,
): string {
  const why = recommendation?.badges.map((badge) => badgeNames[badge].toLowerCase()).join(', ')
  if (is_own) return `${name} · your shop`
  if (takes_orders) return `${name} · takes orders${why ? ` · ${why}` : ''}`
  return `${name} · ${price_range}${why ? ` · ${why}` : ''}`
}
