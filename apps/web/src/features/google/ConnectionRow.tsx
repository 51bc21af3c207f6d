import type { Connection } from '@planner/contract/google'
import { lazy, Suspense, useState } from 'react'

import { loadChunk } from '#platform/chunk.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { ConnectButton } from './ConnectButton.tsx'
import { grantAgain, stateOf } from './connection-in-words.ts'
import { FailureNote } from './FailureNote.tsx'
import { useConnect } from './use-connect.ts'
import { words } from './words.ts'

const DisconnectDialog = lazy(() => loadChunk(() => import('./DisconnectDialog.tsx')))

/** The connection as a single row, for the settings. */
export function ConnectionRow({ connection, refetchMs }: { connection: Connection; refetchMs: number }) {
  const { connected, expired, configured, email } = connection
  const connecting = useConnect({ refetchMs, configured })
  const [asked, setAsked] = useState(false)
  const { name, tone } = stateOf(connection)

  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium">
            Google account <Badge tone={tone}>{name}</Badge>
          </p>
          <p className="text-sm wrap-anywhere text-soft">{expired ? words.expiredText : email}</p>
          {!configured && <p className="text-sm text-soft">{words.notConfigured}</p>}
        </div>
        <div className="flex flex-wrap gap-2">
          {(!connected || expired) && (
            <ConnectButton connecting={connecting} grant={grantAgain(connection)} size="sm">
              {expired ? 'Connect again' : 'Connect Google'}
            </ConnectButton>
          )}
          {connected && (
            <Button variant="secondary" size="sm" onClick={() => setAsked(true)}>
              Disconnect
            </Button>
          )}
        </div>
      </div>
      {connecting.failure && <FailureNote failure={connecting.failure} />}
      <Suspense fallback={null}>
        {asked && <DisconnectDialog events={connection.calendar.events} onClose={() => setAsked(false)} />}
      </Suspense>
    </div>
  )
}
