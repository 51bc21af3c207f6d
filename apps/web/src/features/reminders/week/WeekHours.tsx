import { useDraggable } from '@dnd-kit/core'
import type { Reminder } from '@planner/contract/reminders'
import { addDays } from '@planner/days/plain-date'
import { isWholeDay } from '@planner/reminder-language/whole-day'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { type KeyboardEvent, memo, type RefObject, useCallback } from 'react'

import { useUser } from '#features/auth/session.tsx'
import { shortMonthInWords, timeInWords, weekdayInWords } from '#platform/time/date-in-words.ts'
import type { WallTime } from '#platform/time/wall-time.ts'
import { Button } from '#ui/Button.tsx'
import { cx } from '#ui/cx.ts'

import { localOf } from '../agenda/in-other-time-zone.ts'
import type { Occurrence } from '../agenda/outlook.ts'
import { isFromCalendar } from '../agenda/state-on.ts'
import { inWords } from '../calendar/printed-on.ts'
import { useNamedDays } from '../calendar/use-named-days.ts'
import { DayHours } from './DayHours.tsx'
import { DayStrip } from './DayStrip.tsx'
import type { Hold } from './DraggedReminder.tsx'
import { hourPx, minutesOf } from './hours.ts'
import { useHidden } from './use-hidden.ts'
import { weekWords } from './words.ts'

/** The reminder held for dragging, if any. */
export class Held {
  occurrence: Occurrence | null = null

  take(occurrence: Occurrence): void {
    this.occurrence = occurrence
  }
}

export type WeekHoursProps = {
  ref: RefObject<HTMLDivElement | null>
  days: readonly string[]
  byDay: ReadonlyMap<string, readonly Reminder[]>
  today: string
  now: Date
  wall: WallTime
  held: Held
  onGoTo: (day: string) => void
  onLength: (occurrence: Occurrence, minutes: number) => void
  onAdd: (day: string, from: string, to: string | null) => void
  onEdit: (occurrence: Occurrence) => void
  onKey: (occurrence: Occurrence, event: KeyboardEvent) => boolean
}

const none: readonly Reminder[] = []

/**
 * The days side by side, by the hour. All reminders share one draggable, because only one is ever dragged, and one for
 * each would be expensive.
 */
export const WeekHours = memo(function WeekHours(props: WeekHoursProps) {
  const { ref, days, byDay, today, now, wall, held, onGoTo, onLength, onAdd, onEdit, onKey } = props
  const count = days.length
  const named = useNamedDays({ from: days[0]!, to: days.at(-1)! })
  const folds = count > 1
  const { time_zone: timeZone } = useUser()
  const { attributes, listeners, setNodeRef, transform } = useDraggable({ id: 'held', data: held })
  const onHold: Hold = useCallback(
    (occurrence, event) => {
      if (isFromCalendar(occurrence.reminder)) return
      held.take(occurrence)
      // The element that is shifted, because dnd-kit measures without the shift of that element only. It measures again
      // when the page changes during a drag.
      setNodeRef(event.currentTarget.closest('li'))
      listeners?.[event.type === 'touchstart' ? 'onTouchStart' : 'onMouseDown']?.(event)
    },
    [held, listeners, setNodeRef],
  )
  const { hidden, see, seeDay, onScroll } = useHidden(ref)
  return (
    <>
      {count > 1 && <DayStrip days={days} today={today} from={hidden.from} to={hidden.to} onSee={seeDay} />}
      <div
        ref={ref}
        onScroll={onScroll}
        className={cx(
          '@container relative max-h-(--room) snap-x scroll-pl-12 overflow-auto border-y border-line md:[--room:clamp(20rem,100dvh-19rem,48rem)]',
          wholeHours,
          // On a phone the days of the month are above a single day.
          count > 1 ? '[--room:clamp(20rem,100dvh-18.75rem,48rem)]' : '[--room:clamp(19rem,100dvh-27rem,48rem)]',
        )}
      >
        <div className={cx('grid grid-cols-[3rem_minmax(0,1fr)]', count > 1 && weekWidth)}>
          <div className="sticky top-0 left-0 z-30 border-b border-line bg-surface" />
          <div
            data-head
            className="sticky top-0 z-20 grid border-b border-line bg-surface"
            style={{ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` }}
          >
            {days.map((day) => (
              <DayHead
                key={day}
                day={day}
                isToday={day === today}
                named={named.get(day)?.map(inWords).join(', ')}
                reminders={byDay.get(day) ?? none}
                onGoTo={onGoTo}
                onEdit={onEdit}
              />
            ))}
          </div>
          <HourLabels />
          <div
            data-columns
            // A single day keeps clear of the edge of the card.
            className={cx('relative grid', count === 1 && 'pr-2')}
            style={{
              height: 24 * hourPx,
              gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
              backgroundImage: 'linear-gradient(var(--line) 1px, transparent 1px)',
              backgroundSize: `100% ${hourPx}px`,
            }}
          >
            {days.map((day, place) => (
              <DayHours
                // Keyed by position, so that reminders on the same weekday keep their elements when the week changes.
                key={place}
                day={day}
                folds={folds}
                reminders={byDay.get(day) ?? none}
                before={byDay.get(addDays(day, -1)) ?? none}
                now={now}
                present={day === wall.slice(0, 10) ? minutesOf(wall.slice(11)) : null}
                dragged={
                  transform &&
                  held.occurrence &&
                  localOf(held.occurrence.reminder, held.occurrence.day, timeZone).day === day
                    ? { id: held.occurrence.reminder.id, x: transform.x, y: transform.y }
                    : null
                }
                describedBy={attributes['aria-describedby']}
                onHold={onHold}
                onLength={onLength}
                onAdd={onAdd}
                onGoTo={onGoTo}
                onEdit={onEdit}
                onKey={onKey}
              />
            ))}
          </div>
        </div>
      </div>
      <footer className="flex min-h-10 justify-between px-2">
        {hidden.earlier > 0 ? (
          <Button variant="quiet" size="sm" onClick={() => see(-1)}>
            <ArrowUp aria-hidden="true" className="size-4" />
            {weekWords.before(hidden.earlier)}
          </Button>
        ) : (
          <span />
        )}
        {hidden.later > 0 && (
          <Button variant="quiet" size="sm" onClick={() => see(1)}>
            {weekWords.after(hidden.later)}
            <ArrowDown aria-hidden="true" className="size-4" />
          </Button>
        )}
      </footer>
    </>
  )
})

type DayHeadProps = Pick<WeekHoursProps, 'onGoTo' | 'onEdit'> & {
  day: string
  isToday: boolean
  /** Its festivals, fasts and holidays. */
  named: string | undefined
  reminders: readonly Reminder[]
}

/** A day's name, what is celebrated on it where there is room, and its reminders without a time. */
const DayHead = memo(function DayHead({ day, isToday, named, reminders, onGoTo, onEdit }: DayHeadProps) {
  return (
    <div className="min-w-0 snap-start border-l border-line px-0.5">
      <button
        type="button"
        onClick={() => onGoTo(day)}
        aria-current={isToday ? 'date' : undefined}
        className={cx(
          'block min-h-9 w-full truncate rounded-md text-meta hover:bg-sunk',
          isToday ? 'font-semibold text-teal' : 'text-soft',
        )}
      >
        {weekdayInWords(day).slice(0, 3)}{' '}
        <span className={cx(isToday && 'inline-grid size-6.5 place-items-center rounded-full bg-teal text-on-teal')}>
          {Number(day.slice(8))}
        </span>
        <span className="sr-only"> {shortMonthInWords(day)}</span>
        {named && <span data-text={` ${named}`} className="beside font-medium text-accent-text max-lg:sr-only" />}
      </button>
      {reminders.filter(isWholeDay).map((reminder) => (
        <button
          key={reminder.id}
          type="button"
          onClick={() => onEdit({ reminder, day })}
          className="block h-7 w-full truncate rounded-sm border-y border-transparent bg-teal-soft bg-clip-padding px-1 text-left text-xs text-teal"
        >
          {reminder.title}
        </button>
      ))}
    </div>
  )
})

const HourLabels = memo(function HourLabels() {
  return (
    <div aria-hidden="true" className="sticky left-0 z-10 bg-surface" style={{ height: 24 * hourPx }}>
      {hours.map((hour) => (
        <span
          key={hour}
          className="absolute right-1.5 text-xs text-faint tabular-nums"
          style={{ top: hour * hourPx - 9 }}
        >
          {timeInWords(`${String(hour).padStart(2, '0')}:00`).replace(':00', '')}
        </span>
      ))}
    </div>
  )
})

const hours = Array.from({ length: 23 }, (_, place) => place + 1)

/** Ends half an hour below a whole one, so that no label is cut at the lower edge. */
const wholeHours = 'supports-[width:round(1px,1px)]:max-h-[calc(round(down,var(--room)-1.875rem,3.5rem)+1.875rem)]'

/** On narrow screens exactly three days fit next to the hours; the strip of days above shows that there are more. */
const weekWidth = 'max-md:min-w-[calc(700cqw/3-4rem)]'
