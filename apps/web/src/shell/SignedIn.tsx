import { QueryClientProvider } from '@tanstack/react-query'
import { createContext, lazy, type ReactNode, Suspense, use, useDeferredValue, useLayoutEffect, useMemo } from 'react'

import { queryClient } from '#api/client.ts'
import { useUser } from '#features/auth/session.tsx'
import { useCartCount } from '#features/cart/queries.ts'
import { TourGate } from '#features/onboarding/TourGate.tsx'
import { type Path, paths } from '#paths.ts'
import { loadChunk } from '#platform/chunk.ts'
import { preload } from '#routes.tsx'
import { AfterFirstRender } from '#ui/AfterFirstRender.tsx'
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx'

import { AddElsewhere } from './AddElsewhere.tsx'
import type { BarProps } from './bar-props.ts'
import { EmailNoticeGate } from './EmailNoticeGate.tsx'
import { Footer } from './Footer.tsx'
import { FindGate } from './find/FindGate.tsx'
import { Pages } from './Pages.tsx'
import { SignOutGate } from './SignOutGate.tsx'
import { TabBar } from './TabBar.tsx'
import { TimerGate } from './TimerGate.tsx'
import { TopBar } from './TopBar.tsx'

const ReminderAlerts = lazy(() =>
  loadChunk(() => import('#features/notifications/ReminderAlerts.tsx')).then((module) => ({
    default: module.ReminderAlerts,
  })),
)

const DeletionNotice = lazy(() => loadChunk(() => import('#features/account/DeletionNotice.tsx')))

const LiveParts = lazy(() => loadChunk(() => import('./LiveParts.tsx')))

const QuickAdd = lazy(() => loadChunk(() => import('#features/reminders/create/QuickAdd.tsx')))

/** The frame around the pages for signed-in people. */
export default function SignedIn() {
  return (
    <QueryClientProvider client={queryClient}>
      <WithBars>
        <Frame />
      </WithBars>
    </QueryClientProvider>
  )
}

const Bars = createContext<BarProps>({ cartCount: 0, onCart: () => {}, onNear: () => {} })

/**
 * Provides the cart's count to the bars. Deferred, so that a cart line updates first, and through a context, so that
 * nothing else re-renders.
 */
function WithBars({ children }: { children: ReactNode }) {
  const user = useUser()
  const { count, refresh: onCart } = useCartCount()
  const cartCount = useDeferredValue(count)
  const bar = useMemo(
    () => ({ cartCount, onCart, onNear: (path: Path) => void preload(path, user) }),
    [cartCount, onCart, user],
  )

  return <Bars value={bar}>{children}</Bars>
}

const LiveTopBar = () => <TopBar {...use(Bars)} />

const LiveTabBar = () => <TabBar {...use(Bars)} />

function Frame() {
  useLayoutEffect(sayThatBarsAreThere, [])
  const { deletion_planned_at: isLeaving } = useUser()

  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-md bg-ink px-4 py-3 font-semibold text-paper focus:translate-y-0"
      >
        Skip to content
      </a>
      <LiveTopBar />
      <main id="content" tabIndex={-1} className="mx-auto w-full max-w-[80rem] flex-1 px-4 py-3 sm:px-6 md:py-5">
        {isLeaving && (
          <ErrorBoundary fallback={Nothing}>
            <Suspense fallback={null}>
              <DeletionNotice />
            </Suspense>
          </ErrorBoundary>
        )}
        <EmailNoticeGate />
        <Pages />
      </main>
      <AfterFirstRender>
        <Footer />
      </AfterFirstRender>
      <LiveTabBar />
      <ErrorBoundary fallback={Nothing}>
        <Suspense fallback={null}>
          <ReminderAlerts />
        </Suspense>
      </ErrorBoundary>
      <ErrorBoundary fallback={Nothing}>
        <Suspense fallback={null}>
          <QuickAdd except={pagesWithTheirOwn} />
        </Suspense>
      </ErrorBoundary>
      <AddElsewhere except={pagesWithTheirOwn} />
      <FindGate />
      <ErrorBoundary fallback={Nothing}>
        <Suspense fallback={null}>
          <LiveParts />
        </Suspense>
      </ErrorBoundary>
      <TimerGate />
      <TourGate />
      <SignOutGate />
    </div>
  )
}

/** Tells the style sheet that the bars are rendered, so that floating elements avoid them. */
function sayThatBarsAreThere() {
  const { dataset } = document.documentElement
  dataset.bars = 'yes'

  return () => {
    delete dataset.bars
  }
}

/** On the dashboard, adding uses the day shown there. */
const pagesWithTheirOwn = [paths.home, paths.dashboard]

const Nothing = () => null
