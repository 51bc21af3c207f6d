/** A named place. */
export type NamedPlace = { city: string; location: string }

/** Finds the name of a place. Throws only ProviderFailure. */
export type Geocoder = {
  /** The attribution to show with the results. */
  attribution: string
  /** Null if there is no place here. */
  reverse(at: { lat: number; lon: number }): Promise<NamedPlace | null>
}
