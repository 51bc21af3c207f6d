import { Suspense, useEffect } from 'react'

import { useUser } from '#features/auth/session.tsx'
import type { useShown } from '#ui/use-shown.ts'
import { whenIdle } from '#ui/when-idle.ts'
import type { RecurrenceEngine } from './agenda/occurrences.ts'
import type { Occurrence } from './agenda/outlook.ts'
import type { CreateTarget } from './create/dialog/use-create-form.ts'
import { CreateReminderDialog, DeleteReminder, EditReminderDialog, loadDialogs } from './lazy-dialogs.ts'

type DialogsProps = {
  creating: ReturnType<typeof useShown<CreateTarget>>
  editing: ReturnType<typeof useShown<Occurrence>>
  deleting: ReturnType<typeof useShown<Occurrence>>
  today: string
  engine: RecurrenceEngine | undefined
  onMade: () => void
}

/** Uploads files that waited for a connection. @returns the function that stops it. */
function startSendingFiles(owner: string): () => void {
  let stop = () => {}
  const leave = whenIdle(() => {
    void import('#features/files/pending-file-sender.ts').then(
      ({ watchPendingFiles }) => (stop = watchPendingFiles(owner)),
      // Without the chunk they wait for the next time.
      () => {},
    )
  })
  return () => {
    leave()
    stop()
  }
}

/** The three dialogs of the dashboard, loaded while the page is idle. */
export function Dialogs({ creating, editing, deleting, today, engine, onMade }: DialogsProps) {
  const { id } = useUser()
  useEffect(() => whenIdle(loadDialogs), [])
  useEffect(() => startSendingFiles(id), [id])

  return (
    <Suspense fallback={null}>
      {creating.shown && <CreateReminderDialog shown={creating.shown} onClose={creating.close} onMade={onMade} />}
      {editing.shown && (
        <EditReminderDialog
          key={editing.shown.turn}
          {...editing.shown.target}
          open={editing.shown.open}
          today={today}
          engine={engine}
          onClose={editing.close}
          onDelete={() => {
            const { target } = editing.shown!
            editing.close()
            // Waits until the sheet has returned focus, so that the question can take it.
            setTimeout(() => deleting.show(target), 0)
          }}
        />
      )}
      {deleting.shown && (
        <DeleteReminder {...deleting.shown.target} open={deleting.shown.open} onClose={deleting.close} />
      )}
    </Suspense>
  )
}
