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
import {
  type KeyboardEvent,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react'

import { useUser } from '#features/auth/session.tsx'
import { dateInWords, dayAndMonthInWords, longDateInWords, timeInWords } from '#platform/time/date-in-words.ts'
import { wallTimeAt } from '#platform/time/wall-time.ts'
import { useKeys } from '#platform/use-keys.ts'
import { Card } from '#ui/Card.tsx'
import { cx } from '#ui/cx.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { IconButton } from '#ui/IconButton.tsx'

import { AgendaSkeleton } from '../agenda/AgendaSkeleton.tsx'
import { agendaFrame } from '../agenda/agenda-frame.ts'
import { BackToToday } from '../agenda/BackToToday.tsx'
import type { ColumnProps } from '../agenda/column-props.ts'
import { localOf, ownOf } from '../agenda/in-other-time-zone.ts'
import type { Occurrence } from '../agenda/outlook.ts'
import { isFromCalendar } from '../agenda/state-on.ts'
import { remindersByDay } from '../calendar/reminders-by-day.ts'
import { useWithOlder } from '../calendar/use-with-older.ts'
import { useMove } from '../changes/use-move.ts'
import { ViewsButton } from '../views/ViewsButton.tsx'
import { words } from '../words.ts'
import { placeOf } from './DraggedReminder.tsx'
import {
  draggedTime,
  drawnMinutes,
  firstHour,
  headPx,
  hourPx,
  hoursPx,
  labelPx,
  lengthByKey,
  minutesOf,
  movedByKey,
  stepMinutes,
} from './hours.ts'
import { useSetLength } from './use-set-length.ts'
import { Held, WeekHours } from './WeekHours.tsx'
import { weekWords } from './words.ts'

type WeekColumnProps = ColumnProps & {
  mode: 'day' | 'week'
  /** Adds a reminder at a time ('HH:MM:SS'); `to` is set if a slot was drawn. */
  onAdd: (day: string, from: string, to: string | null) => void
}

const none: readonly Reminder[] = []

/**
 * A week or a day by the hour, which shows durations. Dragging or Shift with the arrow keys moves reminders, and Enter
 * opens one for editing.
 */
export default function WeekColumn(props: WeekColumnProps) {
  const { mode, today, now, failed, fetching, engine, onRetry, onGoTo, onEdit, onDelete, onAdd } = props
  const { time_zone } = useUser()
  const [shown, setShown] = useState(today)
  // A tap updates the heading at once, the columns in a deferred render.
  const drawn = useDeferredValue(shown)
  const from = firstDayOf(mode, drawn)
  const count = mode === 'week' ? 7 : 1
  const known = useDeferredValue(props.reminders)
  const reminders = useWithOlder(known, drawn, today)
  const days = useMemo(() => Array.from({ length: count }, (_, place) => addDays(from, place)), [from, count])
  const byDay = useMemo(
    () => remindersByDay(reminders ?? none, { from, to: addDays(from, count - 1) }, engine, time_zone),
    [reminders, from, count, engine, time_zone],
  )
  const { move } = useMove()
  const setLength = useSetLength()
  const wall = wallTimeAt(now, time_zone)
  const { scroller, seeNow } = useNearNow(minutesOf(wall.slice(11)))
  const goToNow = () => {
    setShown(today)
    seeNow()
  }
  useKeys({ t: goToNow })
  const columnPx = () => widthOfColumns() / count
  /** Returns where a reminder would be dropped: whole days sideways, quarters of an hour vertically. */
  const target = ({ reminder, day }: Occurrence, delta: { x: number; y: number }) => {
    const local = localOf(reminder, day, time_zone)
    const place = Math.round(daysBetween(from, local.day) + delta.x / columnPx())
    return {
      day: addDays(from, Math.min(Math.max(place, 0), count - 1)),
      time: draggedTime(local.time, delta.y),
    }
  }
  const sensors = useSensors(useSensor(MouseSensor, byMouse), useSensor(TouchSensor, byTouch))
  const [held] = useState(() => new Held())
  const drop = ({ active, delta }: DragEndEvent) => {
    const occurrence = inHand(active)
    const own = ownOf(occurrence.reminder, target(occurrence, delta), time_zone)
    if (own.day === occurrence.day && own.time === occurrence.reminder.time) return
    move(occurrence, own.day, {}, own.time)
  }
  const announcement = (occurrence: Occurrence, delta = { x: 0, y: 0 }) => {
    const { day, time } = target(occurrence, delta)
    return `${occurrence.reminder.title}: ${dateInWords(day)}, ${timeInWords(time)}`
  }
  const [announced, setAnnounced] = useState('')
  const landing = useRef<{ place: string; reached: boolean } | null>(null)
  const actByKey = useCallback(
    (occurrence: Occurrence, event: KeyboardEvent): boolean => {
      const { reminder, day } = occurrence
      if (event.key === 'Delete') {
        onDelete(occurrence)
        return true
      }
      if (isFromCalendar(reminder)) return false
      const local = localOf(reminder, day, time_zone)
      const minutes = lengthByKey(event.key, local.time, drawnMinutes(reminder.duration_minutes))
      if (minutes !== null) {
        setLength(occurrence, minutes)
        landing.current = { place: placeOf(reminder.title, reminder.time, day), reached: false }
        setAnnounced(weekWords.lasts(minutes))
        return true
      }
      const by = movedByKey(event, local.time)
      if (!by) return false
      const to = addDays(local.day, by.days)
      if (to === local.day && by.time === local.time) return true
      const own = ownOf(reminder, { day: to, time: by.time }, time_zone)
      move(occurrence, own.day, {}, own.time)
      setShown((before) => (firstDayOf(mode, before) === firstDayOf(mode, to) ? before : to))
      landing.current = { place: placeOf(reminder.title, own.time, own.day), reached: false }
      setAnnounced(words.movedTo(`${dateInWords(to)}, ${timeInWords(by.time)}`))
      return true
    },
    [move, setLength, mode, onDelete, time_zone],
  )
  // A moved occurrence of a repeating reminder becomes a separate one: focus follows it, and again when the server's
  // version replaces it.
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
  const turnedTo = firstDayOf(mode, shown)
  const caption =
    mode === 'day'
      ? longDateInWords(turnedTo)
      : `${dayAndMonthInWords(turnedTo)} – ${dayAndMonthInWords(addDays(turnedTo, 6))}`

  return (
    <Card as="section" aria-label={words.views[mode]} className="@container min-w-0 p-0! md:self-start">
      <output className="sr-only">{announced}</output>
      <header className={cx(agendaFrame.header, 'gap-x-0!')}>
        <div className="min-w-0">
          <h2 tabIndex={-1} className={agendaFrame.heading}>
            {/* Next to the buttons, a phone has space for the first word only; the full date is above the hours. */}
            {mode === 'day' ? (
              <span>
                {weekWords.day}
                <span className="@max-[30rem]:hidden">{weekWords.byTheHour}</span>
              </span>
            ) : (
              words.views.week
            )}
          </h2>
          <p aria-live="polite" className={agendaFrame.caption}>
            <span className={mode === 'day' ? '@max-[30rem]:hidden' : undefined}>{caption}</span>
            {mode === 'week' && <span className="max-sm:sr-only"> {addDays(turnedTo, 6).slice(0, 4)}</span>}
          </p>
        </div>
        <div className="-mr-2 flex shrink-0">
          <IconButton label={weekWords.earlier[mode]} onClick={() => setShown(addDays(shown, -count))}>
            <ChevronLeft aria-hidden="true" className="size-5" />
          </IconButton>
          <IconButton label={weekWords.later[mode]} onClick={() => setShown(addDays(shown, count))}>
            <ChevronRight aria-hidden="true" className="size-5" />
          </IconButton>
          <BackToToday onClick={goToNow} />
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
          // Only the hours scroll during a drag, not the page.
          autoScroll={{ canScroll: (element) => element === scroller.current, layoutShiftCompensation: false }}
          onDragEnd={drop}
          accessibility={{
            screenReaderInstructions: { draggable: weekWords.dragHint },
            announcements: {
              onDragStart: ({ active }) => announcement(inHand(active)),
              onDragMove: ({ active }) => announcement(inHand(active), movedBy(active)),
              onDragOver: () => undefined,
              onDragEnd: ({ active }) => announcement(inHand(active), movedBy(active)),
              onDragCancel: ({ active }) => announcement(inHand(active)),
            },
          }}
        >
          <WeekHours
            ref={scroller}
            days={days}
            byDay={byDay}
            today={today}
            now={now}
            wall={wall}
            held={held}
            onGoTo={onGoTo}
            onLength={setLength}
            onAdd={onAdd}
            onEdit={onEdit}
            onKey={actByKey}
          />
        </DndContext>
      )}
    </Card>
  )
}

function movedBy({ rect }: Active): { x: number; y: number } {
  const { initial, translated } = rect.current
  return initial && translated ? { x: translated.left - initial.left, y: translated.top - initial.top } : { x: 0, y: 0 }
}

/** Returns the first day of the week, or the day itself. */
const firstDayOf = (mode: 'day' | 'week', day: string): string =>
  mode === 'week' ? addDays(day, 1 - weekdayOf(day)) : day

const inHand = ({ data }: Active): Occurrence => (data.current as Held).occurrence!

// Constants, because new objects on each render would re-render everything draggable.
const byMouse = { activationConstraint: { distance: 6 } }
const byTouch = { activationConstraint: { delay: 300, tolerance: 8 } }

/** Measured while dragging, because the window may have been resized. */
const widthOfColumns = (): number => document.querySelector('[data-columns]')?.getBoundingClientRect().width ?? 700

const stepPx = (hourPx * stepMinutes) / 60

/** Snaps a dragged reminder to where it would be dropped. */
const snap =
  (columnPx: () => number): Modifier =>
  ({ transform }) => ({
    ...transform,
    x: Math.round(transform.x / columnPx()) * columnPx(),
    y: Math.round(transform.y / stepPx) * stepPx,
  })

/**
 * Scrolls to the current time, initially and on request: past hours and, if the week is wider than the screen, past
 * days are scrolled out of view.
 */
function useNearNow(minutes: number) {
  const scroller = useRef<HTMLDivElement>(null)
  const wanted = useRef(true)
  const [, again] = useReducer((times: number) => times + 1, 0)
  useEffect(() => {
    const box = scroller.current
    const today = wanted.current && box?.querySelector('[aria-current="date"]')
    // Another week may still be rendered.
    if (!box || !today) return
    wanted.current = false
    const before = today.getBoundingClientRect().left - box.getBoundingClientRect().left + box.scrollLeft - hoursPx
    const spans = Array.from(box.querySelectorAll<HTMLElement>('[data-count]'), ({ offsetTop, offsetHeight }) => ({
      from: (offsetTop / hourPx) * 60,
      to: ((offsetTop + offsetHeight) / hourPx) * 60,
    }))
    const hour = firstHour(minutes, (box.scrollHeight - box.clientHeight + labelPx) / hourPx, spans)
    // Half hours, so that the lower edge cuts no label.
    const odd = (box.querySelector<HTMLElement>('[data-head]')!.offsetHeight - headPx) % hourPx
    box.scrollTo({ top: hour * hourPx - labelPx - odd, left: Math.max(0, before) })
  })
  const seeNow = () => {
    wanted.current = true
    again()
  }
  return { scroller, seeNow }
}
