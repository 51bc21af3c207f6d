import type { RecipeDraft } from '@planner/contract/kitchen/own-recipes'
import { lazy, Suspense } from 'react'

import { loadChunk } from '#platform/chunk.ts'
import type { useShown } from '#ui/use-shown.ts'

const EditorDialog = lazy(() => loadChunk(() => import('./EditorDialog.tsx')))

/** The editor's target: a recipe by its id, a draft, or null for a new one. */
export type Edited = string | RecipeDraft | null

/** The editor for the shown recipe. */
export function ShownEditor({
  editing: { shown, close },
}: {
  editing: Pick<ReturnType<typeof useShown<Edited>>, 'shown' | 'close'>
}) {
  return (
    <Suspense fallback={null}>
      {shown && <EditorDialog key={shown.turn} target={shown.target} open={shown.open} onClose={close} />}
    </Suspense>
  )
}
