import { lazy } from 'react'

import { loadChunk } from '#platform/chunk.ts'

/** Below the search, and wanted by fewer. */
export const Kitchens = lazy(() => loadChunk(() => import('./Kitchens.tsx')))
