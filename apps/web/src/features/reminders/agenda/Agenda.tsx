import { failures } from '@planner/contract/failures'
import type { Reminder } from '@planner/contract/reminders'
import { lazy, type Ref, Suspense, useEffect, useId, useMemo, useRef } from 'react'
import { useUser } from '#features/auth/session.tsx'
import { loadChunk } from '#platform/chunk.ts'
import { longDateInWords } from '#platform/time/date-in-words.ts'
import { Badge } from '#ui/Badge.tsx'
import { Card } from '#ui/Card.tsx'
import { cx } from '#ui/cx.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { followRows, neighbourRow } from '#ui/neighbour-row.ts'
import { OfflineNote } from '#ui/OfflineNote.tsx'
import { useAllSnoozed } from '../alerts/use-snoozed.ts'
import { inWords } from '../calendar/printed-on.ts'
import { useNamedDays } from '../calendar/use-named-days.ts'
import { ComposerGate } from '../create/ComposerGate.tsx'
import { ViewsButton } from '../views/ViewsButton.tsx'
import { words } from '../words.ts'
import { AgendaList } from './AgendaList.tsx'
import { AgendaSkeleton } from './AgendaSkeleton.tsx'
import { agendaFrame } from './agenda-frame.ts'
import { BackToToday } from './BackToToday.tsx'
import { ownDayOf } from './in-other-time-zone.ts'
import { Outlook } from './Outlook.tsx'
import type { RecurrenceEngine } from './occurrences.ts'
import { nextUp, type Occurrence, type Overdue } from './outlook.ts'
import { isCompletedOn } from './state-on.ts'

/** Loaded lazily, because most days have reminders. */
const FreeDay = lazy(() => loadChunk(() => import('./FreeDay.tsx')))

const PassedLine = lazy(() => loadChunk(() => import('./passed/PassedLine.tsx')))

const DayDone = lazy(() => loadChunk(() => import('./DayDone.tsx')))

export type AgendaProps = {
  ref: Ref<HTMLDivElement>
  day: string
  today: string
  now: Date
  /** The reminders of the day, earliest first; undefined until loaded. */
  reminders: readonly Reminder[] | undefined
  /** All reminders, to find what comes next; undefined until loaded. */
  all: readonly Reminder[] | undefined
  /** The day for text typed here that names none. */
  dayToAdd: string
  onMade: () => void
  /** Reminders overdue from earlier days; shown with today. */
  overdue: readonly Overdue[]
  failed: boolean
  fetching: boolean
  /** Whether the data comes from this device. */
  offline: boolean
  /** When the data was last loaded, in words. */
  asOf: string | null
  engine: RecurrenceEngine | undefined
  onRetry: () => unknown
  onAdd: (day: string, text?: string) => void
  onGoTo: (day: string) => void
  onSuggest: (reminder: Reminder) => void
  onEdit: (occurrence: Occurrence) => void
  onDelete: (occurrence: Occurrence) => void
}

export function Agenda(props: AgendaProps) {
  const { ref, day, today, now, reminders, all, overdue, engine, onSuggest, onEdit, onDelete } = props
  const { failed, fetching, offline, asOf, onRetry, onAdd, onGoTo, dayToAdd, onMade } = props
  const named = useNamedDays({ from: day, to: day }).get(day)?.map(inWords).join(', ')
  const { time_zone } = useUser()
  const snoozed = useAllSnoozed()
  const next = useMemo(() => all && nextUp(all, now, engine, snoozed), [all, now, engine, snoozed])
  const headingId = useId()
  const heading = useFocusWhenRowsGo(reminders)
  // The reminders still to do.
  const open = reminders?.filter((one) => !isCompletedOn(one, ownDayOf(one, day, time_zone))) ?? []
  const count = open.length + overdue.length

  return (
    <Card ref={ref} as="section" aria-labelledby={headingId} className="p-0!">
      <header className={agendaFrame.header}>
        <div className="min-w-0 flex-1">
          <h2 ref={heading} id={headingId} tabIndex={-1} className={agendaFrame.heading}>
            {day === today ? words.agenda : words.agendaOtherDay}
            {reminders && (
              <Badge className="font-sans" tone={count > 0 ? 'accent' : 'neutral'}>
                {count}
                <span className="sr-only">{count === 1 ? 'reminder' : 'reminders'}</span>
              </Badge>
            )}
          </h2>
          {/* Today's date is already shown below the page's title. */}
          <p className={cx(agendaFrame.caption, 'truncate', day === today && !named && 'sr-only')}>
            <span className={day === today ? 'sr-only' : undefined}>{longDateInWords(day)}</span>
            {named && (
              <span className="font-medium text-accent-text">
                {day !== today && ' · '}
                {named}
              </span>
            )}
          </p>
        </div>
        <div className="-mr-2 flex shrink-0">
          {day !== today && <BackToToday onClick={() => onGoTo(today)} />}
          <ViewsButton />
        </div>
      </header>
      {all && <Outlook {...{ reminders: all, next, now, engine, day, today, onGoTo }} />}
      <ComposerGate day={dayToAdd} onMade={onMade} />
      {offline && <OfflineNote asOf={asOf} className="mx-4 mb-2 px-3! py-2! md:mx-6" />}
      {!reminders && failed && (
        <ErrorState sentence={failures.remindersFetch} onRetry={onRetry} pending={fetching} className="pb-12" />
      )}
      {!reminders && !failed && <AgendaSkeleton />}
      {reminders && reminders.length + overdue.length > 0 && (
        <AgendaList key={day} {...{ day, today, now, reminders, overdue, engine, next, onSuggest, onEdit, onDelete }} />
      )}
      {all && day === today && (
        <Suspense fallback={null}>
          <PassedLine reminders={all} onEdit={onEdit} />
        </Suspense>
      )}
      {reminders?.length === 0 && (
        <Suspense fallback={<div className="h-80" />}>
          <FreeDay day={day} today={today} isFirst={all?.length === 0} onAdd={(text) => onAdd(day, text)} />
        </Suspense>
      )}
      {reminders && reminders.length > 0 && day === today && count === 0 && (
        <Suspense fallback={<div className="h-20" />}>
          <DayDone />
        </Suspense>
      )}
    </Card>
  )
}

/**
 * When a row with focus is removed, moves focus to the row that takes its place, or to the heading if there is none;
 * otherwise it would fall to the top of the page.
 */
function useFocusWhenRowsGo(reminders: readonly Reminder[] | undefined) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(0)
  useEffect(followRows, [])
  const count = reminders?.length ?? 0

  useEffect(() => {
    const fewer = count < before.current
    before.current = count
    if (!fewer) return undefined

    // Waits until the dialog that asked has closed.
    const timer = setTimeout(() => {
      if (document.activeElement?.contains(heading.current))
        (neighbourRow() ?? heading.current)?.focus({ preventScroll: true })
    }, 350)

    return () => clearTimeout(timer)
  }, [count])

  return heading
}
