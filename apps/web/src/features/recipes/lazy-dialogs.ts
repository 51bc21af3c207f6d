import { lazy } from 'react'

import { loadChunk } from '#platform/chunk.ts'

const loaders = {
  recipe: () => import('./detail/RecipeDialog.tsx'),
  share: () => import('./share/ShareDialog.tsx'),
  diet: () => import('./diet/DietDialog.tsx'),
}

export const RecipeDialog = lazy(() => loadChunk(loaders.recipe))
export const ShareDialog = lazy(() => loadChunk(loaders.share))
export const DietDialog = lazy(() => loadChunk(loaders.diet))

/** Preloads the two most used dialogs. Failures are ignored, because they are loaded again when needed. */
export function loadDialogs(): void {
  for (const load of [loaders.recipe, loaders.share]) load().catch(() => {})
}
