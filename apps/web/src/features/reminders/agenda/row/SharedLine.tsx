import { lazy, Suspense } from 'react'
import { loadChunk } from '#platform/chunk.ts'
import { cx } from '#ui/cx.ts'
import { agendaFrame } from '../agenda-frame.ts'
import type { Occurrence } from '../outlook.ts'

/** Loaded lazily, because few reminders are shared. */
const SharedMark = lazy(() => loadChunk(() => import('#features/household/SharedMark.tsx')))

/** Below a row: whom a shared reminder is for, and what the person can do about it. Nothing for a private one. */
export function SharedLine(props: Occurrence & { done: boolean; overdue: boolean }) {
  const { shared, declined_by: declinedBy } = props.reminder
  return (
    (shared ?? declinedBy) && (
      <div className={cx(agendaFrame.below, 'flex flex-wrap items-center gap-x-2 pb-1.5 text-meta text-soft')}>
        <Suspense fallback={null}>
          <SharedMark {...props} />
        </Suspense>
      </div>
    )
  )
}
