import { lazy, Suspense, useState } from 'react'

import { ErrorBoundary } from '#ui/ErrorBoundary.tsx'

import { useTour } from './use-tour.ts'

// Not by loadChunk: for the tour nobody's page is loaded anew.
const Tour = lazy(() => import('./Tour.tsx'))

/** Shows the tour to whoever has not seen it yet, or asks for it. */
export function TourGate() {
  const { shown, finish } = useTour()
  const [wanted, setWanted] = useState(false)
  // Once there it stays, so that it can leave as gently as it came.
  if (shown && !wanted) setWanted(true)
  if (!wanted) return null
  return (
    <ErrorBoundary fallback={Nothing}>
      <Suspense fallback={null}>
        <Tour open={shown} onComplete={finish} />
      </Suspense>
    </ErrorBoundary>
  )
}

const Nothing = () => null
