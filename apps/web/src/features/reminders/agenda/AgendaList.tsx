import type { Reminder } from '@planner/contract/reminders'
import { ChevronDown } from 'lucide-react'
import { useRef, useState } from 'react'

import { useUser } from '#features/auth/session.tsx'
import { useSnooze } from '#features/notifications/use-snooze.ts'
import { words as notificationWords } from '#features/notifications/words.ts'
import { momentInSentence } from '#platform/time/date-in-words.ts'
import { animateAdded } from '#ui/animate-added.ts'
import { cx } from '#ui/cx.ts'
import { useSnoozed } from '../alerts/use-snoozed.ts'
import { useComplete } from '../changes/use-complete.ts'
import { useGrowing } from '../create/use-growing.ts'
import { recurrenceInWords } from '../edit/recurrence-in-words.ts'
import { useQueuedIds } from '../queries.ts'
import { words } from '../words.ts'
import { agendaFrame } from './agenda-frame.ts'
import { ownDayOf, shownOn } from './in-other-time-zone.ts'
import { OverdueList } from './OverdueList.tsx'
import type { RecurrenceEngine } from './occurrences.ts'
import { otherZone } from './other-zone-name.ts'
import type { Occurrence, Overdue } from './outlook.ts'
import { byPartOfDay } from './parts-of-day.ts'
import { isPassed } from './passed/is-passed.ts'
import { AgendaRow } from './row/AgendaRow.tsx'
import { useSwipes } from './row/use-swipes.ts'
import { isCompletedOn, stateOn, wasDue } from './state-on.ts'
import { useCompact } from './use-compact.ts'

type AgendaListProps = {
  day: string
  today: string
  now: Date
  reminders: readonly Reminder[]
  /** Reminders overdue from earlier days; passed with today. */
  overdue: readonly Overdue[]
  engine: RecurrenceEngine | undefined
  /** The next one to ring, of any day. */
  next: Occurrence | undefined
  onSuggest: (reminder: Reminder) => void
  onEdit: (occurrence: Occurrence) => void
  onDelete: (occurrence: Occurrence) => void
}

/**
 * The overdue reminders, and those of a day grouped by part of day. A long list is rendered as far as it has been
 * scrolled.
 */
export function AgendaList({
  day,
  today,
  now,
  reminders,
  overdue,
  engine,
  next,
  onSuggest,
  onEdit,
  onDelete,
}: AgendaListProps) {
  const { mutate: complete } = useComplete()
  const { mutate: snooze } = useSnooze()
  const waiting = useQueuedIds()
  const snoozed = useSnoozed(day)
  const { time_zone } = useUser()
  const ownDay = (reminder: Reminder) => ownDayOf(reminder, day, time_zone)
  const compact = useCompact()
  const { drawn, end } = useGrowing(reminders.length)
  // As of when the day was opened, so that a row ticked now does not move.
  const [doneBefore] = useState(
    () =>
      new Set(reminders.filter((one) => isCompletedOn(one, ownDay(one))).map(({ id }) => id)) as ReadonlySet<string>,
  )
  const [showsDone, setShowsDone] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const swiped = (act: (reminder: Reminder) => void) => (id: string) => {
    const reminder = reminders.find((one) => one.id === id)
    if (reminder && !isCompletedOn(reminder, ownDay(reminder))) act(reminder)
  }
  useSwipes(list, {
    right: swiped((reminder) => complete({ reminder, day: ownDay(reminder), completed: true })),
    left: swiped((reminder) => snooze({ reminder, day: ownDay(reminder), snooze: 'hour' })),
  })
  const late = day === today ? reminders.filter((one) => wasDue(one, ownDay(one), now) && !doneBefore.has(one.id)) : []
  const fromToday = late
    .filter((one) => !isCompletedOn(one, ownDay(one)))
    .map((reminder) => ({ reminder, day: ownDay(reminder) }))
  const isOverdue = overdue.length + fromToday.length > 0
  // Ticked ones stay in the overdue block as well, as long as there is one.
  const apart = new Set(isOverdue ? late : [])
  const { parts, done } = byPartOfDay(
    reminders.filter((one) => !apart.has(one)).slice(0, drawn),
    doneBefore,
    (one) => shownOn(one, day, time_zone).time,
  )

  const rows = (of: readonly Reminder[], inBlock = false) =>
    of.map((reminder) => (
      <AgendaRow
        key={reminder.id}
        reminder={reminder}
        day={ownDay(reminder)}
        state={stateOn(reminder, ownDay(reminder), now)}
        repeat={recurrenceInWords(reminder, engine)}
        zone={otherZone(reminder, time_zone)}
        ringsAgain={ringsAgainInWords(snoozed.get(reminder.id), time_zone, now)}
        waiting={waiting.has(reminder.id)}
        compact={compact}
        underOverdue={inBlock}
        passed={day === today && isPassed(reminder, now)}
        isNext={reminder.id === next?.reminder.id && ownDay(reminder) === next.day}
        onComplete={complete}
        onSuggest={onSuggest}
        onEdit={onEdit}
        onDelete={onDelete}
      />
    ))

  return (
    <div ref={list} className="touch-pan-y overflow-x-clip">
      {isOverdue && <OverdueList {...{ overdue, fromToday, today, onEdit }}>{rows([...apart], true)}</OverdueList>}
      <div className={agendaFrame.list}>
        {parts.map(({ part, reminders: of }) => (
          <div key={part}>
            <p aria-hidden="true" className={agendaFrame.group}>
              {words.partsOfDay[part]}
            </p>
            <ul ref={animateAdded} aria-label={words.partsOfDay[part]}>
              {rows(of)}
            </ul>
          </div>
        ))}
        {drawn < reminders.length && <div ref={end} aria-hidden="true" className="h-px" />}
        {done.length > 0 && (
          <div>
            <button
              type="button"
              aria-expanded={showsDone}
              onClick={() => setShowsDone(!showsDone)}
              className="flex min-h-11 w-full items-center gap-1.5 rounded-md px-2 text-left text-meta md:px-3 font-medium text-soft hover:bg-sunk/60"
            >
              {words.doneCount(done.length)}
              <ChevronDown
                aria-hidden="true"
                className={cx('size-4 transition-transform', showsDone && 'rotate-180')}
              />
            </button>
            {showsDone && <ul aria-label={words.views.done}>{rows(done)}</ul>}
          </div>
        )}
      </div>
    </div>
  )
}

function ringsAgainInWords(at: string | undefined, timeZone: string, now: Date): string | null {
  if (at === undefined || Date.parse(at) <= now.getTime()) return null

  return notificationWords.snoozedUntil(momentInSentence(new Date(at), timeZone, now))
}
