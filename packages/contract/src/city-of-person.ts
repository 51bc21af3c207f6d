import { defaultCity } from './constants/page.ts'

/** What is known of a person's place: where they were located last, and their home from the profile. */
type Placed = { current_city: string | null; location: string | null }

/**
 * Returns the city that vendors, plans and fasts are for: where the person was located last, otherwise their home,
 * otherwise Mumbai. A home may name more than a city: 'Chennai, India'.
 */
export const cityOfPerson = (person: Placed): string => knownCityOf(person) ?? defaultCity

/** Returns the same, but null if nothing is known. */
export const knownCityOf = ({ current_city: current, location }: Placed): string | null => current || location || null

/** Returns the place of a person's plan, with its country: 'Chennai, India'. At most 120 characters, as in its input. */
export function planLocationOf(person: Placed): string {
  const place = cityOfPerson(person)
  return (/,\s*India$/i.test(place) ? place : `${place}, India`).slice(0, 120)
}
