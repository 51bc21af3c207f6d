import { DndContext, type DragEndEvent, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core'
import { failures } from '@planner/contract/failures'
import type { Reminder } from '@planner/contract/reminders'
import { addDays, daysBetween } from '@planner/days/plain-date'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'

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
import { remindersByDay } from '../calendar/reminders-by-day.ts'
import { useWithOlder } from '../calendar/use-with-older.ts'
import { useMove } from '../changes/use-move.ts'
import { ViewsButton } from '../views/ViewsButton.tsx'
import { words } from '../words.ts'
import { byMouse, byTouch, inHand, movedBy, snap, widthOfColumns } from './drag.ts'
import { firstDayOf } from './first-day.ts'
import { draggedTime, minutesOf } from './hours.ts'
import { useNearNow } from './use-near-now.ts'
import { useSetLength } from './use-set-length.ts'
import { useWeekKeys } from './use-week-keys.ts'
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
    // From the day before, whose reminders may go past midnight.
    () =>
      remindersByDay(reminders ?? none, { from: addDays(from, -1), to: addDays(from, count - 1) }, engine, time_zone),
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
  const showDay = useCallback(
    (day: string) => setShown((before) => (firstDayOf(mode, before) === firstDayOf(mode, day) ? before : day)),
    [mode],
  )
  const { announced, actByKey } = useWeekKeys({ move, setLength, onDelete, onMoved: showDay })
  const turnedTo = firstDayOf(mode, shown)
  const end = addDays(turnedTo, 6)
  const isOneMonth = end.slice(0, 7) === turnedTo.slice(0, 7)
  const caption =
    mode === 'day'
      ? longDateInWords(turnedTo)
      : `${isOneMonth ? Number(turnedTo.slice(8)) : dayAndMonthInWords(turnedTo)} – ${dayAndMonthInWords(end)}`

  return (
    <Card as="section" aria-label={words.views[mode]} className="@container min-w-0 p-0! md:self-start">
      <output className="sr-only">{announced}</output>
      <header className={cx(agendaFrame.header, 'gap-x-0!')}>
        <div className="min-w-0">
          <h2 tabIndex={-1} className={agendaFrame.heading}>
            {words.views[mode]}
          </h2>
          <p aria-live="polite" className={agendaFrame.caption}>
            <span className={mode === 'day' ? '@max-[30rem]:hidden' : undefined}>{caption}</span>
            {mode === 'week' && <span className="max-sm:sr-only"> {end.slice(0, 4)}</span>}
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
          <span className="ml-auto flex">
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
