import { ChevronDown } from 'lucide-react'
import { lazy, Suspense, useId, useState } from 'react'

import { loadChunk } from '#platform/chunk.ts'
import { Button } from '#ui/Button.tsx'
import { useComplete } from '../changes/use-complete.ts'
import { useMove } from '../changes/use-move.ts'
import { words } from '../words.ts'
import { OverdueRow } from './OverdueRow.tsx'
import type { Occurrence, Overdue } from './outlook.ts'

const OverdueActions = lazy(() => loadChunk(() => import('./OverdueActions.tsx')))

type OverdueListProps = {
  overdue: readonly Overdue[]
  today: string
  onEdit: (occurrence: Occurrence) => void
}

/** What was left behind, above the day's own reminders: done, moved, snoozed or skipped where it stands. */
export function OverdueList({ overdue, today, onEdit }: OverdueListProps) {
  const { mutate: complete } = useComplete()
  const { move } = useMove()
  const [all, setAll] = useState(false)
  const headingId = useId()
  const shown = all ? overdue : overdue.slice(0, shownAtFirst)

  return (
    <section aria-labelledby={headingId} className="mx-2 mb-2 rounded-lg bg-danger-soft/60 md:mx-6">
      <header className="flex min-h-12 items-center justify-between gap-3 py-0.5 pr-1 pl-3.5">
        <h3 id={headingId} className="font-sans text-sm font-semibold tracking-normal text-danger">
          {words.overdue(overdue.length)}
        </h3>
        <Suspense fallback={null}>
          <OverdueActions overdue={overdue} today={today} />
        </Suspense>
      </header>
      <ul className="pb-1 lg:pr-10">
        {shown.map((one) => (
          <OverdueRow
            key={one.reminder.id}
            {...one}
            today={today}
            onComplete={complete}
            onMove={(to) => move(one, to)}
            onEdit={onEdit}
          />
        ))}
      </ul>
      {shown.length < overdue.length && (
        <Button variant="quiet" size="sm" className="w-full text-soft" onClick={() => setAll(true)}>
          {words.showAll(overdue.length)}
          <ChevronDown aria-hidden="true" className="size-4" />
        </Button>
      )}
    </section>
  )
}

const shownAtFirst = 5
