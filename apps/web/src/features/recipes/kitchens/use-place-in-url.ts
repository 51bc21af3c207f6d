import { useRef } from 'react'
import { useLocationProperty } from 'wouter/use-browser-location'

import { placeIn, recipeIn } from '../recipe-hash.ts'

/** The place whose kitchen the address names, '/recipes#place=<id>'; a recipe that is opened over it leaves it in sight. */
export function usePlaceInUrl(): string | null {
  const hash = useLocationProperty(
    () => location.hash,
    () => '',
  )
  const before = useRef<string | null>(null)
  if (recipeIn(hash) === null) before.current = placeIn(hash)

  return before.current
}
