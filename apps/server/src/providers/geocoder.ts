/** A place by its name. */
export type NamedPlace = { city: string; location: string }

/** Names a place. Throws ProviderFailure and nothing else. */
export type Geocoder = {
  /** The attribution to show with its answers. */
  attribution: string
  /** Null if nothing is there. */
  reverse(at: { lat: number; lon: number }): Promise<NamedPlace | null>
}
