import { failures } from '@planner/contract/failures'
import { useState } from 'react'

import { AlertDialog } from '#ui/AlertDialog.tsx'
import { useDisconnect } from './use-disconnect.ts'
import { words } from './words.ts'

/** Asks for confirmation before revoking access, and whether to delete imported events. */
export default function DisconnectDialog({ events, onClose }: { events: number; onClose: () => void }) {
  const [eventsToo, setEventsToo] = useState(false)
  const { mutate: disconnect, isPending, isError } = useDisconnect({ onDone: onClose })

  return (
    <AlertDialog
      open
      danger
      title={words.disconnectQuestion}
      description={
        <>
          {words.disconnectText}
          {events > 0 && (
            <label className="mt-3 flex min-h-11 cursor-pointer items-center gap-3 text-ink">
              <input
                type="checkbox"
                checked={eventsToo}
                onChange={(event) => setEventsToo(event.target.checked)}
                className="size-5 shrink-0 accent-accent"
              />
              Remove the {events === 1 ? 'imported event' : `${events} imported events`} too
            </label>
          )}
          {isError && <span className="mt-3 block font-medium text-danger">{failures.googleDisconnect}</span>}
        </>
      }
      confirmLabel="Disconnect"
      cancelLabel="Cancel"
      pending={isPending}
      onConfirm={() => disconnect({ eventsToo })}
      onCancel={onClose}
    />
  )
}
