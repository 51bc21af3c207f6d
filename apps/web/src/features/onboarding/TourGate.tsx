import { lazy, Suspense, useState } from 'react'
import { useLocationProperty } from 'wouter/use-browser-location'

import { verifyTokenIn } from '#features/account/verify-hash.ts'
import { joinCodeIn } from '#features/household/join-hash.ts'
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx'

import { useTour } from './use-tour.ts'

// Not with loadChunk: a failure here is no reason to reload the page.
const Tour = lazy(() => import('./Tour.tsx'))

/**
 * Shows the tour to people who have not seen it or ask for it; a dialog opened by a mailed link or an invitation goes
 * first.
 */
export function TourGate() {
  const { shown: due, finish } = useTour()
  const hasLinkDialog = useLocationProperty(
    () => verifyTokenIn(location.hash) !== null || joinCodeIn(location.hash) !== null,
    () => false,
  )
  const shown = due && !hasLinkDialog
  const [wanted, setWanted] = useState(false)
  // Once mounted it stays mounted, so that its closing animation can run.
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
