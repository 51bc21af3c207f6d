import { cityOf } from './city-of.ts'

/** The categories of vendors that may sell a kind of cart line (CART-3). */
const suppliers: Record<string, readonly string[]> = {
  recipe: ['restaurant', 'grocery', 'service'],
  recipe_item: ['restaurant', 'grocery', 'service'],
  service: ['service'],
  product: ['grocery', 'gift'],
  ingredient: ['grocery'],
}

/** The location of a vendor that delivers all over India. */
export const everywhere = 'Pan India'

/** Where something is to be brought: a city, and the PIN code of six digits where one is known. */
export type Where = { city: string; pinCode?: string | null | undefined }

type Supplier = { category: string; location: string; takesOrders?: boolean; pinCodes?: readonly string[] }

/**
 * Whether a vendor can supply a line of this type at that place: in its city, or in a district it delivers to. One that takes
 * orders from here brings them to the PIN codes it named and to no other.
 */
export function canSupply(vendor: Supplier, line: { type: string }, where: Where): boolean {
  if (!suppliers[line.type]?.includes(vendor.category)) return false
  const { pinCodes = [], takesOrders = false } = vendor
  if (takesOrders && where.pinCode && pinCodes.length > 0) return pinCodes.includes(where.pinCode)
  if (vendor.location === everywhere || cityOf(vendor.location) === cityOf(where.city)) return true
  return sharedDigits(pinCodes, where.pinCode) >= districtDigits
}

/** The first three digits of a PIN code are a sorting district (India Post). */
const districtDigits = 3

/** How many digits the nearest of some PIN codes shares with another, from the first on: all six are the same post office. */
function sharedDigits(pinCodes: readonly string[], pinCode: string | null | undefined): number {
  if (!pinCode) return 0
  const shared = pinCodes.map((one) => Array.from(one).findIndex((digit, place) => digit !== pinCode[place]))
  return Math.max(0, ...shared.map((digits) => (digits < 0 ? pinCode.length : digits)))
}
