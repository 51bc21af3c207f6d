import type { Reminder } from '@planner/contract/reminders'
import { daysBetween } from '@planner/days/plain-date'
import { occasionInWords } from '@planner/reminder-language/occasion'
import { isWholeDay } from '@planner/reminder-language/whole-day'
import { AlarmClock, CloudUpload, Pencil, Repeat, Sparkles, Trash2 } from 'lucide-react'
import { lazy, memo, Suspense, useId } from 'react'
import { useUser } from '#features/auth/session.tsx'
import { loadChunk } from '#platform/chunk.ts'
import { dateInWords } from '#platform/time/date-in-words.ts'
import { cx } from '#ui/cx.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { words as common } from '#words.ts'
import { SnoozeButton } from '../../alerts/SnoozeButton.tsx'
import type { Completion } from '../../changes/use-complete.ts'
import { loadDialogs } from '../../lazy-dialogs.ts'
import { hashOfView } from '../../views/view-hash.ts'
import { words } from '../../words.ts'
import { agendaFrame } from '../agenda-frame.ts'
import { localOf } from '../in-other-time-zone.ts'
import { isSpan } from '../occurrences.ts'
import type { Occurrence } from '../outlook.ts'
import { isDose as isDoseOf, type ReminderState } from '../state-on.ts'
import { timeOf } from '../time-of.ts'
import { CompleteButton } from './CompleteButton.tsx'
import { Linked } from './Linked.tsx'
import { MoreButton } from './MoreButton.tsx'
import { RowTags } from './RowTags.tsx'
import { RowTitle } from './RowTitle.tsx'
import { SharedLine } from './SharedLine.tsx'

type AgendaRowProps = {
  reminder: Reminder
  day: string
  state: ReminderState
  repeat: string | null
  /** The place of its time zone if that is not the person's. */
  zone: string | null
  /** When it rings again, in words, if it was snoozed. */
  ringsAgain: string | null
  /** Whether a change to it is queued. */
  waiting: boolean
  /** Shows one button for all actions instead of one each: for touch and narrow columns. */
  compact: boolean
  /** Whether the row is in the overdue block. */
  underOverdue?: boolean
  /** Whether it is an event whose time is over, to be marked as done. */
  passed?: boolean
  /** Whether it is the next one to ring. */
  isNext?: boolean
  onComplete: (completion: Completion) => void
  /** Set where suggestions can be shown. */
  onSuggest?: (reminder: Reminder) => void
  onEdit: (occurrence: Occurrence) => void
  onDelete: (occurrence: Occurrence) => void
}

/** Loaded lazily, because few reminders have a checklist. */
const Checklist = lazy(() => loadChunk(() => import('./Checklist.tsx')))
const OriginMark = lazy(() => loadChunk(() => import('./OriginMark.tsx')))

/** Loaded lazily, because few reminders are changed occurrences. */
const OfSeries = lazy(() => loadChunk(() => import('./OfSeries.tsx')))

/** Loaded lazily, because few people track doses. */
const SkipDose = lazy(() => loadChunk(() => import('#features/medicines/SkipDose.tsx')))

/** One occurrence of a reminder. Memoized, so that a change elsewhere in a long list does not re-render it. */
export const AgendaRow = memo(function AgendaRow(props: AgendaRowProps) {
  const { reminder, day, state, compact, onComplete, onSuggest, onEdit, onDelete } = props
  const titleId = useId()
  const done = state === 'completed'
  const isDose = isDoseOf(reminder)

  return (
    <li
      data-row={reminder.id}
      className={cx(
        agendaFrame.row,
        'mouse:transition-colors [contain-intrinsic-size:auto_4rem] [content-visibility:auto] hover:bg-sunk/60 has-aria-expanded:[content-visibility:visible]',
      )}
      onPointerEnter={loadDialogs}
    >
      <CompleteButton
        state={state}
        describedBy={titleId}
        isDose={isDose}
        onClick={() => onComplete({ reminder, day, completed: !done })}
      />
      <div className={agendaFrame.text}>
        <RowTitle as="h3" id={titleId} reminder={reminder} done={done} onOpen={() => onEdit({ reminder, day })} />
        <Meta {...props} />
      </div>
      {compact ? (
        <MoreButton {...{ reminder, day, done, describedBy: titleId, onSuggest, onEdit, onDelete }} />
      ) : (
        <div className={cx(agendaFrame.actions, 'xl:[&>button]:size-10')}>
          {!done && <SnoozeButton reminder={reminder} day={day} describedBy={titleId} />}
          {!done && isDose && (
            <Suspense fallback={null}>
              <SkipDose reminder={reminder} day={day} describedBy={titleId} />
            </Suspense>
          )}
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
      )}
      <SharedLine reminder={reminder} day={day} done={done} overdue={state === 'overdue'} />
      {reminder.checklist && (
        <Suspense fallback={<div className={cx(agendaFrame.below, 'h-9.5')} />}>
          <Checklist reminder={reminder} />
        </Suspense>
      )}
    </li>
  )
})

/**
 * Time, tags, repetition and further facts on one line, most important first, because a narrow screen hides the last
 * ones; on the widest screens each in its own column.
 */
function Meta({
  reminder,
  day,
  state,
  repeat,
  zone,
  ringsAgain,
  waiting,
  underOverdue,
  passed,
  isNext,
}: AgendaRowProps) {
  const { origin, description, duration_minutes: duration } = reminder
  const { time_zone } = useUser()
  const wholeDay = isWholeDay(reminder)
  const occasion = occasionInWords(reminder, day)
  // A reminder that spans days rings only on its first day.
  const isLaterDay = isSpan(reminder) && day > reminder.date

  return (
    <div className={cx(agendaFrame.meta, zone && !wholeDay && agendaFrame.metaOfTwoTimes)}>
      <div className={agendaFrame.when}>
        {waiting && (
          <span className="flex shrink-0 items-center gap-1 text-warn">
            <CloudUpload aria-hidden="true" className="size-3.5" />
            {common.waiting.mark}
          </span>
        )}
        {isNext && <span className="shrink-0 font-medium text-accent-text">{words.nextUp}</span>}
        <p className={cx('shrink-0 tabular-nums', state === 'overdue' && 'font-medium text-danger')}>
          {isLaterDay && !wholeDay
            ? words.dayOf(daysBetween(reminder.date, day) + 1, daysBetween(reminder.date, reminder.ends_on!) + 1)
            : timeOf(reminder, localOf(reminder, day, time_zone).time)}
          {duration && ` · ${words.minutes(duration).replace(' ', '\u00a0')}`}
        </p>
        {state === 'overdue' && !underOverdue && <span className="shrink-0 text-danger">Overdue</span>}
        {passed && <span>{words.pastDone}</span>}
        {zone && !wholeDay && <span className="shrink-0">{words.thereAt(timeOf(reminder), zone)}</span>}
        {ringsAgain && state !== 'completed' && (
          <span className="flex shrink-0 items-center gap-1 text-teal xl:whitespace-normal">
            <AlarmClock aria-hidden="true" className="size-3.5 shrink-0" />
            {ringsAgain}
          </span>
        )}
      </div>
      <span className={agendaFrame.tags}>
        <RowTags tags={reminder.tags} />
        {reminder.medicine && (
          <a
            href={hashOfView({ name: 'medicines', id: reminder.medicine.id })}
            className="inline-flex min-h-6 shrink-0 items-center text-soft no-underline hover:underline"
          >
            {words.views.medicines}
          </a>
        )}
      </span>
      {repeat && (
        <span className={agendaFrame.repeat}>
          <Repeat aria-hidden="true" className="size-3.5 shrink-0 text-teal" />
          <span className="truncate max-lg:sr-only">{repeat}</span>
        </span>
      )}
      <div className={agendaFrame.facts}>
        {isSpan(reminder) && (
          <span className="shrink-0">{words.until(dateInWords(reminder.ends_on!).slice(0, -5))}</span>
        )}
        {reminder.time_defaulted && !wholeDay && !isLaterDay && (
          <span className="shrink-0 text-faint">default time</span>
        )}
        {occasion && <span className="shrink-0 font-medium text-accent-text">{occasion}</span>}
        {reminder.series && (
          <Suspense fallback={null}>
            <OfSeries reminder={reminder} />
          </Suspense>
        )}
        {reminder.files && <span className="shrink-0">{words.files(reminder.files.length)}</span>}
        {origin && (
          <Suspense fallback={null}>
            <OriginMark origin={origin} />
          </Suspense>
        )}
        {reminder.read_by === 'model' && <span className="shrink-0">{words.readByModelMark}</span>}
        {description && (
          <p title={description} className="min-w-10 flex-1 truncate">
            <Linked text={description} />
          </p>
        )}
      </div>
    </div>
  )
}
