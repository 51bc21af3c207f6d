import { useState } from 'react'
import { useLocationProperty } from 'wouter/use-browser-location'

import { placeIn, recipeIn } from '../recipe-hash.ts'

/**
 * Returns the place whose kitchen the address names, '/recipes#place=<id>'. Stays the same while a recipe is open over
 * it.
 */
export function usePlaceInUrl(): string | null {
  const hash = useLocationProperty(
    () => location.hash,
    () => '',
  )
  const [before, setBefore] = useState<string | null>(null)
  const place = recipeIn(hash) === null ? placeIn(hash) : before
  if (place !== before) setBefore(place)

  return place
}
