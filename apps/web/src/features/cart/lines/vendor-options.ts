import type { Where } from '@planner/commerce/can-supply'
import { isOffered } from '@planner/commerce/vendor-choice'
import { type badges, type VendorRecommendation, writtenInPrefix } from '@planner/contract/cart'
import type { Vendor } from '@planner/contract/vendors'

type Badge = (typeof badges)[number]

export const badgeNames: Record<Badge, string> = {
  recommended: 'Recommended',
  fastest: 'Fastest',
  best_price: 'Best price',
}

type Supplied = { type: string; item_id?: string; action?: string | null | undefined }

/** Whether a vendor is offered for a line. */
export const offers = (vendor: Vendor, line: Supplied, where: Where): boolean =>
  isOffered(
    { ...vendor, isOwn: vendor.is_own, takesOrders: vendor.takes_orders, pinCodes: vendor.pin_codes },
    { ...line, isWrittenIn: line.item_id?.startsWith(writtenInPrefix) },
    where,
  )

/** Whether a vendor that takes orders named PIN codes, and not the one to deliver to. */
export const isOutOfReach = ({ takes_orders, pin_codes }: Vendor, { pinCode }: Where): boolean =>
  takes_orders && Boolean(pinCode) && pin_codes.length > 0 && !pin_codes.includes(pinCode!)

/** Compares vendors: the person's own shops first, then those that take orders in the app. */
export const byReach = (a: Vendor, b: Vendor): number =>
  Number(b.is_own) - Number(a.is_own) || Number(b.takes_orders) - Number(a.takes_orders)

/**
 * Returns the vendors that can supply the line at the place, or anywhere in India: own shops and those that take orders
 * first, then recommended ones, then by name (CART-3).
 */
export function fittingVendors(
  vendors: readonly Vendor[],
  line: Supplied,
  where: Where,
  recommended: readonly VendorRecommendation[],
): Vendor[] {
  const own = providerOf(line, vendors)
  if (own) return [own]
  const rank = new Map(recommended.map(({ vendor_id }, place) => [vendor_id, place]))
  const rankOf = ({ id }: Vendor) => rank.get(id) ?? rank.size
  return vendors
    .filter((vendor) => offers(vendor, line, where))
    .sort((a, b) => byReach(a, b) || rankOf(a) - rankOf(b) || a.name.localeCompare(b.name, 'en-IN'))
}

/**
 * Returns the provider that the line itself books, such as a dentist, which no other vendor can replace; undefined for
 * other lines.
 */
export const providerOf = ({ type, item_id }: { type: string; item_id?: string }, vendors: readonly Vendor[]) =>
  type === 'service' || type === 'product' ? vendors.find(({ id }) => id === item_id) : undefined

/** Labels a vendor: 'BigBasket · ₹₹', with a reason if there is one. */
export function vendorInWords(
  { name, price_range, is_own, takes_orders }: Vendor,
  recommendation: VendorRecommendation | undefined,
): string {
  const why = recommendation?.badges.map((badge) => badgeNames[badge].toLowerCase()).join(', ')
  if (is_own) return `${name} · your shop`
  if (takes_orders) return `${name} · takes orders${why ? ` · ${why}` : ''}`
  return `${name} · ${price_range}${why ? ` · ${why}` : ''}`
}

/** Returns the vendor that supplies all lines of a cart with several; null if there is no such vendor. */
export function oneShopOf(lines: readonly { vendor_id: string | null }[], vendors: readonly Vendor[]): Vendor | null {
  const [first] = lines
  const isOne = lines.length > 1 && lines.every(({ vendor_id: id }) => id === first!.vendor_id)
  return (isOne && vendors.find(({ id }) => id === first!.vendor_id)) || null
}
