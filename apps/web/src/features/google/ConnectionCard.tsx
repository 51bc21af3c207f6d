import { failures } from '@planner/contract/failures'
import type { Connection } from '@planner/contract/google'
import { Check, CircleSlash, Link2, ShieldCheck, Unplug } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

import { useUser } from '#features/auth/session.tsx'
import { loadChunk } from '#platform/chunk.ts'
import { dateInWords } from '#platform/time/date-in-words.ts'
import { dayAt } from '#platform/time/wall-time.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { ConnectButton } from './ConnectButton.tsx'
import { grantAgain, scopeInWords, stateOf } from './connection-in-words.ts'
import { FailureNote } from './FailureNote.tsx'
import { GoogleBlock } from './GoogleBlock.tsx'
import type { Connecting } from './use-connect.ts'
import { words } from './words.ts'

const DisconnectDialog = lazy(() => loadChunk(() => import('./DisconnectDialog.tsx')))

type ConnectionCardProps = {
  /** Undefined until loaded. */
  connection: Connection | undefined
  failed: boolean
  fetching: boolean
  onRetry: () => void
  connecting: Connecting
}

/** The state of the Google connection, the granted access, and what it is used for. */
export function ConnectionCard({ connection, failed, fetching, onRetry, connecting }: ConnectionCardProps) {
  const state = connection && stateOf(connection)

  return (
    <GoogleBlock
      title="Google connection"
      text={words.text}
      Picture={Link2}
      tone="teal"
      asideIsLong
      aside={state && <Badge tone={state.tone}>{state.name}</Badge>}
      className="lg:col-span-2"
    >
      {!connection && failed && (
        <ErrorState sentence={failures.googleStatus} onRetry={onRetry} pending={fetching} className="py-4!" />
      )}
      {!connection && !failed && <StateSkeleton />}
      {connection && <State connection={connection} connecting={connecting} />}
      <Promises />
    </GoogleBlock>
  )
}

function State({ connection, connecting }: { connection: Connection; connecting: Connecting }) {
  const [asked, setAsked] = useState(false)
  const { connected, expired, configured, scopes } = connection

  return (
    <>
      {!configured && <p className="rounded-md bg-sunk px-3.5 py-2.5 text-md">{words.notConfigured}</p>}
      {connected ? <Account connection={connection} /> : <p className="text-soft">{words.notConnectedText}</p>}
      {expired && <p className="rounded-md bg-warn-soft px-3.5 py-2.5 text-md">{words.expiredText}</p>}
      {connected && !expired && (
        <div>
          <h3 className="font-sans text-sm font-semibold tracking-normal">You allow us to</h3>
          <ul className="mt-1.5 space-y-1.5">
            {[...new Set(scopes.map(scopeInWords))].map((scope) => (
              <li key={scope} className="flex gap-2.5 text-md">
                <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-ok" />
                <span className="min-w-0 wrap-anywhere">{scope}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {connecting.failure && <FailureNote failure={connecting.failure} />}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {(!connected || expired) && (
          <ConnectButton connecting={connecting} grant={grantAgain(connection)}>
            {expired ? 'Connect again' : 'Connect Google'}
          </ConnectButton>
        )}
        {connected && (
          <Button variant="secondary" size={expired ? 'md' : 'sm'} onClick={() => setAsked(true)}>
            <Unplug aria-hidden="true" className="size-4" />
            Disconnect
          </Button>
        )}
        <output className="text-sm text-soft">{connecting.showWindow && words.waiting}</output>
      </div>
      <Suspense fallback={null}>
        {asked && <DisconnectDialog events={connection.calendar.events} onClose={() => setAsked(false)} />}
      </Suspense>
    </>
  )
}

function Account({ connection: { email, connected_at } }: { connection: Connection }) {
  const { time_zone } = useUser()

  return (
    <div>
      {email && <p className="font-semibold wrap-anywhere">{email}</p>}
      {connected_at && (
        <p className="text-md text-soft">Connected since {dateInWords(dayAt(Date.parse(connected_at), time_zone))}</p>
      )}
    </div>
  )
}

const Promises = () => (
  <div className="grid content-start gap-5 rounded-lg bg-sunk/60 p-4 sm:grid-cols-2">
    <PromiseList title="What we read" Picture={ShieldCheck} tone="text-ok" promises={words.reads} />
    <PromiseList title="What we never do" Picture={CircleSlash} tone="text-danger" promises={words.never} />
  </div>
)

type PromiseListProps = { title: string; Picture: typeof Check; tone: string; promises: readonly string[] }

const PromiseList = ({ title, Picture, tone, promises }: PromiseListProps) => (
  <div>
    <h3 className="flex items-center gap-2 font-sans text-sm font-semibold tracking-normal">
      <Picture aria-hidden="true" className={`size-4 ${tone}`} />
      {title}
    </h3>
    <ul className="mt-1.5 space-y-1.5 text-sm text-soft">
      {promises.map((promise) => (
        <li key={promise}>{promise}</li>
      ))}
    </ul>
  </div>
)

const StateSkeleton = () => (
  <div aria-busy="true" className="space-y-4">
    <span className="sr-only">Checking the connection</span>
    <Skeleton className="h-12" />
    <Skeleton className="h-12 w-45" />
  </div>
)
