import * as recipes from '@planner/contract/kitchen/recipes'
import { queryOptions } from '@tanstack/react-query'

import { call } from '#api/call.ts'

/** Changes only with the cookbook. */
export const placesOptions = queryOptions({
  queryKey: ['recipes', 'places'] as const,
  queryFn: ({ signal }) => call(recipes.places, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

export const placeOptions = (place: string, vegOnly: boolean) =>
  queryOptions({
    queryKey: ['recipes', 'place', place, vegOnly ? 'veg' : 'all'] as const,
    queryFn: ({ signal }) => call(recipes.place, { place, veg_only: vegOnly ? 'true' : 'false' }, { signal }),
  })
