import { lazy, Suspense, useSyncExternalStore } from 'react'

import { keptTimers, onTimersKept } from '#features/recipes/cook/timers-kept.ts'
import { loadChunk } from '#platform/chunk.ts'

const TimerDock = lazy(() => loadChunk(() => import('#features/recipes/cook/TimerDock.tsx')))

/** Keeps cook mode's timers visible on every page. */
export function TimerGate() {
  const isAny = useSyncExternalStore(onTimersKept, () => keptTimers().length > 0)
  return (
    isAny && (
      <Suspense fallback={null}>
        <TimerDock />
      </Suspense>
    )
  )
}
