import { placeOfCity, type Place as Region } from '../calendar/places.ts'
import type { Place } from '../read/place.ts'

/** The place a plan is made for: its cookbook place, and its state in the calendar. */
export type Home = Region & { place: Place | undefined }

/**
 * Returns the home of "Pune" or "Mangaluru, India": the place that lists the city, otherwise that of its state; without
 * a place if unknown.
 */
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

/** How close a dish is to a place: from there, from a neighbour, from all India, or from elsewhere. */
export type Nearness = 'own' | 'near' | 'everywhere' | 'far'

/** The id of the place for dishes cooked all over India. */
export const everywhere = 'all-india'

/** Returns how close a dish is to a place, by the nearest of the places it is from. */
export function nearness({ places }: { places: readonly string[] }, place: Place): Nearness {
  let nearest: Nearness = 'far'
  for (const one of places) {
    if (one === place.id) return 'own'
    if (place.neighbours.includes(one)) nearest = 'near'
    else if (one === everywhere && nearest === 'far') nearest = 'everywhere'
  }
  return nearest
}
