import { ChevronDown } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useId, useState } from 'react'

import { loadChunk } from '#platform/chunk.ts'
import { Button } from '#ui/Button.tsx'
import { cx } from '#ui/cx.ts'
import { useComplete } from '../changes/use-complete.ts'
import { useMove } from '../changes/use-move.ts'
import { words } from '../words.ts'
import { OverdueRow } from './OverdueRow.tsx'
import type { Occurrence, Overdue } from './outlook.ts'

const OverdueActions = lazy(() => loadChunk(() => import('./OverdueActions.tsx')))

type OverdueListProps = {
  /** Overdue from earlier days. */
  overdue: readonly Overdue[]
  /** Overdue from earlier today. */
  fromToday: readonly Occurrence[]
  /** The rows of today's overdue reminders. */
  children: readonly ReactNode[]
  today: string
  onEdit: (occurrence: Occurrence) => void
}

/** All overdue reminders above the rest of the day, where they can be completed, moved, snoozed or skipped. */
export function OverdueList({ overdue, fromToday, children, today, onEdit }: OverdueListProps) {
  const { mutate: complete } = useComplete()
  const { move } = useMove()
  const [all, setAll] = useState(false)
  const headingId = useId()
  const shown = all ? overdue : overdue.slice(0, shownAtFirst)
  const total = children.length + overdue.length
  const everything = [...overdue, ...fromToday.map((one) => ({ ...one, later: [] }))]

  return (
    <section aria-labelledby={headingId} className="mx-2 mb-2 rounded-lg bg-danger-soft/25 md:mx-3">
      <header className="flex min-h-11 items-center justify-between gap-1 pr-1 pl-2 whitespace-nowrap md:pl-3">
        <h3 id={headingId} className="font-sans text-sm font-semibold tracking-normal whitespace-nowrap">
          {words.overdue(everything.length)}
        </h3>
        <Suspense fallback={null}>
          <OverdueActions overdue={everything} today={today} />
        </Suspense>
      </header>
      <ul className={cx('pb-1', !all && 'max-md:[&>li:nth-child(n+4)]:hidden')}>
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
      {total > shownOnPhone && (
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={all}
          className={cx('w-full text-soft', overdue.length <= shownAtFirst && 'md:hidden')}
          onClick={() => setAll(!all)}
        >
          <span className="md:hidden">{all ? words.showFewer : words.moreRows(total - shownOnPhone)}</span>
          <span className="max-md:hidden">{all ? words.showFewer : words.showAll(everything.length)}</span>
          <ChevronDown aria-hidden="true" className={cx('size-4', all && 'rotate-180')} />
        </Button>
      )}
    </section>
  )
}

/** How many of earlier days are shown before the person asks for all. */
const shownAtFirst = 5

/** How many overdue reminders are shown on a phone, to leave room for the next ones; repeated in the list's class. */
const shownOnPhone = 3
