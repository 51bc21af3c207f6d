export type PlacesTable = {
  /** Hundredths of a degree, as `lon`. */
  lat: number
  lon: number
  city: string
  location: string
  attribution: string
  asked_at: Date
}

export type LocationTables = {
  places: PlacesTable
}
