export type PlacesTable = {
  /** In hundredths of a degree, like `lon`. */
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
