import type { Connection, Grant } from '@planner/contract/google'
import { ConnectButton } from './ConnectButton.tsx'
import type { Connecting } from './use-connect.ts'
import { words } from './words.ts'

type MayReadProps = { grant: Grant; connection: Connection | undefined; connecting: Connecting }

/** Where Google does not let us read what a block needs: a plain word, and the way to allow it. */
export function MayRead({ grant, connection, connecting }: MayReadProps) {
  // Before there is a connection its own button is the only way.
  if (!connection?.connected || connection.can_read[grant]) return null

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-sunk py-2 pr-2 pl-3.5">
      <p className="text-md">{grant === 'calendar' ? words.noCalendar : words.noMail}</p>
      <ConnectButton connecting={connecting} grant={grant} variant="secondary" size="sm">
        {grant === 'calendar' ? 'Allow Calendar' : 'Allow Gmail'}
      </ConnectButton>
    </div>
  )
}
