import { lazy } from 'react'

import { loadChunk } from '#platform/chunk.ts'

const loaders = {
  own: () => import('./own/OwnTab.tsx'),
  list: () => import('./list/ListTab.tsx'),
  search: () => import('./search/SearchTab.tsx'),
}

/** The tabs other than the plan, which the page shows first. */
export const ListTab = lazy(() => loadChunk(loaders.list))
export const OwnTab = lazy(() => loadChunk(loaders.own))
export const SearchTab = lazy(() => loadChunk(loaders.search))

/** Preloads the tabs. Failures are ignored, because they are loaded again when needed. */
export function loadTabs(): void {
  for (const load of Object.values(loaders)) load().catch(() => {})
}
