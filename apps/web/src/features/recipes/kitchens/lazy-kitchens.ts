import { lazy } from 'react'

import { loadChunk } from '#platform/chunk.ts'

/** Loaded lazily: it is below the search, and fewer people use it. */
export const Kitchens = lazy(() => loadChunk(() => import('./Kitchens.tsx')))
