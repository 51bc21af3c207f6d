import { failures } from '@planner/contract/failures'
import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'wouter'

import { useUser } from '#features/auth/session.tsx'
import { paths } from '#paths.ts'
import { loadChunk } from '#platform/chunk.ts'
import { routes } from '#routes.tsx'
import { Card } from '#ui/Card.tsx'
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { words } from '#words.ts'

import { FocusOnArrival } from './FocusOnArrival.tsx'
import { useLastLook } from './last-look/use-last-look.ts'
import { PageSkeleton } from './PageSkeleton.tsx'
import { useScrollMemory } from './use-scroll-memory.ts'

const NoPage = lazy(() => loadChunk(() => import('./NoPage.tsx')))

/** The page for the current path. If it fails, only its own area shows an error. */
export function Pages() {
  const [location] = useLocation()
  const { is_admin } = useUser()
  useScrollMemory()
  useLastLook(withoutFinalSlash(location))

  const route = routes.find(({ path }) => path === withoutFinalSlash(location))
  const isNowhere = !route || (route.adminOnly && !is_admin)
  const [lost, setLost] = useState<string | null>(null)
  const isElsewhere = !isNowhere && route.path !== paths.dashboard
  if (isElsewhere && lost !== null) setLost(null)
  if (isNowhere) return <NoPage from={location} onLeft={() => setLost(location)} />

  return (
    <ErrorBoundary key={route.path} fallback={PageFailed}>
      <title>{`${route.title} · ${words.product}`}</title>
      {lost !== null && <NoPage from={lost} onRead={() => setLost(null)} />}
      <Suspense fallback={<PageSkeleton />}>
        <FocusOnArrival>{route.element}</FocusOnArrival>
      </Suspense>
    </ErrorBoundary>
  )
}

const withoutFinalSlash = (path: string): string => (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path)

// Reloads, because the failed part may be a chunk that could not be loaded.
const PageFailed = () => (
  <Card>
    <ErrorState sentence={failures.page} onRetry={() => window.location.reload()} />
  </Card>
)
