import { lazy, Suspense, useState } from 'react'
import { useLocationProperty } from 'wouter/use-browser-location'

import { verifyTokenIn } from '#features/account/verify-hash.ts'
import { joinCodeIn } from '#features/household/join-hash.ts'
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx'

import { useTour } from './use-tour.ts'

// Not with loadChunk: the tour is no reason to reload the page.
const Tour = lazy(() => import('./Tour.tsx'))

/** Shows the tour to people who have not seen it yet, or ask for it; after the question of a mailed link or an invitation, if there is one. */
export function TourGate() {
  const { shown: due, finish } = useTour()
  const isAsked = useLocationProperty(
    () => verifyTokenIn(location.hash) !== null || joinCodeIn(location.hash) !== null,
    () => false,
  )
  const shown = due && !isAsked
  const [wanted, setWanted] = useState(false)
  // Once mounted it stays, so that its closing animation can run.
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
