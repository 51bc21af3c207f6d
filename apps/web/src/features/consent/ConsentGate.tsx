import { cookieBanner } from '@planner/contract/constants/page'
import { lazy, Suspense, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

import { ErrorBoundary } from '#ui/ErrorBoundary.tsx'

import { currentConsent, deleteLapsedConsent, onConsent } from './consent-store.ts'
import { onOpenConsent } from './open-consent.ts'

// Not with loadChunk: a failure here is no reason to reload the page.
const ConsentBanner = lazy(() => import('./ConsentBanner.tsx'))

/**
 * Asks for consent if there is no choice yet: a moment after the page is shown, so that it does not
 * delay the first paint. It comes before the page in index.html, so that Tab reaches it first, and it is announced to
 * screen readers; dialogs do not hide it.
 */
export function ConsentGate() {
  const [view, setView] = useState<'none' | 'banner' | 'panel'>('none')

  useEffect(() => {
    deleteLapsedConsent()
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
