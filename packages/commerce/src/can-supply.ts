import { cityOf } from './city-of.ts'

/** The categories of vendors that may sell each type of cart line (CART-3). */
const suppliers: Record<string, readonly string[]> = {
  recipe: ['restaurant', 'grocery', 'service'],
  recipe_item: ['restaurant', 'grocery', 'service'],
  service: ['service'],
  product: ['grocery', 'gift'],
  ingredient: ['grocery'],
}

/** The location of a vendor that delivers all over India. */
export const everywhere = 'Pan India'

/** A place of delivery: a city, and a six-digit PIN code if known. */
export type Where = { city: string; pinCode?: string | null | undefined }

type Supplier = { category: string; location: string; takesOrders?: boolean; pinCodes?: readonly string[] }

/**
 * Whether a vendor can supply a line of this type to a place: in its city, or in a postal district it delivers to. A
 * vendor that takes orders through this product delivers only to the PIN codes it named.
 */
export function canSupply(vendor: Supplier, line: { type: string }, where: Where): boolean {
  if (!suppliers[line.type]?.includes(vendor.category)) return false
  const { pinCodes = [], takesOrders = false } = vendor
  if (takesOrders && where.pinCode && pinCodes.length > 0) return pinCodes.includes(where.pinCode)
  if (vendor.location === everywhere || cityOf(vendor.location) === cityOf(where.city)) return true
  return sharedDigits(pinCodes, where.pinCode) >= districtDigits
}

/** The first three digits of a PIN code identify a sorting district (India Post). */
const districtDigits = 3

/**
 * Returns the largest number of leading digits that any of the PIN codes shares with another; six is the same post
 * office.
 */
function sharedDigits(pinCodes: readonly string[], pinCode: string | null | undefined): number {
  if (!pinCode) return 0
  const shared = pinCodes.map((one) => Array.from(one).findIndex((digit, place) => digit !== pinCode[place]))
  return Math.max(0, ...shared.map((digits) => (digits < 0 ? pinCode.length : digits)))
}
