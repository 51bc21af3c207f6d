import { useCallback } from 'react'
import { navigate, useLocationProperty } from 'wouter/use-browser-location'

import { paths } from '#paths.ts'

import { recipeIn } from './recipe-hash.ts'

/** Returns the recipe named in the address, '/recipes#r=<id>', with functions to open another or close it. */
export function useRecipeInUrl(): { id: string | null; open: (id: string) => void; close: () => void } {
  const id = useLocationProperty(
    () => recipeIn(location.hash),
    () => null,
  )
  // A recipe opened here is closed by going back; one opened by a link has no earlier entry of ours.
  const open = useCallback((next: string) => navigate(`${paths.recipes}#r=${next}`, { state: { opened: true } }), [])
  const close = useCallback(() => {
    const state = history.state as { opened?: boolean } | null
    if (state?.opened) history.back()
    else navigate(paths.recipes, { replace: true })
  }, [])

  return { id, open, close }
}
