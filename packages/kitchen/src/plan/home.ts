import { placeOfCity, type Place as Region } from '../calendar/places.ts'
import type { Place } from '../read/place.ts'

/** Where a plan is made for: its place in the cookbook, and its state in the calendar. */
export type Home = Region & { place: Place | undefined }

/** The home of 'Pune' or 'Mangaluru, India': the place that names the city, else that of its state; none for what is not known. */
export function homeOf(city: string, places: ReadonlyMap<string, Place>): Home {
  const region = placeOfCity(city)
  const named = city
    .toLowerCase()
    .split(/[,;/()|]+/)
    .map((part) => part.trim())
  const all = [...places.values()]
  const place =
    all.find(({ cities }) => cities.some((one) => named.includes(one))) ??
    all.find(({ name }) => name === region.state) ??
    all.find(({ state }) => state === (region.state === 'Puducherry' ? 'Tamil Nadu' : region.state))
  return { ...region, place }
}

/** How near a dish is to a place: at home there, with a neighbour, cooked all over India, or elsewhere. */
export type Nearness = 'own' | 'near' | 'everywhere' | 'far'

/** What is cooked all over India stands on any table. */
export const everywhere = 'all-india'

export function nearness({ places }: { places: readonly string[] }, place: Place): Nearness {
  let nearest: Nearness = 'far'
  for (const one of places) {
    if (one === place.id) return 'own'
    if (place.neighbours.includes(one)) nearest = 'near'
    else if (one === everywhere && nearest === 'far') nearest = 'everywhere'
  }
  return nearest
}
