import { useState } from 'react'
import { navigate, useLocationProperty } from 'wouter/use-browser-location'

import { paths } from '#paths.ts'
import { recipeIn } from '../recipe-hash.ts'
import { type ListView, listViewIn } from './list-hash.ts'

/** Returns the part of the list named in the address. Stays the same while a recipe is open over it. */
export function useListInUrl(): ListView | null {
  const hash = useLocationProperty(
    () => location.hash,
    () => '',
  )
  const [before, setBefore] = useState<ListView | null>(null)
  const view = recipeIn(hash) === null ? listViewIn(hash) : before
  if (view !== before) setBefore(view)

  return view
}

/** Writes the part of the list into the address, or removes it. */
export const showListInUrl = (view: ListView | null): void =>
  navigate(view === null ? paths.recipes : `${paths.recipes}#${view}`, { replace: true })
