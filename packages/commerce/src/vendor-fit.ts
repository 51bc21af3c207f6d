/** The categories of vendors that can supply a kind of line (CART-3). */
const suppliers: Record<string, readonly string[]> = {
  recipe: ['restaurant', 'grocery', 'service'],
  recipe_item: ['restaurant', 'grocery', 'service'],
  service: ['service'],
  product: ['grocery', 'gift'],
  ingredient: ['grocery'],
}

export const everywhere = 'Pan India'

/** Old and new names of one city, and its suburbs, folded to the name that the profile offers. */
const cityNames: Record<string, string> = {
  mumbai: 'Mumbai',
  delhi: 'Delhi',
  bangalore: 'Bangalore',
  chennai: 'Chennai',
  kolkata: 'Kolkata',
  pune: 'Pune',
  hyderabad: 'Hyderabad',
  bombay: 'Mumbai',
  'navi mumbai': 'Mumbai',
  thane: 'Mumbai',
  'new delhi': 'Delhi',
  gurgaon: 'Delhi',
  gurugram: 'Delhi',
  noida: 'Delhi',
  ghaziabad: 'Delhi',
  faridabad: 'Delhi',
  bengaluru: 'Bangalore',
  bangaluru: 'Bangalore',
  madras: 'Chennai',
  calcutta: 'Kolkata',
  howrah: 'Kolkata',
  poona: 'Pune',
  'pimpri-chinchwad': 'Pune',
  secunderabad: 'Hyderabad',
  cyberabad: 'Hyderabad',
}

/** 'Bengaluru, India' gives 'Bangalore': the one name under which a city is kept. */
export function cityOf(place: string): string {
  const city = place.split(',', 1)[0]!.trim()
  return cityNames[city.toLowerCase()] ?? city
}

/** Where something is to be brought: a city, and the PIN code of six digits where one is known. */
export type Where = { city: string; pinCode?: string | null | undefined }

type Supplier = { category: string; location: string; pinCodes?: readonly string[] }

/** Whether a vendor can supply a line of this type there: in its city, or in a district that it delivers to. */
export function fits(vendor: Supplier, line: { type: string }, where: Where): boolean {
  if (!suppliers[line.type]?.includes(vendor.category)) return false
  if (vendor.location === everywhere || cityOf(vendor.location) === cityOf(where.city)) return true
  return sharedDigits(vendor.pinCodes ?? [], where.pinCode) >= districtDigits
}

/** The first three digits of a PIN code are a sorting district (India Post). */
const districtDigits = 3

/** How many digits the nearest of some PIN codes shares with another, from the first on: all six are the same post office. */
export function sharedDigits(pinCodes: readonly string[], pinCode: string | null | undefined): number {
  if (!pinCode) return 0
  const shared = pinCodes.map((one) => Array.from(one).findIndex((digit, place) => digit !== pinCode[place]))
  return Math.max(0, ...shared.map((digits) => (digits < 0 ? pinCode.length : digits)))
}
