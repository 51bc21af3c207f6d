import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'

import { useUser } from '#features/auth/session.tsx'
import { Button } from '#ui/Button.tsx'
import { toMove } from '../changes/moves-of.ts'
import { useComplete } from '../changes/use-complete.ts'
import { useMove } from '../changes/use-move.ts'
import { useMoveAll } from '../changes/use-move-all.ts'
import { words } from '../words.ts'
import { OverdueMoreButton } from './OverdueMoreButton.tsx'
import { OverdueRow } from './OverdueRow.tsx'
import type { Occurrence, Overdue } from './outlook.ts'

type OverdueListProps = {
  overdue: readonly Overdue[]
  today: string
  onEdit: (occurrence: Occurrence) => void
}

/** What was left behind, above the day's own reminders: done, moved, snoozed or skipped where it stands. */
export function OverdueList({ overdue, today, onEdit }: OverdueListProps) {
  const { mutate: complete } = useComplete()
  const { move } = useMove()
  const { moveAll, moveChosen, skipMissed } = useMoveAll()
  const { id: me } = useUser()
  const { tasks, past, repeats: missed } = toMove(overdue, me)
  const movable = overdue.filter((one) => tasks.includes(one) || past.includes(one) || missed.includes(one))
  const [all, setAll] = useState(false)
  const headingId = useId()
  const shown = all ? overdue : overdue.slice(0, shownAtFirst)

  return (
    <section aria-labelledby={headingId} className="mx-2 mb-2 rounded-lg bg-danger-soft/60 md:mx-6">
      <header className="flex min-h-12 items-center justify-between gap-3 py-0.5 pr-1 pl-3.5">
        <h3 id={headingId} className="font-sans text-sm font-semibold tracking-normal text-danger">
          {words.overdue(overdue.length)}
        </h3>
        <div className="flex items-center">
          {tasks.length > 1 && (
            <Button variant="quiet" size="sm" onClick={() => moveAll(overdue, today)}>
              {words.moveAll}
            </Button>
          )}
          {movable.length + missed.length > 1 && (
            <OverdueMoreButton
              movable={movable}
              tasks={tasks}
              missed={missed}
              onMove={(chosen) => moveChosen(chosen, today)}
              onSkip={() => skipMissed(missed)}
            />
          )}
        </div>
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
