import { geolocation } from '@planner/contract/constants/page'
import type { ResultOf } from '@planner/contract/endpoint'
import * as contract from '@planner/contract/location'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { call } from '#api/call.ts'
import { useSession } from '#features/auth/session.tsx'
import { toast } from '#ui/toast.ts'
import { useCity } from './use-city.ts'
import { words } from './words.ts'

type Place = { city: string; location: string; latitude?: number; longitude?: number }

/** Sets the city by the browser's position, or to a given one. A failure is only logged (DASH-11). */
export function useLocate() {
  const session = useSession()
  const client = useQueryClient()
  const { city } = useCity()
  const [found, setFound] = useState<ResultOf<typeof contract.reverse> | null>(null)

  const keep = async (place: Place) => {
    await call(contract.updateLocation, place)
    if (session.state === 'signed-in') {
      session.setUser({ ...session.user, current_city: place.city, location: place.location })
    }
    // Suggestions and the profile depend on the city.
    void client.invalidateQueries({ predicate: ({ queryKey }) => follows.includes(String(queryKey[0])) })
  }

  const locate = useMutation({
    mutationFn: async () => {
      const { latitude, longitude } = (await position()).coords
      const named = await call(contract.reverse, { lat: String(latitude), lon: String(longitude) })
      await keep({ city: named.city, location: named.location, latitude, longitude })
      return named
    },
    onSuccess: setFound,
    onError: (error) => {
      console.warn('Couldn’t find the place', error)
      if (isDenied(error)) toast.info(words.denied(city))
    },
  })
  const choose = useMutation({
    mutationFn: (chosen: string) => keep({ city: chosen, location: `${chosen}, India` }),
    onSuccess: () => setFound(null),
    onError: (error) => console.warn('Couldn’t save the city', error),
  })

  return {
    locate: () => locate.mutate(),
    choose: choose.mutate,
    busy: locate.isPending || choose.isPending,
    /** The place of the latest look-up by position. */
    found,
  }
}

const follows = ['vendors', 'profile', 'cart-suggestions']

const isDenied = (error: unknown): boolean =>
  typeof GeolocationPositionError !== 'undefined' &&
  error instanceof GeolocationPositionError &&
  error.code === GeolocationPositionError.PERMISSION_DENIED

function position(): Promise<GeolocationPosition> {
  const { timeoutMs: timeout, maximumAgeMs: maximumAge, enableHighAccuracy } = geolocation
  return new Promise((resolve, reject) => {
    if (!navigator.geolocation) {
      reject(new Error('This browser doesn’t support location'))
      return
    }
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout, maximumAge, enableHighAccuracy })
  })
}
