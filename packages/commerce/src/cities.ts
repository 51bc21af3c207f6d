import { cityOf } from './city-of.ts'

/** The position of a city, in degrees. */
export type Place = { city: string; state: string; lat: number; lon: number }

/** The largest cities and state capitals, enough to have one near almost everyone. Public geography. */
const table = `
Mumbai|Maharashtra|19.08|72.88
Delhi|Delhi|28.61|77.21
Bangalore|Karnataka|12.97|77.59
Chennai|Tamil Nadu|13.08|80.27
Kolkata|West Bengal|22.57|88.36
Pune|Maharashtra|18.52|73.86
Hyderabad|Telangana|17.39|78.49
Ahmedabad|Gujarat|23.02|72.57
Surat|Gujarat|21.17|72.83
Vadodara|Gujarat|22.31|73.18
Rajkot|Gujarat|22.30|70.80
Jaipur|Rajasthan|26.91|75.79
Jodhpur|Rajasthan|26.24|73.02
Udaipur|Rajasthan|24.58|73.71
Kota|Rajasthan|25.21|75.86
Lucknow|Uttar Pradesh|26.85|80.95
Kanpur|Uttar Pradesh|26.45|80.33
Varanasi|Uttar Pradesh|25.32|82.97
Prayagraj|Uttar Pradesh|25.44|81.85
Agra|Uttar Pradesh|27.18|78.01
Meerut|Uttar Pradesh|28.98|77.71
Gorakhpur|Uttar Pradesh|26.76|83.37
Nagpur|Maharashtra|21.15|79.09
Nashik|Maharashtra|20.00|73.79
Aurangabad|Maharashtra|19.88|75.34
Kolhapur|Maharashtra|16.70|74.24
Indore|Madhya Pradesh|22.72|75.86
Bhopal|Madhya Pradesh|23.26|77.41
Jabalpur|Madhya Pradesh|23.18|79.99
Gwalior|Madhya Pradesh|26.22|78.18
Patna|Bihar|25.59|85.14
Gaya|Bihar|24.80|85.00
Ranchi|Jharkhand|23.34|85.31
Jamshedpur|Jharkhand|22.80|86.20
Bhubaneswar|Odisha|20.30|85.82
Raipur|Chhattisgarh|21.25|81.63
Visakhapatnam|Andhra Pradesh|17.69|83.22
Vijayawada|Andhra Pradesh|16.51|80.65
Tirupati|Andhra Pradesh|13.63|79.42
Warangal|Telangana|17.97|79.59
Mysuru|Karnataka|12.30|76.64
Mangaluru|Karnataka|12.91|74.86
Hubballi|Karnataka|15.36|75.12
Coimbatore|Tamil Nadu|11.02|76.96
Madurai|Tamil Nadu|9.93|78.12
Tiruchirappalli|Tamil Nadu|10.79|78.70
Salem|Tamil Nadu|11.66|78.15
Puducherry|Puducherry|11.94|79.81
Kochi|Kerala|9.93|76.27
Thiruvananthapuram|Kerala|8.52|76.94
Kozhikode|Kerala|11.26|75.78
Panaji|Goa|15.49|73.83
Chandigarh|Chandigarh|30.73|76.78
Amritsar|Punjab|31.63|74.87
Ludhiana|Punjab|30.90|75.86
Shimla|Himachal Pradesh|31.10|77.17
Dehradun|Uttarakhand|30.32|78.03
Srinagar|Jammu and Kashmir|34.08|74.80
Jammu|Jammu and Kashmir|32.73|74.86
Leh|Ladakh|34.15|77.58
Guwahati|Assam|26.14|91.74
Shillong|Meghalaya|25.58|91.89
Imphal|Manipur|24.82|93.94
Agartala|Tripura|23.83|91.29
Aizawl|Mizoram|23.73|92.72
Kohima|Nagaland|25.67|94.11
Itanagar|Arunachal Pradesh|27.10|93.62
Gangtok|Sikkim|27.33|88.61
Siliguri|West Bengal|26.73|88.40
Port Blair|Andaman and Nicobar Islands|11.62|92.73
`

const places: readonly Place[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [city, state, lat, lon] = line.split('|') as [string, string, string, string]
    return { city, state, lat: Number(lat), lon: Number(lon) }
  })

const earthRadiusKm = 6371
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Returns the great-circle distance in kilometres. */
export function distanceKm(a: { lat: number; lon: number }, b: { lat: number; lon: number }): number {
  const [first, second] = [radians(a.lat), radians(b.lat)]
  const half =
    Math.sin((second - first) / 2) ** 2 + Math.cos(first) * Math.cos(second) * Math.sin(radians(b.lon - a.lon) / 2) ** 2
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(half))
}

/** A place further than this from every known city is in none of them. */
const nearKm = 250

/** Returns the nearest Indian city; null if none is near. */
export function nearestCity(at: { lat: number; lon: number }): Place | null {
  const [nearest] = places.map((place) => ({ place, km: distanceKm(at, place) })).sort((a, b) => a.km - b.km)
  return nearest!.km <= nearKm ? nearest!.place : null
}

/** The cities that can be chosen, in alphabetical order. Alternative names are in `city-of.ts`. */
export const cityNames: readonly string[] = places.map(({ city }) => city).sort((a, b) => a.localeCompare(b, 'en-IN'))

/** Returns the position of a city, under any of its names; null for an unknown one. */
export function placeOf(city: string): Place | null {
  const named = cityOf(city)
  return places.find((place) => place.city === named) ?? null
}
