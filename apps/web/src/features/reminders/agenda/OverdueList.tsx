import { ChevronDown } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useId, useState } from 'react'

import { loadChunk } from '#platform/chunk.ts'
import { Button } from '#ui/Button.tsx'
import { useComplete } from '../changes/use-complete.ts'
import { useMove } from '../changes/use-move.ts'
import { words } from '../words.ts'
import { OverdueRow } from './OverdueRow.tsx'
import type { Occurrence, Overdue } from './outlook.ts'

const OverdueActions = lazy(() => loadChunk(() => import('./OverdueActions.tsx')))

type OverdueListProps = {
  /** Since an earlier day. */
  overdue: readonly Overdue[]
  /** Since earlier today. */
  fromToday: readonly Occurrence[]
  /** The rows of today's. */
  children: ReactNode
  today: string
  onEdit: (occurrence: Occurrence) => void
}

/** Everything that is overdue, above the rest of the day: done, moved, snoozed or skipped where it stands. */
export function OverdueList({ overdue, fromToday, children, today, onEdit }: OverdueListProps) {
  const { mutate: complete } = useComplete()
  const { move } = useMove()
  const [all, setAll] = useState(false)
  const headingId = useId()
  const shown = all ? overdue : overdue.slice(0, shownAtFirst)
  const everything = [...overdue, ...fromToday.map((one) => ({ ...one, later: [] }))]

  return (
    <section aria-labelledby={headingId} className="mx-2 mb-2 rounded-lg bg-danger-soft/60 md:mx-3">
      <header className="flex min-h-12 items-center justify-between gap-3 py-0.5 pr-1 pl-3.5">
        <h3 id={headingId} className="font-sans text-sm font-semibold tracking-normal text-danger">
          {words.overdue(everything.length)}
        </h3>
        <Suspense fallback={null}>
          <OverdueActions overdue={everything} today={today} />
        </Suspense>
      </header>
      <ul className="pb-1 lg:pr-10">
        {children}
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
          {words.showAll(everything.length)}
          <ChevronDown aria-hidden="true" className="size-4" />
        </Button>
      )}
    </section>
  )
}

/** Of earlier days, before one asks for all. */
const shownAtFirst = 5
