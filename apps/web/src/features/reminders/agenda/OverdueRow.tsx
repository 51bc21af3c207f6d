import { useId } from 'react'

import { useUser } from '#features/auth/session.tsx'
import { nearDateInWords } from '#platform/time/date-in-words.ts'
import { Button } from '#ui/Button.tsx'
import { cx } from '#ui/cx.ts'

import { SnoozeButton } from '../alerts/SnoozeButton.tsx'
import type { Completion } from '../changes/use-complete.ts'
import { words } from '../words.ts'
import { agendaFrame } from './agenda-frame.ts'
import { localOf } from './in-other-time-zone.ts'
import { otherZone } from './other-zone-name.ts'
import type { Occurrence, Overdue } from './outlook.ts'
import { CompleteButton } from './row/CompleteButton.tsx'
import { MoveButton } from './row/MoveButton.tsx'
import { RowTags } from './row/RowTags.tsx'
import { RowTitle } from './row/RowTitle.tsx'
import { SharedLine } from './row/SharedLine.tsx'
import { isDose } from './state-on.ts'
import { timeOf } from './time-of.ts'
import { useCompact } from './use-compact.ts'

type OverdueRowProps = Overdue & {
  today: string
  onComplete: (completion: Completion) => void
  onMove: (to: string) => void
  onEdit: (occurrence: Occurrence) => void
}

/** An overdue reminder, on its oldest missed day. */
export function OverdueRow({ reminder, day, later, today, onComplete, onMove, onEdit }: OverdueRowProps) {
  const titleId = useId()
  const { time_zone } = useUser()
  const compact = useCompact()
  const local = localOf(reminder, day, time_zone)
  const zone = otherZone(reminder, time_zone)
  return (
    <li data-row className={agendaFrame.row}>
      <CompleteButton
        state="overdue"
        isDose={isDose(reminder)}
        describedBy={titleId}
        onClick={() => onComplete({ reminder, day, completed: true })}
      />
      <div className={agendaFrame.text}>
        <RowTitle as="h4" id={titleId} reminder={reminder} onOpen={() => onEdit({ reminder, day })} />
        <div className={cx(agendaFrame.meta, zone && agendaFrame.metaOfTwoTimes)}>
          <span className={agendaFrame.when}>
            <span className="shrink-0 font-medium text-danger">
              {nearDateInWords(local.day, today)},{' '}
              <span className="whitespace-nowrap">{timeOf(reminder, local.time)}</span>
            </span>
            {zone && <span className="shrink-0 xl:block">{words.thereAt(timeOf(reminder), zone)}</span>}
          </span>
          {later.length > 0 && (
            <span className={agendaFrame.facts}>
              <span className="truncate">{words.laterMissed(later.length)}</span>
            </span>
          )}
          <span className={agendaFrame.tags}>
            <RowTags tags={reminder.tags} />
          </span>
        </div>
      </div>
      <div className={compact ? '' : agendaFrame.actions}>
        {!isDose(reminder) && (
          <Button
            variant="quiet"
            size="sm"
            className="px-2! max-lg:hidden"
            aria-describedby={titleId}
            onClick={() => onMove(today)}
          >
            {words.moveToday}
          </Button>
        )}
        {!compact && <SnoozeButton reminder={reminder} day={day} describedBy={titleId} />}
        <MoveButton {...{ reminder, day, later, today, onMove, onEdit }} describedBy={titleId} />
      </div>
      <SharedLine reminder={reminder} day={day} done={false} overdue />
    </li>
  )
}
