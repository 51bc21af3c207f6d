/** A place in words. */
export type NamedPlace = { city: string; location: string }

/** Tells what is at a place. Throws ProviderFailure and nothing else. */
export type Geocoder = {
  /** Whose data it is, to be shown beside what it says. */
  attribution: string
  /** Null if nothing is there. */
  reverse(at: { lat: number; lon: number }): Promise<NamedPlace | null>
}
