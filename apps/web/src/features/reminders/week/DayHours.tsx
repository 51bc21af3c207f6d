import type { Reminder } from '@planner/contract/reminders'
import { addDays } from '@planner/days/plain-date'
import { isWholeDay } from '@planner/reminder-language/whole-day'
import { Check } from 'lucide-react'
import { type KeyboardEvent, memo } from 'react'

import { useUser } from '#features/auth/session.tsx'
import { dateInWords, longDateInWords } from '#platform/time/date-in-words.ts'
import { cx } from '#ui/cx.ts'

import { shownOn } from '../agenda/in-other-time-zone.ts'
import { otherZone } from '../agenda/other-zone-name.ts'
import type { Occurrence } from '../agenda/outlook.ts'
import { stateOn } from '../agenda/state-on.ts'
import { DraggedReminder, edges, type Hold, looks } from './DraggedReminder.tsx'
import { drawnMinutes, drawnOn, foldedLanes, hourPx, inLanes, minutesPastMidnight, stackDone } from './hours.ts'
import { useNarrow } from './use-narrow.ts'
import { useSlot } from './use-slot.ts'
import { weekWords } from './words.ts'

/** The reminder being dragged, and its offset in pixels. */
export type Dragged = { id: string; x: number; y: number }

type DayHoursProps = {
  day: string
  /** Whether it is one of several days: overlapping reminders are collapsed, and so are the completed ones of an hour. */
  folds: boolean
  reminders: readonly Reminder[]
  /** Those of the day before, some of which may go past midnight. */
  before: readonly Reminder[]
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
  const { day, folds, reminders, before, now, present, dragged, describedBy } = props
  const { onHold, onLength, onAdd, onGoTo, onEdit, onKey } = props
  const { time_zone: timeZone } = useUser()
  const { drawn, slotProps } = useSlot(day, onAdd)
  const narrow = useNarrow()
  const all = reminders
    .filter((one) => !isWholeDay(one))
    .map((reminder) => {
      const { ownDay, time } = shownOn(reminder, day, timeZone)
      const state = stateOn(reminder, ownDay, now)
      const { from, to } = drawnOn(time, reminder.duration_minutes)
      return { reminder, ownDay, time, state, from, to, done: state === 'completed', continues: false }
    })
    .concat(continuedFrom(before, addDays(day, -1), timeZone, now))
  const stacks = folds || narrow ? stackDone(all) : all.map((one) => ({ from: one.from, to: one.to, items: [one] }))
  const lanes = inLanes(stacks, (stack) => stack)
  // Half of a narrow column is too narrow for a title.
  const { placed, more } = foldedLanes(lanes, folds ? (narrow ? 1 : 2) : lanes.length)
  const dayInWords = dateInWords(day).slice(0, -5)
  return (
    <ul
      aria-label={longDateInWords(day)}
      className={cx('relative border-l border-line', folds && present !== null && 'bg-sunk/60')}
      {...slotProps}
    >
      {drawn && (
        <li
          aria-hidden="true"
          className="pointer-events-none absolute inset-x-0.5 rounded-md border border-teal bg-teal-soft"
          style={{ top: (drawn.from / 60) * hourPx, height: ((drawn.to - drawn.from) / 60) * hourPx }}
        />
      )}
      {present !== null && (
        <li
          aria-hidden="true"
          className="pointer-events-none absolute inset-x-0 z-10 bg-danger"
          style={{ top: (present / 60) * hourPx - 1, height: 2 }}
        >
          <span className="absolute rounded-full bg-danger" style={{ top: -4, left: -5, width: 10, height: 10 }} />
        </li>
      )}
      {placed.map(({ item: { items }, from, to, lane, lanes, wide, besideCount }) => {
        const { reminder, ownDay, time, state, continues } = items[0]!
        const left = `${(lane / lanes) * 100}%`
        const width = besideCount ? `calc(100% - ${countWidth})` : `${(wide / lanes) * 100}%`
        return items.length > 1 ? (
          <li
            key={`done ${from}`}
            className="absolute px-px"
            style={{ top: (from / 60) * hourPx, height: ((to - from) / 60) * hourPx, left, width }}
          >
            <button
              type="button"
              aria-label={weekWords.doneOn(items.length, dayInWords)}
              onClick={() => onGoTo(day)}
              className="relative flex size-full items-center gap-1 overflow-hidden rounded-r-sm border-y border-transparent bg-ok-soft bg-clip-padding pr-1 pl-1.5 text-xs text-ok"
            >
              <span aria-hidden="true" className="absolute inset-y-0 left-0 border-l-2 border-ok" />
              {weekWords.done(items.length)}
              <Check aria-hidden="true" className="size-3.5" />
            </button>
          </li>
        ) : continues ? (
          <li
            key={`continues ${reminder.id}`}
            className="absolute px-px"
            style={{ top: 0, height: (to / 60) * hourPx, left, width }}
          >
            <button
              type="button"
              onClick={() => onEdit({ reminder, day: ownDay })}
              className={cx(
                'relative block size-full truncate rounded-r-sm border-y border-transparent bg-clip-padding pr-1 pl-1.5 text-left text-xs',
                looks[state],
              )}
            >
              <span aria-hidden="true" className={cx('absolute inset-y-0 left-0 border-l-2', edges[state])} />
              {weekWords.continued(reminder.title)}
            </button>
          </li>
        ) : (
          <DraggedReminder
            key={reminder.id}
            reminder={reminder}
            day={ownDay}
            time={time}
            state={state}
            from={from}
            to={to}
            showsTime={!folds}
            left={left}
            width={width}
            zone={otherZone(reminder, timeZone)}
            dragged={dragged?.id === reminder.id ? dragged : null}
            describedBy={describedBy}
            onHold={onHold}
            onLength={onLength}
            onEdit={onEdit}
            onKey={onKey}
          />
        )
      })}
      {more.map(({ from, to, items }) => {
        const count = items.flatMap((stack) => stack.items).length
        return (
          <li
            key={`more ${from}`}
            data-count={count}
            className="absolute right-0 px-px"
            style={{ top: (from / 60) * hourPx, height: ((to - from) / 60) * hourPx, width: countWidth }}
          >
            <button
              type="button"
              aria-label={weekWords.more(count, dayInWords)}
              onClick={() => onGoTo(day)}
              className="block size-full rounded-sm border-y border-transparent bg-sunk bg-clip-padding text-xs font-semibold text-soft hover:text-ink"
            >
              +{count}
            </button>
          </li>
        )
      })}
    </ul>
  )
})

/** Returns the rest of the reminders of the day before that go past midnight. */
function continuedFrom(before: readonly Reminder[], yesterday: string, timeZone: string, now: Date) {
  return before.flatMap((reminder) => {
    const { ownDay, time } = shownOn(reminder, yesterday, timeZone)
    const past = isWholeDay(reminder) ? null : minutesPastMidnight(time, reminder.duration_minutes)
    if (past === null) return []
    const state = stateOn(reminder, ownDay, now)
    // Never stacked with what was completed on this day.
    return [{ reminder, ownDay, time, state, from: 0, to: drawnMinutes(past), done: false, continues: true }]
  })
}

/** The width of a count next to a reminder. */
const countWidth = '1.875rem'
