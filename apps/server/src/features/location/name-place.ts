import { nearestCity } from '@planner/commerce/cities'
import { cityOf } from '@planner/commerce/city-of'
import { defaultCity } from '@planner/contract/constants/page'
import type { ResultOf } from '@planner/contract/endpoint'
import type { reverse } from '@planner/contract/location'
import type { Context } from '#context.ts'
import { Problem } from '#platform/problem.ts'
import { countWithin } from '#platform/request-counter.ts'
import { placeAt, savePlace } from './store.ts'

type Named = ResultOf<typeof reverse>
type At = { lat: number; lon: number }

/** Rounds coordinates to hundredths of a degree (about 1 km): enough for a city, without revealing an address. */
const rounded = ({ lat, lon }: At): At => ({ lat: Math.round(lat * 100), lon: Math.round(lon * 100) })

/**
 * Returns the city at a place: from the cache, from the public map if its rate limit allows, else the nearest city of
 * our list. Never fails.
 */
export async function namePlace(context: Context, at: At): Promise<Named> {
  const key = rounded(at)
  const cached = await placeAt(context.db, key)
  if (cached) return { city: cached.city, location: cached.location, attribution: cached.attribution }
  return (await askMap(context, key)) ?? ourOwn({ lat: key.lat / 100, lon: key.lon / 100 })
}

async function askMap(context: Context, key: At): Promise<Named | null> {
  const { geocoder } = context
  if (!geocoder || !(await turnIsFree(context))) return null
  try {
    const place = await geocoder.reverse({ lat: key.lat / 100, lon: key.lon / 100 })
    if (!place) return null
    const named = { city: cityOf(place.city), location: place.location, attribution: geocoder.attribution }
    await savePlace(context.db, { ...key, ...named, asked_at: context.clock.now() })
    return named
  } catch (error) {
    context.log.warn({ err: error }, 'reverse geocoding failed')
    return null
  }
}

/** Limits map queries to one per second across all processes. Calls in between get the nearest city of our list. */
async function turnIsFree(context: Context): Promise<boolean> {
  try {
    await countWithin(context.db, { key: 'geocoder', now: context.clock.now(), windowMs: 1000, limit: 1 })
    return true
  } catch (error) {
    if (error instanceof Problem && error.code === 'request.too-many') return false
    throw error
  }
}

function ourOwn(at: At): Named {
  const nearest = nearestCity(at)
  if (!nearest) return { city: defaultCity, location: `${defaultCity}, India`, attribution: null }
  return { city: nearest.city, location: `${nearest.city}, ${nearest.state}, India`, attribution: null }
}
