import type { Reminder } from '@planner/contract/reminders'
import { type KeyboardEvent, type MouseEvent, memo, type TouchEvent } from 'react'

import { timeInWords } from '#platform/time/date-in-words.ts'
import { cx } from '#ui/cx.ts'

import type { Occurrence } from '../agenda/outlook.ts'
import { isFromCalendar, type ReminderState } from '../agenda/state-on.ts'
import { words } from '../words.ts'
import { drawnMinutes, hourPx } from './hours.ts'
import { useResize } from './use-resize.ts'

/** Called on press: the reminder may be dragged from here. */
export type Hold = (occurrence: Occurrence, event: MouseEvent<HTMLElement> | TouchEvent<HTMLElement>) => void

type DraggedReminderProps = {
  reminder: Reminder
  day: string
  /** In the person's time zone. */
  time: string
  state: ReminderState
  /** In minutes since midnight. */
  from: number
  to: number
  /** Whether the time follows the title of a short one: where a single day has the width for both. */
  showsTime: boolean
  /** Its place in the column, as lengths of CSS. */
  left: string
  width: string
  /** The place of its time zone if that is not the person's. */
  zone: string | null
  /** The drag offset in pixels; null while it is not being dragged. */
  dragged: { x: number; y: number } | null
  describedBy: string
  onHold: Hold
  onLength: (occurrence: Occurrence, minutes: number) => void
  onEdit: (occurrence: Occurrence) => void
  /** Returns whether the key was handled. */
  onKey: (occurrence: Occurrence, event: KeyboardEvent) => boolean
}

/** Returns the `data-moved` value by which a reminder is found again after a move. */
export const placeOf = (title: string, time: string, day: string): string => `${title} ${time} ${day}`

/** Its colour by its state, and that of its left edge. */
export const looks = {
  open: 'bg-teal-soft',
  overdue: 'bg-danger-soft',
  completed: 'bg-ok-soft text-soft',
}

export const edges = { open: 'border-teal', overdue: 'border-danger', completed: 'border-ok' }

/**
 * A reminder as high as its duration. A tap or Enter opens it; dragging or Shift with the arrow keys moves it; its
 * lower edge or + and - change its duration; Delete deletes it.
 */
export const DraggedReminder = memo(function DraggedReminder(props: DraggedReminderProps) {
  const {
    reminder,
    day,
    time,
    state,
    from,
    to,
    showsTime,
    left,
    width,
    zone,
    dragged,
    describedBy,
    onHold,
    onLength,
    onEdit,
    onKey,
  } = props
  const { length, handleProps } = useResize({ ...reminder, time }, (minutes) => onLength({ reminder, day }, minutes))
  const hold = (event: MouseEvent<HTMLElement> | TouchEvent<HTMLElement>) => onHold({ reminder, day }, event)
  const takes = length ?? reminder.duration_minutes
  const when = [timeInWords(time), ...(zone ? [words.thereAt(timeInWords(reminder.time), zone)] : [])].join(' · ')
  const isLong = to - from > 45
  const hasTwoLines = to - from >= 45

  return (
    <li
      data-count={state === 'completed' ? undefined : 1}
      className={cx('group absolute px-px', (dragged !== null || length !== null) && 'z-30')}
      style={{
        top: (from / 60) * hourPx,
        height: ((length === null ? to - from : drawnMinutes(length)) / 60) * hourPx,
        left,
        width,
        ...(dragged && { transform: `translate(${dragged.x}px, ${dragged.y}px)` }),
      }}
    >
      <button
        type="button"
        aria-roledescription="draggable"
        aria-describedby={describedBy}
        // Calendar events are changed in their calendar.
        aria-disabled={isFromCalendar(reminder)}
        onMouseDown={hold}
        onTouchStart={hold}
        data-moved={placeOf(reminder.title, reminder.time, day)}
        aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight Shift+ArrowUp Shift+ArrowDown + - Delete"
        onKeyDown={(event) => {
          if (onKey({ reminder, day }, event)) event.preventDefault()
        }}
        onClick={() => onEdit({ reminder, day })}
        title={`${when}${takes ? ` · ${words.minutes(takes)}` : ''} ${reminder.title}`}
        className={cx(
          // A half-hour reminder is a 28 px target, with a gap that is drawn inside it.
          'relative block size-full overflow-hidden rounded-r-sm border-y border-transparent bg-clip-padding pr-1 pl-1.5 text-left select-none',
          showsTime ? 'text-sm' : 'text-xs',
          looks[state],
          dragged && 'shadow-lifted',
        )}
      >
        {/* Unlike a border as high as the target, it ends at the gap, so that adjoining reminders stay apart. */}
        <span aria-hidden="true" className={cx('absolute inset-y-0 left-0 border-l-2', edges[state])} />
        <span className={hasTwoLines ? undefined : 'block truncate'}>
          <span
            className={cx(
              'font-medium',
              state === 'completed' && 'line-through',
              hasTwoLines && 'line-clamp-2 leading-4',
            )}
          >
            {reminder.title}
          </span>{' '}
          <span className={isLong ? 'block truncate text-soft' : showsTime ? 'text-soft' : 'sr-only'}>
            {when}
            {length !== null && ` · ${words.minutes(length)}`}
          </span>
        </span>
      </button>
      {!isFromCalendar(reminder) && (
        // For pointers; keyboards have + and -.
        <div
          aria-hidden="true"
          data-length
          className="absolute inset-x-1 bottom-0 h-2 cursor-ns-resize touch-none rounded-b-sm group-hover:bg-ink/15 pointer-coarse:h-3"
          {...handleProps}
        />
      )}
    </li>
  )
})
