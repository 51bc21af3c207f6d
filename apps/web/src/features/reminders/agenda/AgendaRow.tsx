import type { Reminder } from '@planner/contract/reminders'
import { AlarmClock, CloudUpload, Flag, Pencil, Repeat, Sparkles, Trash2 } from 'lucide-react'
import { memo, useId } from 'react'
import { timeInWords } from '#platform/time/in-words.ts'
import { Badge } from '#ui/Badge.tsx'
import { cx } from '#ui/cx.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { words as common } from '#words.ts'
import { SnoozeButton } from '../alerts/SnoozeButton.tsx'
import type { Completion } from '../changes/use-complete.ts'
import { loadDialogs } from '../lazy-dialogs.ts'
import { hashOfView } from '../views/view-hash.ts'
import { words } from '../words.ts'
import { agendaFrame } from './agenda-frame.ts'
import { Checklist } from './Checklist.tsx'
import { CompleteButton } from './CompleteButton.tsx'
import { Linked } from './Linked.tsx'
import { OriginMark } from './OriginMark.tsx'
import type { Occurrence } from './outlook.ts'
import { isWholeDay, type ReminderState } from './state-on.ts'

type AgendaRowProps = {
  reminder: Reminder
  day: string
  state: ReminderState
  repeat: string | null
  /** The place whose clock it goes by, where that is not the person's. */
  zone: string | null
  /** When it rings again, in words, where it was snoozed. */
  ringsAgain: string | null
  /** Something about it waits to be sent. */
  waiting: boolean
  onComplete: (completion: Completion) => void
  /** Where suggestions have a place. */
  onSuggest?: (reminder: Reminder) => void
  onEdit: (occurrence: Occurrence) => void
  onDelete: (occurrence: Occurrence) => void
}

const priorityLooks = ['', 'fill-danger text-danger', 'fill-warn text-warn', 'text-teal'] as const

/** One reminder on one of its days. A change elsewhere in a long list does not draw it again. */
export const AgendaRow = memo(function AgendaRow(props: AgendaRowProps) {
  const { reminder, day, state, repeat, zone, ringsAgain, waiting, onComplete, onSuggest, onEdit, onDelete } = props
  const titleId = useId()
  const done = state === 'completed'
  const { origin } = reminder
  const wholeDay = isWholeDay(reminder)
  const priority = (reminder.priority ?? 0) as 0 | 1 | 2 | 3
  const isReadByModel = reminder.read_by === 'model'
  const marked =
    waiting ||
    origin ||
    reminder.time_defaulted ||
    isReadByModel ||
    state === 'overdue' ||
    zone ||
    ringsAgain ||
    repeat ||
    reminder.tags.length > 0

  return (
    <li
      data-row
      className={cx(
        agendaFrame.row,
        'mouse:transition-colors [contain-intrinsic-size:auto_5rem] [content-visibility:auto] hover:bg-sunk/60 has-aria-expanded:[content-visibility:visible]',
      )}
      onPointerEnter={loadDialogs}
    >
      <CompleteButton
        state={state}
        describedBy={titleId}
        onClick={() => onComplete({ reminder, day, completed: !done })}
      />
      <div className={agendaFrame.text}>
        <h3 id={titleId} className={cx(agendaFrame.title, done && 'text-faint line-through')}>
          {priority > 0 && (
            <>
              <span className="sr-only">{words.priorityOf(priority)}</span>
              <Flag aria-hidden="true" className={cx('mr-1.5 mb-0.5 inline size-4', priorityLooks[priority])} />
            </>
          )}
          {reminder.title}
        </h3>
        {reminder.description && (
          <p className={agendaFrame.description}>
            <Linked text={reminder.description} />
          </p>
        )}
        {reminder.checklist && <Checklist reminder={reminder} />}
      </div>
      {/* On narrow screens the time is next to the buttons, and the marks are on a line below. */}
      <div className="contents text-sm text-soft @min-[26rem]:col-start-2 @min-[26rem]:row-start-2 @min-[26rem]:flex @min-[26rem]:flex-wrap @min-[26rem]:items-center @min-[26rem]:gap-x-2 @min-[26rem]:gap-y-1 @min-[26rem]:pb-2">
        <p
          className={cx(
            'col-start-2 row-start-2 self-center whitespace-nowrap tabular-nums',
            state === 'overdue' && 'font-semibold text-danger',
          )}
        >
          {wholeDay ? words.allDay : timeInWords(reminder.time)}
          {reminder.duration_minutes && ` · ${words.minutes(reminder.duration_minutes)}`}
        </p>
        {marked && (
          <p className="col-start-2 row-start-3 flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 pb-1.5 @min-[26rem]:pb-0">
            {waiting && (
              <Badge tone="warn">
                <CloudUpload aria-hidden="true" className="size-3.5" />
                {common.waiting.mark}
              </Badge>
            )}
            {origin && <OriginMark origin={origin} />}
            {reminder.time_defaulted && !wholeDay && <Badge>default time</Badge>}
            {isReadByModel && <Badge>{words.readByModelMark}</Badge>}
            {zone && !wholeDay && <Badge>{words.clockOf(zone)}</Badge>}
            {state === 'overdue' && <Badge tone="danger">Overdue</Badge>}
            {ringsAgain && !done && (
              <Badge tone="teal">
                <AlarmClock aria-hidden="true" className="size-3.5" />
                {ringsAgain}
              </Badge>
            )}
            {repeat && (
              <span className="inline-flex items-center gap-1">
                <Repeat aria-hidden="true" className="size-3.5 text-teal" />
                {repeat}
              </span>
            )}
            {reminder.tags.map((tag) => (
              <a
                key={tag}
                href={hashOfView({ name: 'tag', tag })}
                className="-my-2.5 inline-flex min-h-11 items-center text-teal no-underline hover:underline"
              >
                #{tag}
              </a>
            ))}
          </p>
        )}
      </div>
      <div className="col-start-2 row-start-2 flex self-center justify-self-end mouse:transition-opacity mouse:opacity-65 group-hover:opacity-100 mouse:group-focus-within:opacity-100 @max-[26rem]:*:w-10 @max-[19rem]:*:w-9 @min-[26rem]:col-start-3 @min-[26rem]:row-span-2 @min-[26rem]:row-start-1">
        {!done && <SnoozeButton reminder={reminder} day={day} describedBy={titleId} />}
        {onSuggest && (
          <IconButton
            label="Get recommendations"
            aria-describedby={titleId}
            onClick={() => onSuggest(reminder)}
            className="text-soft"
          >
            <Sparkles aria-hidden="true" className="size-[1.1rem]" />
          </IconButton>
        )}
        <IconButton
          label="Edit"
          data-key="e"
          aria-describedby={titleId}
          onClick={() => onEdit({ reminder, day })}
          className="text-soft"
        >
          <Pencil aria-hidden="true" className="size-[1.1rem]" />
        </IconButton>
        <IconButton
          label="Delete"
          data-key="#"
          aria-describedby={titleId}
          onClick={() => onDelete({ reminder, day })}
          className="text-soft"
        >
          <Trash2 aria-hidden="true" className="size-[1.1rem]" />
        </IconButton>
      </div>
    </li>
  )
})
