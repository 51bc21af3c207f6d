import { LiveHousehold } from '#features/household/live/LiveHousehold.tsx'
import { UndoKeys } from './UndoKeys.tsx'

/** What runs behind every page and the first render does not need. In one chunk, because each costs bytes to name. */
export default function LiveParts() {
  return (
    <>
      <LiveHousehold />
      <UndoKeys />
    </>
  )
}
