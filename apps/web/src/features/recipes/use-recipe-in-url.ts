import { useCallback } from 'react'
import { navigate, useLocationProperty } from 'wouter/use-browser-location'

import { paths } from '#paths.ts'

import { recipeIn } from './recipe-hash.ts'

/** The recipe that the address names, '/recipes#r=<id>', and how to show another or none. */
export function useRecipeInUrl(): { id: string | null; open: (id: string) => void; close: () => void } {
  const id = useLocationProperty(
    () => recipeIn(location.hash),
    () => null,
  )
  // Opened here, going back closes it; come by a link, there is nothing of ours to go back to.
  const open = useCallback((next: string) => navigate(`${paths.recipes}#r=${next}`, { state: { opened: true } }), [])
  const close = useCallback(() => {
    const state = history.state as { opened?: boolean } | null
    if (state?.opened) history.back()
    else navigate(paths.recipes, { replace: true })
  }, [])

  return { id, open, close }
}
