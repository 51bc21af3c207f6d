import { signInFailures } from '@planner/contract/sign-in-failures'
import { lazy, Suspense, useEffect, useInsertionEffect } from 'react'

import { VerifyEmailGate } from '#features/account/VerifyEmailGate.tsx'
import { AuthScreen } from '#features/auth/AuthScreen.tsx'
import { type Session, SessionProvider, useSession } from '#features/auth/session.tsx'
import { useResetToken } from '#features/auth/use-reset-token.ts'
import { ConsentGate } from '#features/consent/ConsentGate.tsx'
import { partOf } from '#platform/chunk.ts'
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { LoadingScreen } from '#ui/LoadingScreen.tsx'
import { Toaster } from '#ui/Toaster.tsx'

import { words } from './words.ts'

const { Part: SignedIn, fetch } = partOf(() => import('#shell/SignedIn.tsx'))
export const loadShell = fetch

/** @param session who is signed in, if known before the first render. */
export function App({ session }: { session?: Session | undefined }) {
  // From here on the page handles this itself; boot.ts, its styles and the app shell are no longer used. An insertion
  // effect, because layout effects measure the page and need it visible.
  useInsertionEffect(() => {
    document.documentElement.dataset.alive = 'yes'
    document.getElementById('boot')?.remove()
  }, [])
  useEffect(() => {
    window.dispatchEvent(new Event('alive'))
  }, [])

  return (
    <SessionProvider known={session}>
      <ConsentGate />
      <ErrorBoundary fallback={Failed}>
        <Inside />
        <VerifyEmailGate />
      </ErrorBoundary>
      <Toaster />
    </SessionProvider>
  )
}

// Development only: the condition is a constant, so a production build drops the page.
const Primitives = import.meta.env.DEV ? lazy(() => import('#features/dev/PrimitivesPage.tsx')) : null

function Inside() {
  const session = useSession()
  const resetToken = useResetToken()
  if (Primitives && location.pathname === '/dev/ui') {
    return (
      <Suspense>
        <Primitives />
      </Suspense>
    )
  }
  if (session.state === 'signed-out') return <AuthScreen takesFocus={session.byHand} />
  if (session.state === 'loading') return <LoadingScreen label={words.loading} />
  // A mailed link that resets the password also works for someone who is signed in.
  if (resetToken !== null) return <AuthScreen />
  return (
    <Suspense fallback={<LoadingScreen label={words.loading} />}>
      <SignedIn />
    </Suspense>
  )
}

// Reloads, because the failed part may be a chunk that could not be loaded.
const Failed = () => <ErrorState sentence={signInFailures.page} onRetry={() => location.reload()} className="mt-24" />
