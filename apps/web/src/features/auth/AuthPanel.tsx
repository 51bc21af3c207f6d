import { lazy, Suspense, useState } from 'react'
import { navigate, useLocationProperty } from 'wouter/use-browser-location'

import { joinCodeIn } from '#features/household/join-hash.ts'
import { paths } from '#paths.ts'
import { loadChunk } from '#platform/chunk.ts'
import { Card } from '#ui/Card.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { words } from '#words.ts'

import { AuthCard } from './AuthCard.tsx'
import { useResetToken } from './use-reset-token.ts'

const loadForgot = () => import('./ForgotCard.tsx')
const ForgotCard = lazy(() => loadChunk(loadForgot))
const loadSecondFactor = () => import('./SecondFactorCard.tsx')
const SecondFactorCard = lazy(() => loadChunk(loadSecondFactor))
const InvitedBy = lazy(() => loadChunk(() => import('#features/household/InvitedBy.tsx')))
const ResetCard = lazy(() => loadChunk(() => import('./ResetCard.tsx')))

/**
 * Shows the card the address and the person's choices call for: signing in or up, the second step, requesting a reset
 * link, or setting a new password.
 */
export function AuthPanel({ takesFocus }: { takesFocus: boolean }) {
  const token = useResetToken()
  const [forgotten, setForgotten] = useState<string | null>(null)
  const [challenge, setChallenge] = useState<string | null>(null)
  const [returned, setReturned] = useState(false)

  const invitation = useLocationProperty(
    () => joinCodeIn(location.hash),
    () => null,
  )

  const leave = (to: 'forgot' | 'sign-in') => {
    if (token !== null) navigate(paths.home, { replace: true })
    setForgotten(to === 'forgot' ? '' : null)
    setReturned(true)
  }

  if (challenge !== null) {
    return (
      <Suspense fallback={<Waiting />}>
        <SecondFactorCard
          challenge={challenge}
          onBack={() => {
            setChallenge(null)
            setReturned(true)
          }}
        />
      </Suspense>
    )
  }
  if (token === null && forgotten === null) {
    return (
      <>
        {invitation !== null && (
          <Suspense fallback={null}>
            <InvitedBy code={invitation} />
          </Suspense>
        )}
        <AuthCard
          takesFocus={takesFocus || returned}
          onForgot={setForgotten}
          onForgotNear={() => void loadForgot().catch(() => {})}
          onSecondFactor={setChallenge}
        />
      </>
    )
  }
  return (
    <Suspense fallback={<Waiting />}>
      {token === null ? (
        <ForgotCard email={forgotten!} onBack={() => leave('sign-in')} />
      ) : (
        <ResetCard key={token} token={token} onDone={() => leave('sign-in')} onRetry={() => leave('forgot')} />
      )}
    </Suspense>
  )
}

const Waiting = () => (
  <Card className="grid h-96 w-full place-items-center shadow-lifted">
    <Spinner label={words.loading} />
  </Card>
)
