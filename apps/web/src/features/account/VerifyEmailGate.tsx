import { lazy, Suspense } from 'react'
import { navigate, useLocationProperty } from 'wouter/use-browser-location'

import { loadChunk } from '#platform/chunk.ts'
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx'
import { verifyTokenIn } from './verify-hash.ts'

const VerifyEmail = lazy(() => loadChunk(() => import('./VerifyEmail.tsx')))

/** Opens an emailed confirmation link over any page, for any signed-in user. */
export function VerifyEmailGate() {
  const token = useLocationProperty(
    () => verifyTokenIn(location.hash),
    () => null,
  )
  if (token === null) return null

  return (
    <ErrorBoundary fallback={Nothing}>
      <Suspense fallback={null}>
        <VerifyEmail key={token} token={token} onClose={() => navigate(location.pathname, { replace: true })} />
      </Suspense>
    </ErrorBoundary>
  )
}

const Nothing = () => null
