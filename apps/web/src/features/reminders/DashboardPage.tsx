import { list, type Reminder } from '@planner/contract/reminders'
import { usualTime } from '@planner/reminder-language/usual-time'
import { lazy, Suspense, useCallback, useDeferredValue, useRef, useState } from 'react'

import { queryClient } from '#api/client.ts'
import { useUser } from '#features/auth/session.tsx'
import { CityChip } from '#features/location/CityChip.tsx'
import { loadChunk } from '#platform/chunk.ts'
import { useOffline } from '#platform/offline/use-offline.ts'
import { dateInWords, longDateInWords, timeInWords } from '#platform/time/date-in-words.ts'
import { foreignZone } from '#platform/time/foreign-zone.ts'
import { useAsOf } from '#platform/time/use-as-of.ts'
import { useNow } from '#platform/time/use-now.ts'
import { dayAt } from '#platform/time/wall-time.ts'
import { useKeys } from '#platform/use-keys.ts'
import { useWide } from '#platform/use-wide.ts'
import { AfterFirstRender } from '#ui/AfterFirstRender.tsx'
import { Card } from '#ui/Card.tsx'
import { cx } from '#ui/cx.ts'
import { stickyColumn } from '#ui/scroll/sticky-column.ts'
import { toast } from '#ui/toast.ts'
import { useShown } from '#ui/use-shown.ts'
import { words as common } from '#words.ts'
import { AgendaSkeleton } from './agenda/AgendaSkeleton.tsx'
import { DayColumn } from './agenda/DayColumn.tsx'
import type { Occurrence } from './agenda/outlook.ts'
import { revealTop } from './agenda/reveal-top.ts'
import { CalendarCard } from './calendar/CalendarCard.tsx'
import { useDayInUrl } from './calendar/use-day-in-url.ts'
import { useWithOlder } from './calendar/use-with-older.ts'
import { AddButton } from './create/AddButton.tsx'
import { focusComposer } from './create/ComposerGate.tsx'
import type { CreateTarget } from './create/dialog/use-create-form.ts'
import { useOpenedWith } from './create/use-opened-with.ts'
import { quickKey } from './create/use-quick-key.ts'
import { Dialogs } from './Dialogs.tsx'
import { rowKeys } from './keys/row-keys.ts'
import { firstNameOf } from './offline/today-snapshot.ts'
import { useSaveToday } from './offline/use-save-today.ts'
import { listOptions, useRecurrenceEngine, useReminders } from './queries.ts'
import { Prompts } from './suggested/Prompts.tsx'
import { useViewInUrl } from './views/use-view-in-url.ts'
import { isList } from './views/view-hash.ts'
import { words } from './words.ts'

/** A view before it has loaded, about as high as the window. */
const loading = (
  <Card className="min-h-[80dvh] p-0!">
    <AgendaSkeleton />
  </Card>
)

const ViewColumn = lazy(() => loadChunk(() => import('./views/ViewColumn.tsx')))

const WeekColumn = lazy(() => loadChunk(() => import('./week/WeekColumn.tsx')))

const MedicinesColumn = lazy(() => loadChunk(() => import('#features/medicines/MedicinesColumn.tsx')))

/** Loaded lazily, because few devices are in another time zone. */
const ZoneNotice = lazy(() => loadChunk(() => import('#features/location/ZoneNotice.tsx')))

const none: Reminder[] = []

/** Loads the data of the page's first render. */
export const prefetch = () => queryClient.prefetchQuery(listOptions)

export default function DashboardPage() {
  const user = useUser()
  const now = useNow()
  const today = dayAt(now, user.time_zone)
  const [dayInUrl, setDayInUrl] = useDayInUrl()
  const day = dayInUrl ?? today
  const view = useViewInUrl()
  // The week view is a calendar itself and needs the full width.
  const isWeek = view?.name === 'week'
  const wide = useWide()

  const offline = useOffline(list.path)
  const { data: reminders, error, isFetching, refetch, dataUpdatedAt } = useReminders({ offline })
  const asOf = useAsOf(list.path, dataUpdatedAt, user.time_zone)
  const ofDay = useWithOlder(reminders, day, today)
  const engine = useRecurrenceEngine(reminders ?? none)
  useSaveToday(reminders, { today, engine })
  // The tapped element updates at once, the rest of the page in a deferred render.
  const dayBelow = useDeferredValue(day)
  const remindersAround = useDeferredValue(reminders)
  const [visit, setVisit] = useState(0)
  // The last day tapped: a day shown for any other reason is not the person's choice.
  const [tapped, setTapped] = useState<string | null>(null)
  const [prompted, setPrompted] = useState(false)
  const showPrompted = useCallback(() => setPrompted(true), [])
  const creating = useShown<CreateTarget>()
  const editing = useShown<Occurrence>()
  const deleting = useShown<Occurrence>()

  const goTo = useCallback(
    (to: string) => {
      setDayInUrl(to === today ? null : to)
      setVisit((before) => before + 1)
    },
    [setDayInUrl, today],
  )
  const agenda = useRef<HTMLDivElement>(null)
  const known = reminders !== undefined
  const { show: create } = creating
  const pick = useCallback(
    (picked: string, hasReminders: boolean) => {
      goTo(picked)
      setTapped(picked)
      if (!known || hasReminders) {
        // On a phone the agenda is below the calendar.
        revealTop(agenda.current, 220)
        return
      }

      create({ day: picked, time: usualTime.slice(0, 5) })
      toast.info(words.createFor(dateInWords(picked)))
    },
    [goTo, known, create],
  )
  const addOn = useCallback((to: string, text?: string) => create({ day: to, time: '', text }), [create])
  const addAt = useCallback(
    (on: string, from: string, to: string | null) =>
      create({
        day: on,
        time: from.slice(0, 5),
        ...(to && { text: words.fromTo(timeInWords(from), timeInWords(to)), isEnd: true }),
      }),
    [create],
  )
  const dayToAdd = tapped === day ? day : today
  const add = () => addOn(dayToAdd)
  // The hourly views have their own way back to the present.
  const isByHour = isWeek || view?.name === 'day'
  useKeys({
    ...rowKeys,
    [quickKey]: add,
    n: () => focusComposer() || add(),
    ...(!isByHour && { t: () => goTo(today) }),
  })
  useOpenedWith((text) => create({ day: dayToAdd, time: '', text }))
  // Creating a reminder does not change the shown day; the next sentence without a day means today.
  const clearTapped = useCallback(() => setTapped(null), [])
  const column = {
    today,
    now,
    reminders: remindersAround,
    failed: error !== null,
    fetching: isFetching,
    engine,
    onRetry: refetch,
    onGoTo: goTo,
    onEdit: editing.show,
    onDelete: deleting.show,
  }

  const prompts = (
    <AfterFirstRender>
      <Prompts day={dayBelow} today={today} known={known} ofDay={view === null} onShown={showPrompted} />
    </AfterFirstRender>
  )

  return (
    <div className="min-h-[90dvh]">
      <header className="mb-2 flex-wrap items-start justify-between gap-x-6 gap-y-3 max-md:mb-1 md:mb-6 md:flex">
        <div className="min-w-0">
          <h1 tabIndex={-1} className={cx('text-xl font-semibold md:text-2xl', isWeek && 'max-md:sr-only')}>
            {common.headings.dashboard}
          </h1>
          <p className="mt-1.5 text-soft max-md:hidden">{words.greeting(firstNameOf(user), longDateInWords(today))}</p>
        </div>
        <div className={cx('flex min-h-11 min-w-0 items-center justify-between gap-2', isWeek && 'max-md:hidden')}>
          {/* The date has priority; if the greeting does not fit, it wraps out of sight. */}
          <p className="flex h-5 min-w-0 flex-1 flex-row-reverse flex-wrap justify-end gap-x-1 overflow-hidden text-meta leading-5 whitespace-nowrap text-soft md:hidden">
            <span>{dateInWords(today).slice(0, -5)}</span>
            <span>{words.greetingShort(firstNameOf(user), '')}</span>
          </p>
          <CityChip quiet />
        </div>
      </header>
      {foreignZone(now, user.time_zone) && (
        <Suspense fallback={null}>
          <ZoneNotice timeZone={user.time_zone} />
        </Suspense>
      )}
      <div
        className={cx(
          'grid grid-cols-[minmax(0,1fr)] gap-2.5 md:gap-5 lg:gap-6',
          !isWeek && 'md:grid-cols-[21rem_minmax(0,1fr)] lg:grid-cols-[24rem_minmax(0,1fr)]',
        )}
      >
        {!isWeek && (
          <div ref={stickyColumn} className="contents md:sticky md:flex md:flex-col md:gap-5 md:self-start">
            <CalendarCard
              day={day}
              visit={visit}
              reminders={remindersAround ?? none}
              engine={engine}
              today={today}
              onPick={pick}
            />
            {wide && prompts}
          </div>
        )}
        {view ? (
          <Suspense fallback={loading}>
            {isList(view) ? (
              <ViewColumn view={view} {...column} />
            ) : view.name === 'medicines' ? (
              <MedicinesColumn
                chosen={view.id}
                today={today}
                reminders={remindersAround}
                onGoTo={goTo}
                onOpen={editing.show}
              />
            ) : (
              <WeekColumn key={view.name} mode={view.name} {...column} onAdd={addAt} />
            )}
          </Suspense>
        ) : (
          <DayColumn
            ref={agenda}
            day={dayBelow}
            {...column}
            reminders={ofDay}
            helps={prompted}
            offline={offline}
            asOf={asOf}
            onAdd={addOn}
            dayToAdd={dayToAdd}
            onMade={clearTapped}
          />
        )}
        {/* On a phone, below the agenda. */}
        {!isWeek && !wide && prompts}
      </div>
      <AddButton onClick={add} />
      <Dialogs
        creating={creating}
        editing={editing}
        deleting={deleting}
        today={today}
        engine={engine}
        onMade={clearTapped}
      />
    </div>
  )
}
