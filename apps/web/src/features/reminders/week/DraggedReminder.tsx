import { useDraggable } from '@dnd-kit/core'
import type { Reminder } from '@planner/contract/reminders'
import { type KeyboardEvent, memo } from 'react'

import { timeInWords } from '#platform/time/date-in-words.ts'
import { cx } from '#ui/cx.ts'

import type { Occurrence } from '../agenda/outlook.ts'
import { isEvent, type ReminderState } from '../agenda/state-on.ts'
import { hourPx } from './hours.ts'

type DraggedReminderProps = {
  reminder: Reminder
  day: string
  state: ReminderState
  /** In minutes since midnight. */
  from: number
  to: number
  lane: number
  lanes: number
  onEdit: (occurrence: Occurrence) => void
  /** Whether a key moved it. */
  onKey: (occurrence: Occurrence, event: KeyboardEvent) => boolean
}

/** By which it is found again after a move. */
export const placeOf = (title: string, time: string, day: string): string => `${title} ${time} ${day}`

const looks = {
  open: 'border-teal bg-teal-soft',
  overdue: 'border-danger bg-danger-soft',
  completed: 'border-ok bg-ok-soft text-soft line-through',
}

/** A reminder as high as it is long. A tap or Enter opens it; dragging moves it, and so do the arrow keys with Shift. */
export const DraggedReminder = memo(function DraggedReminder(props: DraggedReminderProps) {
  const { reminder, day, state, from, to, lane, lanes, onEdit, onKey } = props
  const { attributes, listeners, setNodeRef, transform, isDragging } = useDraggable({
    id: `${reminder.id} ${day}`,
    data: { reminder, day },
    // An event of a calendar is changed there.
    disabled: isEvent(reminder),
  })

  const isLong = to - from > 45

  return (
    <li
      className={cx('absolute p-px', isDragging && 'z-30')}
      style={{
        top: (from / 60) * hourPx,
        height: ((to - from) / 60) * hourPx,
        left: `${(lane / lanes) * 100}%`,
        width: `${100 / lanes}%`,
        ...(transform && { transform: `translate(${transform.x}px, ${transform.y}px)` }),
      }}
    >
      <button
        {...attributes}
        {...listeners}
        ref={setNodeRef}
        type="button"
        data-moved={placeOf(reminder.title, reminder.time, day)}
        aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight Shift+ArrowUp Shift+ArrowDown"
        onKeyDown={(event) => {
          if (onKey({ reminder, day }, event)) event.preventDefault()
          else listeners?.onKeyDown?.(event)
        }}
        onClick={() => onEdit({ reminder, day })}
        title={`${timeInWords(reminder.time)} ${reminder.title}`}
        className={cx(
          'block size-full min-h-6 overflow-hidden rounded-sm border-l px-1 text-left text-xs select-none',
          looks[state],
          isDragging && 'shadow-lifted',
        )}
      >
        <span className={cx('font-medium', isLong ? 'line-clamp-2 leading-4' : 'block truncate')}>
          {reminder.title}
        </span>{' '}
        <span className={isLong ? 'block truncate text-soft' : 'sr-only'}>{timeInWords(reminder.time)}</span>
      </button>
    </li>
  )
})
