import {
  type Active,
  DndContext,
  type DragEndEvent,
  type Modifier,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { failures } from '@planner/contract/failures'
import type { Reminder } from '@planner/contract/reminders'
import { addDays, daysBetween, weekdayOf } from '@planner/days/plain-date'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'

import { useUser } from '#features/auth/session.tsx'
import { dateInWords, dayAndMonthInWords, longDateInWords, timeInWords } from '#platform/time/date-in-words.ts'
import { wallTimeAt } from '#platform/time/wall-time.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { cx } from '#ui/cx.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { IconButton } from '#ui/IconButton.tsx'

import { AgendaSkeleton } from '../agenda/AgendaSkeleton.tsx'
import { agendaFrame } from '../agenda/agenda-frame.ts'
import type { RecurrenceEngine } from '../agenda/occurrences.ts'
import type { Occurrence } from '../agenda/outlook.ts'
import { isEvent, isWholeDay, stateOn } from '../agenda/state-on.ts'
import { remindersByDay } from '../calendar/reminders-by-day.ts'
import { useWithOlder } from '../calendar/use-with-older.ts'
import { useMove } from '../changes/use-move.ts'
import { ViewsButton } from '../views/ViewsButton.tsx'
import { words } from '../words.ts'
import { DraggedReminder, placeOf } from './DraggedReminder.tsx'
import { draggedTime, drawnMinutes, hourPx, inLanes, minutesOf, movedByKey, stepMinutes } from './hours.ts'
import { useSlot } from './use-slot.ts'
import { weekWords } from './words.ts'

type WeekColumnProps = {
  mode: 'day' | 'week'
  today: string
  now: Date
  /** Undefined until they are known. */
  reminders: readonly Reminder[] | undefined
  failed: boolean
  fetching: boolean
  engine: RecurrenceEngine | undefined
  onRetry: () => unknown
  onGoTo: (day: string) => void
  onEdit: (occurrence: Occurrence) => void
  /** From a time ('HH:MM:SS'), until another where a length was drawn. */
  onAdd: (day: string, from: string, to: string | null) => void
}

const none: readonly Reminder[] = []

/** A week, or a day, by the hour: how long things take is seen, dragging or Shift with the arrow keys moves them, and Enter opens one to change its day and time. */
export default function WeekColumn(props: WeekColumnProps) {
  const { mode, today, now, failed, fetching, engine, onRetry, onGoTo, onEdit, onAdd } = props
  const { time_zone } = useUser()
  const [shown, setShown] = useState(today)
  const { drawn, slotProps } = useSlot(onAdd)
  const from = mode === 'week' ? addDays(shown, 1 - weekdayOf(shown)) : shown
  const count = mode === 'week' ? 7 : 1
  const known = useDeferredValue(props.reminders)
  const reminders = useWithOlder(known, shown, today)
  const days = useMemo(() => Array.from({ length: count }, (_, place) => addDays(from, place)), [from, count])
  const byDay = useMemo(
    () => remindersByDay(reminders ?? none, { from, to: addDays(from, count - 1) }, engine),
    [reminders, from, count, engine],
  )
  const { move } = useMove()
  const wall = wallTimeAt(now, time_zone)
  const scroller = useStartNearNow(reminders !== undefined, minutesOf(wall.slice(11)))
  const columnPx = () => widthOfColumns() / count
  /** Where a reminder would be after dragging: whole days sideways, quarters of an hour downwards. */
  const target = ({ reminder, day }: Occurrence, delta: { x: number; y: number }) => {
    const place = Math.round(daysBetween(from, day) + delta.x / columnPx())
    return {
      to: addDays(from, Math.min(Math.max(place, 0), count - 1)),
      time: draggedTime(reminder.time, delta.y),
    }
  }
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 300, tolerance: 8 } }),
  )
  const drop = ({ active, delta }: DragEndEvent) => {
    const occurrence = active.data.current as Occurrence
    const { to, time } = target(occurrence, delta)
    if (to === occurrence.day && time === occurrence.reminder.time) return
    move(occurrence, to, {}, time)
  }
  const said = (occurrence: Occurrence, delta = { x: 0, y: 0 }) => {
    const { to, time } = target(occurrence, delta)
    return `${occurrence.reminder.title}: ${dateInWords(to)}, ${timeInWords(time)}`
  }
  const [announced, setAnnounced] = useState('')
  const landing = useRef<{ place: string; reached: boolean } | null>(null)
  const moveByKey = (occurrence: Occurrence, event: KeyboardEvent): boolean => {
    const { reminder, day } = occurrence
    const by = isEvent(reminder) ? null : movedByKey(event, reminder.time)
    if (!by) return false
    const to = addDays(day, by.days)
    if (to === day && by.time === reminder.time) return true
    move(occurrence, to, {}, by.time)
    if (to < from || to > addDays(from, count - 1)) setShown(to)
    landing.current = { place: placeOf(reminder.title, by.time, to), reached: false }
    setAnnounced(words.movedTo(`${dateInWords(to)}, ${timeInWords(by.time)}`))
    return true
  }
  // One day of what repeats is a reminder of its own once it is moved: the focus goes along, and again when the server's takes its place.
  useEffect(() => {
    const { current } = landing
    if (!current || (current.reached && document.activeElement !== document.body)) return
    const there = document.querySelector<HTMLElement>(`[data-moved="${CSS.escape(current.place)}"]`)
    if (!there) return
    there.focus()
    current.reached = true
  })
  useEffect(() => {
    const forget = () => {
      landing.current = null
    }
    document.addEventListener('pointerdown', forget, true)
    return () => document.removeEventListener('pointerdown', forget, true)
  }, [])
  const caption =
    mode === 'day'
      ? longDateInWords(from)
      : `${dayAndMonthInWords(from)} – ${dayAndMonthInWords(addDays(from, 6))} ${addDays(from, 6).slice(0, 4)}`

  return (
    <Card as="section" aria-label={words.views[mode]} className="min-w-0 p-0! md:row-span-2 md:self-start">
      <output className="sr-only">{announced}</output>
      <header className={cx(agendaFrame.header, 'flex-wrap gap-y-0')}>
        <div className="min-w-0">
          <h2 tabIndex={-1} className={agendaFrame.heading}>
            {words.views[mode]}
          </h2>
          <p aria-live="polite" className="text-meta text-soft">
            {caption}
          </p>
        </div>
        <div className="-mr-2 flex shrink-0 max-md:-ml-3">
          <IconButton label={weekWords.earlier[mode]} onClick={() => setShown(addDays(shown, -count))}>
            <ChevronLeft aria-hidden="true" className="size-5" />
          </IconButton>
          <IconButton label={weekWords.later[mode]} onClick={() => setShown(addDays(shown, count))}>
            <ChevronRight aria-hidden="true" className="size-5" />
          </IconButton>
          <Button variant="quiet" size="sm" aria-label="Back to today" onClick={() => onGoTo(today)}>
            Today
          </Button>
          <span className="ml-auto">
            <ViewsButton />
          </span>
        </div>
      </header>
      {!reminders && failed && (
        <ErrorState sentence={failures.remindersFetch} onRetry={onRetry} pending={fetching} className="pb-12" />
      )}
      {!reminders && !failed && <AgendaSkeleton />}
      {reminders && (
        <DndContext
          sensors={sensors}
          modifiers={[snap(columnPx)]}
          // The hours go on under the pointer; the page itself stays where it is.
          autoScroll={{ canScroll: (element) => element === scroller.current, layoutShiftCompensation: false }}
          onDragEnd={drop}
          accessibility={{
            screenReaderInstructions: { draggable: weekWords.dragHint },
            announcements: {
              onDragStart: ({ active }) => said(active.data.current as Occurrence),
              onDragMove: ({ active }) => said(active.data.current as Occurrence, movedBy(active)),
              onDragOver: () => undefined,
              onDragEnd: ({ active }) => said(active.data.current as Occurrence, movedBy(active)),
              onDragCancel: ({ active }) => said(active.data.current as Occurrence),
            },
          }}
        >
          <div
            ref={scroller}
            className="@container relative snap-x scroll-pl-12 overflow-auto border-t border-line"
            style={{ maxHeight: 'clamp(20rem, 100dvh - 15rem, 48rem)' }}
          >
            <div className={cx('grid grid-cols-[3rem_minmax(0,1fr)]', mode === 'week' && weekWidth)}>
              <div className="sticky top-0 left-0 z-30 border-b border-line bg-surface" />
              <div
                className="sticky top-0 z-20 grid border-b border-line bg-surface"
                style={{ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` }}
              >
                {days.map((day) => (
                  <div key={day} className="min-w-0 snap-start border-l border-line px-0.5 pb-1">
                    <button
                      type="button"
                      onClick={() => onGoTo(day)}
                      aria-current={day === today ? 'date' : undefined}
                      className={cx(
                        'block min-h-9 w-full truncate rounded-md text-meta hover:bg-sunk',
                        day === today ? 'font-semibold text-teal' : 'text-soft',
                      )}
                    >
                      {dateInWords(day).slice(0, -5)}
                    </button>
                    {byDay
                      .get(day)
                      ?.filter(isWholeDay)
                      .map((reminder) => (
                        <button
                          key={reminder.id}
                          type="button"
                          onClick={() => onEdit({ reminder, day })}
                          className="mt-0.5 block min-h-6 w-full truncate rounded-sm bg-teal-soft px-1 text-left text-xs text-teal"
                        >
                          {reminder.title}
                        </button>
                      ))}
                  </div>
                ))}
              </div>
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
              <div
                data-columns
                className="relative grid"
                style={{
                  height: 24 * hourPx,
                  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
                  backgroundImage: 'linear-gradient(var(--line) 1px, transparent 1px)',
                  backgroundSize: `100% ${hourPx}px`,
                }}
              >
                {days.map((day) => (
                  <ul
                    key={day}
                    aria-label={longDateInWords(day)}
                    className="relative border-l border-line"
                    {...slotProps(day)}
                  >
                    {drawn?.day === day && (
                      <li
                        aria-hidden="true"
                        className="pointer-events-none absolute inset-x-0.5 rounded-md border border-teal bg-teal-soft/70"
                        style={{ top: (drawn.from / 60) * hourPx, height: ((drawn.to - drawn.from) / 60) * hourPx }}
                      />
                    )}
                    {day === wall.slice(0, 10) && (
                      <li
                        aria-hidden="true"
                        className="absolute inset-x-0 z-10 h-px bg-danger"
                        style={{ top: (minutesOf(wall.slice(11)) / 60) * hourPx }}
                      />
                    )}
                    {inLanes(
                      (byDay.get(day) ?? none).filter((one) => !isWholeDay(one)),
                      spanOf,
                    ).map((placed) => (
                      <DraggedReminder
                        key={placed.item.id}
                        {...placed}
                        reminder={placed.item}
                        day={day}
                        state={stateOn(placed.item, day, now)}
                        onEdit={onEdit}
                        onKey={moveByKey}
                      />
                    ))}
                  </ul>
                ))}
              </div>
            </div>
          </div>
        </DndContext>
      )}
    </Card>
  )
}

function movedBy({ rect }: Active): { x: number; y: number } {
  const { initial, translated } = rect.current
  return initial && translated ? { x: translated.left - initial.left, y: translated.top - initial.top } : { x: 0, y: 0 }
}

const hours = Array.from({ length: 23 }, (_, place) => place + 1)

const spanOf = ({ time, duration_minutes }: Reminder) => {
  const from = minutesOf(time)
  return { from, to: from + drawnMinutes(duration_minutes) }
}

/** Asked while something is dragged: the window may have changed. */
const widthOfColumns = (): number => document.querySelector('[data-columns]')?.getBoundingClientRect().width ?? 700

const stepPx = (hourPx * stepMinutes) / 60

/** What is dragged stands where it would be dropped. */
const snap =
  (columnPx: () => number): Modifier =>
  ({ transform }) => ({
    ...transform,
    x: Math.round(transform.x / columnPx()) * columnPx(),
    y: Math.round(transform.y / stepPx) * stepPx,
  })

/** What is over is above what is seen first; where the week is wider than the screen, so are the days before today. */
function useStartNearNow(there: boolean, minutes: number) {
  const scroller = useRef<HTMLDivElement>(null)
  const start = useRef(Math.min(Math.max(minutes / 60 - 1.5, 6.5), 15))
  useEffect(() => {
    const box = scroller.current
    if (!there || !box) return
    const today = box.querySelector('[aria-current="date"]')?.getBoundingClientRect()
    const before = today ? today.left - box.getBoundingClientRect().left - hoursPx : 0
    box.scrollTo({ top: start.current * hourPx, left: Math.max(0, before) })
  }, [there])
  return scroller
}

/** The column of hours. */
const hoursPx = 48

/** Three whole days beside the hours where seven have no room. */
const weekWidth = 'max-md:min-w-[calc((100cqw-3rem)*7/3+3rem)]'
