import type { QueuedChange } from '@planner/offline-queue/queued-change'
import { Check } from 'lucide-react'
import { Medallion } from '#ui/art/Medallion.tsx'
import { Button } from '#ui/Button.tsx'
import { copyText } from '#ui/copy-text.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { words } from '#words.ts'

import { QueueItem } from './QueueItem.tsx'
import { queueText } from './queue-text.ts'

type QueueDialogProps = { open: boolean; calls: readonly QueuedChange[]; onClose: () => void }

/** All queued and refused calls, and results to report, in order. */
export default function QueueDialog({ open, calls, onClose }: QueueDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={words.waiting.mark}
      description={words.waiting.text}
      footer={
        calls.length > 0 && (
          <Button variant="secondary" onClick={() => void copyAll(calls)}>
            {words.waiting.copy}
          </Button>
        )
      }
    >
      {calls.length === 0 ? (
        <EmptyState art={<Medallion of={Check} />} title={words.waiting.allSent} text={words.waiting.allSentText} />
      ) : (
        <ul className="divide-y divide-line">
          {calls.map((call) => (
            <QueueItem key={call.turn} call={call} />
          ))}
        </ul>
      )}
    </Dialog>
  )
}

const copyAll = (calls: readonly QueuedChange[]) =>
  copyText(queueText(calls), { done: words.waiting.copied, failed: words.waiting.copyFailed })
