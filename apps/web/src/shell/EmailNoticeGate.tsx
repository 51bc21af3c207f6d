import { lazy, Suspense } from 'react'
import { useLocation } from 'wouter'

import { useUser } from '#features/auth/session.tsx'
import { paths } from '#paths.ts'
import { loadChunk } from '#platform/chunk.ts'
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx'

const EmailNotice = lazy(() => loadChunk(() => import('#features/account/EmailNotice.tsx')))

const shownOn: readonly string[] = [paths.home, paths.dashboard, paths.settings]

export function EmailNoticeGate() {
  const [location] = useLocation()
  const { email_state } = useUser()
  if (email_state !== 'unverified' || !shownOn.includes(location)) return null

  return (
    <ErrorBoundary fallback={Nothing}>
      <Suspense fallback={<Room />}>
        <EmailNotice />
      </Suspense>
    </ErrorBoundary>
  )
}

/** Reserves about the same height, to avoid a layout shift. */
const Room = () => <div className="mb-4 h-13 sm:mb-6 sm:h-18" />

const Nothing = () => null
