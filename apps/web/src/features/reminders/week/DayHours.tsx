import type { Reminder } from '@planner/contract/reminders'
import { isWholeDay } from '@planner/reminder-language/whole-day'
import { type KeyboardEvent, memo } from 'react'

import { useUser } from '#features/auth/session.tsx'
import { dateInWords, longDateInWords } from '#platform/time/date-in-words.ts'

import { shownOn } from '../agenda/in-other-time-zone.ts'
import { otherZone } from '../agenda/other-zone-name.ts'
import type { Occurrence } from '../agenda/outlook.ts'
import { stateOn } from '../agenda/state-on.ts'
import { DraggedReminder, type Hold } from './DraggedReminder.tsx'
import { drawnMinutes, foldedLanes, hourPx, inLanes, minutesOf } from './hours.ts'
import { useSlot } from './use-slot.ts'
import { weekWords } from './words.ts'

/** The reminder being dragged, and its offset in pixels. */
export type Dragged = { id: string; x: number; y: number }

type DayHoursProps = {
  day: string
  /** Whether more than two overlapping reminders are collapsed into one and a count. */
  folds: boolean
  reminders: readonly Reminder[]
  now: Date
  /** The current time in minutes since midnight; null on other days. */
  present: number | null
  dragged: Dragged | null
  describedBy: string
  onHold: Hold
  onLength: (occurrence: Occurrence, minutes: number) => void
  onAdd: (day: string, from: string, to: string | null) => void
  onGoTo: (day: string) => void
  onEdit: (occurrence: Occurrence) => void
  onKey: (occurrence: Occurrence, event: KeyboardEvent) => boolean
}

/** One day by the hour. Memoized, so that it re-renders only when something on it has changed. */
export const DayHours = memo(function DayHours(props: DayHoursProps) {
  const { day, folds, reminders, now, present, dragged, describedBy } = props
  const { onHold, onLength, onAdd, onGoTo, onEdit, onKey } = props
  const { time_zone: timeZone } = useUser()
  const { drawn, slotProps } = useSlot(day, onAdd)
  const lanes = inLanes(
    reminders.filter((one) => !isWholeDay(one)).map((reminder) => ({ reminder, ...shownOn(reminder, day, timeZone) })),
    ({ reminder, time }) => spanOf(reminder, time),
  )
  const { placed, more } = folds ? foldedLanes(lanes) : { placed: lanes, more: [] }
  return (
    <ul aria-label={longDateInWords(day)} className="relative border-l border-line" {...slotProps}>
      {drawn && (
        <li
          aria-hidden="true"
          className="pointer-events-none absolute inset-x-0.5 rounded-md border border-teal bg-teal-soft/70"
          style={{ top: (drawn.from / 60) * hourPx, height: ((drawn.to - drawn.from) / 60) * hourPx }}
        />
      )}
      {present !== null && (
        <li
          aria-hidden="true"
          className="pointer-events-none absolute inset-x-0 z-10 h-px bg-danger"
          style={{ top: (present / 60) * hourPx }}
        />
      )}
      {placed.map(({ item: { reminder, ownDay, time }, ...place }) => (
        <DraggedReminder
          key={reminder.id}
          {...place}
          reminder={reminder}
          day={ownDay}
          time={time}
          state={stateOn(reminder, ownDay, now)}
          zone={otherZone(reminder, timeZone)}
          dragged={dragged?.id === reminder.id ? dragged : null}
          describedBy={describedBy}
          onHold={onHold}
          onLength={onLength}
          onEdit={onEdit}
          onKey={onKey}
        />
      ))}
      {more.map(({ from, to, count }) => (
        <li
          key={from}
          className="absolute right-0 w-1/2 px-px"
          style={{ top: (from / 60) * hourPx, height: ((to - from) / 60) * hourPx }}
        >
          <button
            type="button"
            aria-label={weekWords.more(count, dateInWords(day).slice(0, -5))}
            onClick={() => onGoTo(day)}
            className="block size-full rounded-sm border-y border-transparent bg-sunk bg-clip-padding text-xs font-semibold text-soft hover:text-ink"
          >
            +{count}
          </button>
        </li>
      ))}
    </ul>
  )
})

const spanOf = ({ duration_minutes }: Reminder, time: string) => {
  const from = minutesOf(time)
  return { from, to: from + drawnMinutes(duration_minutes) }
}
