import { lazy, Suspense, useSyncExternalStore } from 'react'

import { onTimersSaved, savedTimers } from '#features/recipes/cook/saved-timers.ts'
import { loadChunk } from '#platform/chunk.ts'

const TimerDock = lazy(() => loadChunk(() => import('#features/recipes/cook/TimerDock.tsx')))

/** Keeps cook mode's timers visible on every page. */
export function TimerGate() {
  const isAny = useSyncExternalStore(onTimersSaved, () => savedTimers().length > 0)
  return (
    isAny && (
      <Suspense fallback={null}>
        <TimerDock />
      </Suspense>
    )
  )
}
