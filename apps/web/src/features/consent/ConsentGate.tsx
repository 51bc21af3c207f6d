import { cookieBanner } from '@planner/contract/constants'
import { lazy, Suspense, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

import { ErrorBoundary } from '#ui/ErrorBoundary.tsx'

import { currentConsent, forgetLapsedConsent, onConsent } from './consent-store.ts'
import { onOpenConsent } from './open-consent.ts'

// Not by loadChunk: for this nobody's page is loaded anew.
const ConsentBanner = lazy(() => import('./ConsentBanner.tsx'))

/**
 * Asks what this browser may keep, where that was not said yet: a moment after the page is there, so that it takes
 * nothing from the first paint. Its place in index.html is before the page, so that Tab leads to it first, and is told to
 * whoever listens; dialogs leave it alone.
 */
export function ConsentGate() {
  const [view, setView] = useState<'none' | 'banner' | 'panel'>('none')

  useEffect(() => {
    forgetLapsedConsent()
    if (currentConsent()) return undefined
    const timer = setTimeout(() => setView((before) => (before === 'none' ? 'banner' : before)), cookieBanner.delayMs)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => onOpenConsent(() => setView('panel')), [])
  useEffect(() => onConsent(() => setView(currentConsent() ? 'none' : 'banner')), [])

  if (view === 'none') return null
  return createPortal(
    <ErrorBoundary fallback={Nothing}>
      <Suspense fallback={null}>
        <ConsentBanner
          panel={view === 'panel'}
          onPreferences={() => setView('panel')}
          onCancel={() => setView(currentConsent() ? 'none' : 'banner')}
        />
      </Suspense>
    </ErrorBoundary>,
    document.getElementById('consent')!,
  )
}

const Nothing = () => null
