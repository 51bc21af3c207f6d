import { useId } from 'react'

import { useUser } from '#features/auth/session.tsx'
import { nearDateInWords, timeInWords } from '#platform/time/in-words.ts'
import { Button } from '#ui/Button.tsx'
import { cx } from '#ui/cx.ts'

import { SnoozeButton } from '../alerts/SnoozeButton.tsx'
import type { Completion } from '../changes/use-complete.ts'
import { words } from '../words.ts'
import { agendaFrame } from './agenda-frame.ts'
import { CompleteButton } from './CompleteButton.tsx'
import { MoveButton } from './MoveButton.tsx'
import { otherZone } from './other-zone.ts'
import type { Occurrence, Overdue } from './outlook.ts'

type OverdueRowProps = Overdue & {
  today: string
  onComplete: (completion: Completion) => void
  onMove: (to: string) => void
  onEdit: (occurrence: Occurrence) => void
}

/** A reminder that is overdue, at its oldest missed day. */
export function OverdueRow({ reminder, day, later, today, onComplete, onMove, onEdit }: OverdueRowProps) {
  const titleId = useId()
  const { time_zone } = useUser()
  const zone = otherZone(reminder, time_zone)
  return (
    <li data-row className={cx(agendaFrame.row, '@min-[26rem]:items-center')}>
      <CompleteButton
        state="overdue"
        describedBy={titleId}
        onClick={() => onComplete({ reminder, day, completed: true })}
      />
      <div className="min-w-0 py-1">
        <h4 id={titleId} className={agendaFrame.title}>
          {reminder.title}
        </h4>
        <p className="text-sm text-soft">
          <span className="font-semibold text-danger">
            {nearDateInWords(day, today)}, {timeInWords(reminder.time)}
          </span>
          {zone && ` ${words.clockOf(zone)}`}
          {later.length > 0 && ` · ${words.laterMissed(later.length)}`}
        </p>
      </div>
      <div className="col-start-2 flex items-center justify-self-end @min-[26rem]:col-start-3">
        <Button variant="quiet" size="sm" aria-describedby={titleId} onClick={() => onMove(today)}>
          {words.moveToday}
        </Button>
        <SnoozeButton reminder={reminder} day={day} describedBy={titleId} />
        <MoveButton {...{ reminder, day, later, today, onMove, onEdit }} describedBy={titleId} />
      </div>
    </li>
  )
}
