import type { Connection, Grant } from '@planner/contract/google'
import { ConnectButton } from './ConnectButton.tsx'
import type { Connecting } from './use-connect.ts'
import { words } from './words.ts'

type MayReadProps = { grant: Grant; connection: Connection | undefined; connecting: Connecting }

/** Explains that Google does not grant a block the access it needs, with a button to allow it. */
export function MayRead({ grant, connection, connecting }: MayReadProps) {
  // Without a connection, the connection's own button is the only way to grant access.
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
