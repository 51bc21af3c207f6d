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

/** Whether a vendor can supply a line of this type to someone in this city. */
export function fits(vendor: { category: string; location: string }, line: { type: string }, city: string): boolean {
  if (!suppliers[line.type]?.includes(vendor.category)) return false
  return vendor.location === everywhere || cityOf(vendor.location) === cityOf(city)
}
