import { lazy, Suspense } from 'react'

import { loadChunk } from '#platform/chunk.ts'

import { useCompact } from '../agenda/use-compact.ts'
import type { ComposerProps } from './composer-props.ts'

const Composer = lazy(() => loadChunk(() => import('./Composer.tsx')))

/** A reminder typed right above the agenda; where there is little room, the + button opens the dialog for it. */
export function ComposerGate(props: ComposerProps) {
  const compact = useCompact()
  if (compact) return null
  return (
    <div className="min-h-15 px-6 pb-3">
      <Suspense fallback={null}>
        <Composer {...props} />
      </Suspense>
    </div>
  )
}

/** @returns whether there is a composer to focus. */
export function focusComposer(): boolean {
  const composer = document.querySelector<HTMLElement>('[data-composer]')
  composer?.focus()
  return composer !== null
}
