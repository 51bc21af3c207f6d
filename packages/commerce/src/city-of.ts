/** Each city's alternative names and spellings, and its suburbs. The keys match `cities.ts`, which a test checks. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  Mumbai: ['bombay', 'navi mumbai', 'thane'],
  Delhi: ['new delhi', 'dilli', 'gurgaon', 'gurugram', 'noida', 'ghaziabad', 'faridabad'],
  Bangalore: ['bengaluru', 'bangaluru'],
  Chennai: ['madras'],
  Kolkata: ['calcutta', 'howrah'],
  Pune: ['poona', 'pimpri-chinchwad'],
  Hyderabad: ['secunderabad', 'cyberabad'],
  Ahmedabad: ['amdavad'],
  Vadodara: ['baroda'],
  Varanasi: ['banaras', 'benares', 'kashi'],
  Kanpur: ['cawnpore'],
  Prayagraj: ['allahabad'],
  Nashik: ['nasik'],
  Aurangabad: ['chhatrapati sambhajinagar', 'sambhajinagar'],
  Jamshedpur: ['tatanagar'],
  Bhubaneswar: ['bhubaneshwar'],
  Visakhapatnam: ['vishakhapatnam', 'vizag'],
  Mysuru: ['mysore'],
  Mangaluru: ['mangalore'],
  Hubballi: ['hubli'],
  Coimbatore: ['kovai'],
  Tiruchirappalli: ['trichy', 'tiruchi', 'trichinopoly'],
  Puducherry: ['pondicherry', 'pondy'],
  Kochi: ['cochin', 'ernakulam'],
  Thiruvananthapuram: ['trivandrum'],
  Kozhikode: ['calicut'],
  Panaji: ['panjim'],
  Shimla: ['simla'],
  Guwahati: ['gauhati'],
  'Port Blair': ['sri vijaya puram'],
}

/** Cities by alternative name, in lower case. */
export const cityByOtherName: ReadonlyMap<string, string> = new Map(
  Object.entries(otherNames).flatMap(([city, names]) => names.map((name) => [name, city] as const)),
)

/**
 * Returns the canonical name under which a city is stored and compared: 'Bangalore' for 'Bengaluru, India', 'Mysuru'
 * for 'mysore'. A city without alternative names keeps its own, capitalized if it was typed in a single case.
 */
export function cityOf(place: string): string {
  const city = place.split(',', 1)[0]!.trim()
  const small = city.toLowerCase()
  const known = cityByOtherName.get(small)
  if (known) return known
  const isTyped = city === small || city === city.toUpperCase()
  return isTyped ? small.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase()) : city
}
