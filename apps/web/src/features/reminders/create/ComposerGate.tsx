import { lazy, Suspense } from 'react'

import { loadChunk } from '#platform/chunk.ts'

import { useCompact } from '../agenda/use-compact.ts'
import type { ComposerProps } from './composer-props.ts'

const Composer = lazy(() => loadChunk(() => import('./Composer.tsx')))

/** A text box for reminders above the agenda; where space is short, the + button opens the dialog instead. */
export function ComposerGate(props: ComposerProps) {
  const compact = useCompact()
  if (compact) return null
  return (
    <div className="min-h-15 px-6 pb-3">
      <Suspense fallback={<div className="min-h-12 rounded-md border border-edge" />}>
        <Composer {...props} />
      </Suspense>
    </div>
  )
}

/** Focuses the composer. @returns whether there is one. */
export function focusComposer(): boolean {
  const composer = document.querySelector<HTMLElement>('[data-composer]')
  composer?.focus()
  return composer !== null
}
