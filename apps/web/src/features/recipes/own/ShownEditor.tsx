import { lazy, Suspense } from 'react'

import { loadChunk } from '#platform/chunk.ts'
import type { useShown } from '../use-shown.ts'

const EditorDialog = lazy(() => loadChunk(() => import('./EditorDialog.tsx')))

/** The editor of the recipe that is shown; of a new one where its id is null. */
export function ShownEditor({
  editing: { shown, close },
}: {
  editing: Pick<ReturnType<typeof useShown<string | null>>, 'shown' | 'close'>
}) {
  return (
    <Suspense fallback={null}>
      {shown && <EditorDialog key={shown.turn} id={shown.target} open={shown.open} onClose={close} />}
    </Suspense>
  )
}
