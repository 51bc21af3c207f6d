import { CloudAlert, CloudUpload } from 'lucide-react'
import { lazy, Suspense } from 'react'

import { useQueuedCalls } from '#api/offline-queue/queue.ts'
import { loadChunk } from '#platform/chunk.ts'
import { cx } from '#ui/cx.ts'
import { IconButton } from '#ui/IconButton.tsx'

import { useShown } from '#ui/use-shown.ts'
import { summaryOf } from './change-in-words.ts'
import { useSender } from './use-sender.ts'

const QueueDialog = lazy(() => loadChunk(() => import('./QueueDialog.tsx')))

/** The number of queued changes, which opens their list. Renders nothing if there are none. */
export function QueueNotice() {
  useSender()
  const calls = useQueuedCalls()
  const dialog = useShown<null>()
  const { count, needsYou, label } = summaryOf(calls)
  const Picture = needsYou ? CloudAlert : CloudUpload

  return (
    <>
      {count > 0 && (
        <IconButton label={label} aria-haspopup="dialog" onClick={() => dialog.show(null)} className="relative">
          <Picture aria-hidden="true" className={cx('size-5.5', needsYou ? 'text-danger' : 'text-soft')} />
          <span
            aria-hidden="true"
            className="absolute top-0 -right-0.5 grid h-5 min-w-5 place-items-center rounded-full border border-line bg-surface px-1 text-xs font-bold text-ink tabular-nums"
          >
            {count > 99 ? '99+' : count}
          </span>
        </IconButton>
      )}
      <output className="sr-only">{count > 0 ? label : ''}</output>
      <Suspense fallback={null}>
        {dialog.shown && <QueueDialog open={dialog.shown.open} calls={calls} onClose={dialog.close} />}
      </Suspense>
    </>
  )
}
