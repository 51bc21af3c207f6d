import { lazy, Suspense } from 'react'

import { loadChunk } from '#platform/chunk.ts'
import type { useShown } from '#ui/use-shown.ts'
import type { ToCook } from './CookDialog.tsx'

const CookDialog = lazy(() => loadChunk(() => import('./CookDialog.tsx')))

/** The dialog that plans the shown dish for a meal of a day. */
export function ShownCookDialog({
  cooking: { shown, close },
  today,
}: {
  cooking: ReturnType<typeof useShown<ToCook>>
  today: string
}) {
  return (
    <Suspense fallback={null}>
      {shown && <CookDialog key={shown.turn} target={shown.target} open={shown.open} today={today} onClose={close} />}
    </Suspense>
  )
}
