import { lazy } from 'react'

import { loadChunk } from '#platform/chunk.ts'

export const EditorDialog = lazy(() => loadChunk(() => import('./EditorDialog.tsx')))
