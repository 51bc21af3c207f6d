import { reminders as limits } from '@planner/contract/constants/reminders'
import { failures } from '@planner/contract/failures'
import type { Reminder } from '@planner/contract/reminders'
import { addDays, daysBetween } from '@planner/days/plain-date'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { Fragment, useDeferredValue, useMemo, useState } from 'react'

import { useUser } from '#features/auth/session.tsx'
import { dateInWords, nearDateInWords } from '#platform/time/date-in-words.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { cx } from '#ui/cx.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { AgendaSkeleton } from '../agenda/AgendaSkeleton.tsx'
import { agendaFrame } from '../agenda/agenda-frame.ts'
import { BackToToday } from '../agenda/BackToToday.tsx'
import type { ColumnProps } from '../agenda/column-props.ts'
import { localOf } from '../agenda/in-other-time-zone.ts'
import { otherZone } from '../agenda/other-zone-name.ts'
import type { Occurrence } from '../agenda/outlook.ts'
import { AgendaRow } from '../agenda/row/AgendaRow.tsx'
import { SunriseArt } from '../agenda/SunriseArt.tsx'
import { stateOn } from '../agenda/state-on.ts'
import { useCompact } from '../agenda/use-compact.ts'
import { useComplete } from '../changes/use-complete.ts'
import { useGrowing } from '../create/use-growing.ts'
import { recurrenceInWords } from '../edit/recurrence-in-words.ts'
import { useQueuedIds, windowOptions } from '../queries.ts'
import { words } from '../words.ts'
import { FilterLinks } from './FilterLinks.tsx'
import { headingOf } from './heading-of.ts'
import { prioritiesOf, rowsOf, tagsOf } from './rows-of.ts'
import { ViewsButton } from './ViewsButton.tsx'
import type { ListView } from './view-hash.ts'
import { viewPictures } from './view-pictures.ts'

type ViewColumnProps = ColumnProps & { view: ListView }

/** A list of reminders over many days, grouped by day. */
export default function ViewColumn(props: ViewColumnProps) {
  const { view, today, now, failed, fetching, engine, onRetry, onGoTo, onEdit, onDelete } = props
  const { time_zone: timeZone } = useUser()
  const [years, setYears] = useState(0)
  const older = useOlderDone(view.name === 'done' ? years : 0, today)
  const known = useDeferredValue(props.reminders)
  const reminders = useMemo(() => known && withOthers(known, older.data), [known, older.data])
  const rows = useMemo(
    () => reminders && rowsOf(view, reminders, { today, now, engine, timeZone }),
    [view, reminders, today, now, engine, timeZone],
  )
  // Of daily ones among the coming days, only today’s are listed at first.
  const count = rows?.filter((row) => view.name !== 'upcoming' || !isLaterDaily(row, today)).length ?? 0
  const tags = useMemo(() => (reminders ? tagsOf(reminders) : []), [reminders])
  const used = useMemo(() => (reminders ? prioritiesOf(reminders) : []), [reminders])
  const heading = headingOf(view)

  return (
    <Card as="section" aria-label={heading} className="min-w-0 p-0! md:self-start">
      <header className={cx(agendaFrame.header, 'flex-wrap gap-y-0!')}>
        <h2 tabIndex={-1} className={cx(agendaFrame.heading, 'min-w-0')}>
          <span className="min-w-0 truncate">{heading}</span>
          {rows && (
            <Badge className="font-sans" tone={count > 0 ? 'accent' : 'neutral'}>
              {count.toLocaleString('en-IN')}
              <span className="sr-only">{count === 1 ? 'reminder' : 'reminders'}</span>
            </Badge>
          )}
        </h2>
        <div className="-mr-2 flex shrink-0">
          <BackToToday onClick={() => onGoTo(today)} />
          <ViewsButton
            picture={view.name === 'tag' || view.name === 'priority' ? undefined : viewPictures[view.name]}
          />
        </div>
      </header>
      {(view.name === 'all' || view.name === 'tag' || view.name === 'priority') && (
        <FilterLinks tags={tags} priorities={used} current={view} />
      )}
      {!reminders && failed && (
        <ErrorState sentence={failures.remindersFetch} onRetry={onRetry} pending={fetching} className="pb-12" />
      )}
      {!reminders && !failed && <AgendaSkeleton />}
      {rows?.length === 0 && (
        <EmptyState art={<SunriseArt />} title={words.viewEmpty[view.name]} text="" className="pt-4 pb-10" />
      )}
      {rows && rows.length > 0 && (
        <Rows
          key={heading}
          underOverdue={view.name === 'overdue'}
          collapses={view.name === 'upcoming'}
          {...{ rows, today, now, engine, onGoTo, onEdit, onDelete }}
        />
      )}
      {view.name === 'done' && (
        <div className="px-4 pb-5 md:px-6">
          <Button
            variant="secondary"
            size="sm"
            pending={older.isFetching}
            onClick={() => setYears((before) => before + 1)}
          >
            {words.showOlder}
          </Button>
          {older.error && <p className="pt-2 text-sm text-danger">{failures.remindersFetch}</p>}
        </div>
      )}
    </Card>
  )
}

/** Loads completed reminders older than the list, one more year at a time. */
function useOlderDone(years: number, today: string) {
  const to = addDays(today, -limits.listedDays)
  return useQuery({
    ...windowOptions(addDays(to, -366 * years), to),
    enabled: years > 0,
    placeholderData: (before) => before,
  })
}

function withOthers(list: readonly Reminder[], older: readonly Reminder[] | undefined): readonly Reminder[] {
  if (!older) return list
  const known = new Set(list.map(({ id }) => id))
  return [...list, ...older.filter(({ id }) => !known.has(id))]
}

type RowsProps = Pick<ViewColumnProps, 'today' | 'now' | 'engine' | 'onGoTo' | 'onEdit' | 'onDelete'> & {
  rows: readonly Occurrence[]
  /** Whether the heading already says that they are overdue. */
  underOverdue: boolean
  /** Whether daily reminders are listed for today only, until the person asks for all days. */
  collapses: boolean
}

const none: readonly Occurrence[] = []

/** Whether the day is called by a word, such as 'Tomorrow', that does not contain its date. */
const isNamedDay = (day: string, today: string): boolean => Math.abs(daysBetween(today, day)) <= 1

const isLaterDaily = ({ reminder, day }: Occurrence, today: string): boolean =>
  reminder.recurrence === 'daily' && day > today

function Rows({ rows: all, underOverdue, collapses, today, now, engine, onGoTo, onEdit, onDelete }: RowsProps) {
  const { mutate: complete } = useComplete()
  const waiting = useQueuedIds()
  const { time_zone } = useUser()
  const compact = useCompact()
  const [showsDaily, setShowsDaily] = useState(!collapses)
  const laterDaily = collapses ? all.filter((row) => isLaterDaily(row, today)) : none
  const daily = new Set(laterDaily.map(({ reminder }) => reminder.id)).size
  const listed = showsDaily ? all : all.filter((row) => !isLaterDaily(row, today))
  const { drawn, end } = useGrowing(listed.length)
  const rows = listed.slice(0, drawn).map((one) => ({ ...one, shownOn: localOf(one.reminder, one.day, time_zone).day }))

  // By day, so that the day above is pushed away by the next one.
  const groups = [...Map.groupBy(rows, (row) => row.shownOn)]
  // Between today and the days for which the daily ones are not listed.
  const later = groups.findIndex(([on]) => on > today)
  const everyDay = daily > 0 && (
    <button
      type="button"
      aria-expanded={showsDaily}
      onClick={() => setShowsDaily(!showsDaily)}
      className="mx-1 mt-2 flex min-h-11 items-center gap-2 rounded-md px-1 text-left text-sm font-semibold text-soft hover:text-ink md:mx-2"
    >
      {words.everyDay(daily)}
      <ChevronDown aria-hidden="true" className={cx('size-4', showsDaily && 'rotate-180')} />
    </button>
  )

  return (
    <div className={cx(agendaFrame.list, '**:scroll-mt-12')}>
      {groups.map(([on, ofDay], place) => (
        <Fragment key={on}>
          {place === later && everyDay}
          <div className={place > 0 ? 'mt-2' : ''}>
            <div className="sticky top-(--top-bar) z-10 bg-surface px-1 md:px-2">
              <button
                type="button"
                onClick={() => onGoTo(on)}
                className="min-h-11 rounded-md px-1 text-left text-base font-semibold hover:text-accent-text"
              >
                {nearDateInWords(on, today)}
                {isNamedDay(on, today) && (
                  <span className="font-normal text-soft"> · {dateInWords(on).slice(0, -5)}</span>
                )}
                {on.slice(0, 4) !== today.slice(0, 4) && ` ${on.slice(0, 4)}`}
              </button>
            </div>
            <ul aria-label={nearDateInWords(on, today)}>
              {ofDay.map(({ reminder, day }) => (
                <AgendaRow
                  key={`${reminder.id} ${day}`}
                  reminder={reminder}
                  day={day}
                  state={stateOn(reminder, day, now)}
                  repeat={recurrenceInWords(reminder, engine)}
                  zone={otherZone(reminder, time_zone)}
                  ringsAgain={null}
                  waiting={waiting.has(reminder.id)}
                  compact={compact}
                  underOverdue={underOverdue}
                  onComplete={complete}
                  onEdit={onEdit}
                  onDelete={onDelete}
                />
              ))}
            </ul>
          </div>
        </Fragment>
      ))}
      {later < 0 && drawn >= listed.length && everyDay}
      {drawn < listed.length && <div ref={end} aria-hidden="true" className="h-px" />}
    </div>
  )
}
