import { cityOf } from '@planner/commerce/city-of'
import * as location from '@planner/contract/location'
import { route } from '#http/route.ts'
import { namePlace } from './name-place.ts'
import { setUserLocation } from './store.ts'

/** Rounds to about a kilometre: enough for a city. A more precise location is never stored. */
const coarse = (degrees: number | null | undefined): number | null =>
  degrees === null || degrees === undefined ? null : Math.round(degrees * 100) / 100

export const locationRoutes = [
  route(location.reverse, (context, { input }) => namePlace(context, input)),
  route(location.updateLocation, async (context, { user, input }) => {
    await setUserLocation(context.db, user.id, {
      location: input.location,
      current_city: input.city ? cityOf(input.city) : null,
      latitude: coarse(input.latitude),
      longitude: coarse(input.longitude),
    })
    return { message: 'Location updated' }
  }),
]
