import { lazy } from 'react'

import { loadChunk } from '#platform/chunk.ts'

const loaders = {
  recipe: () => import('./detail/RecipeDialog.tsx'),
  share: () => import('./share/ShareDialog.tsx'),
  diet: () => import('./diet/DietDialog.tsx'),
  shopping: () => import('./shopping/ShoppingDialog.tsx'),
}

export const RecipeDialog = lazy(() => loadChunk(loaders.recipe))
export const ShareDialog = lazy(() => loadChunk(loaders.share))
export const DietDialog = lazy(() => loadChunk(loaders.diet))
export const ShoppingDialog = lazy(() => loadChunk(loaders.shopping))

/** Fetches the two that are wanted most ahead of the tap. What fails now is fetched again when it is needed. */
export function loadDialogs(): void {
  for (const load of [loaders.recipe, loaders.share]) load().catch(() => {})
}
