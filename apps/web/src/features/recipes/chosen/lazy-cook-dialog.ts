import { lazy } from 'react'

import { loadChunk } from '#platform/chunk.ts'

export const CookDialog = lazy(() => loadChunk(() => import('./CookDialog.tsx')))
