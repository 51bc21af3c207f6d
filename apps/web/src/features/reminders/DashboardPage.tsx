import { list, type Reminder } from '@planner/contract/reminders'
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react'

import { queryClient } from '#api/client.ts'
import { useUser } from '#features/auth/session.tsx'
import { CityChip } from '#features/location/CityChip.tsx'
import { NotificationPrompt } from '#features/notifications/NotificationPrompt.tsx'
import { loadChunk } from '#platform/chunk.ts'
import { dateInWords, longDateInWords } from '#platform/in-words.ts'
import { useAsOf } from '#platform/use-as-of.ts'
import { useNow } from '#platform/use-now.ts'
import { useOffline } from '#platform/use-offline.ts'
import { dayAt } from '#platform/wall-time.ts'
import { Later } from '#ui/Later.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { toast } from '#ui/toast.ts'
import { words } from '#words.ts'
import { AddButton } from './AddButton.tsx'
import { Agenda } from './Agenda.tsx'
import { CalendarCard } from './CalendarCard.tsx'
import type { CreateTarget } from './CreateReminderDialog.tsx'
import { Dialogs } from './Dialogs.tsx'
import { Outlook } from './Outlook.tsx'
import { listOptions, useRecurrenceEngine, useReminders } from './queries.ts'
import { remindersByDay } from './reminders-by-day.ts'
import { revealTop } from './reveal-top.ts'
import { SuggestedCard } from './SuggestedCard.tsx'
import { useDayInUrl } from './use-day-in-url.ts'
import { useMonth } from './use-month.ts'
import { useOpenedFor } from './use-opened-for.ts'
import { usePicked } from './use-picked.ts'
import { useQuickKey } from './use-quick-key.ts'
import { useShown } from './use-shown.ts'

const RecommendationsPanel = lazy(() => loadChunk(() => import('#features/vendors/RecommendationsPanel.tsx')))

const FoundReminders = lazy(() => loadChunk(() => import('#features/google/FoundReminders.tsx')))

const none: Reminder[] = []

/** What the page shows first. */
export const prefetch = () => queryClient.prefetchQuery(listOptions)

export default function DashboardPage() {
  const user = useUser()
  const now = useNow()
  const today = dayAt(now, user.time_zone)
  const [dayInUrl, setDayInUrl] = useDayInUrl()
  const day = dayInUrl ?? today

  const offline = useOffline(list.path)
  const { data, error, isFetching, refetch, dataUpdatedAt } = useReminders({ offline })
  const asOf = useAsOf(list.path, dataUpdatedAt, user.time_zone)
  const reminders = data ?? none
  const engine = useRecurrenceEngine(reminders)
  const { month, setMonth, counts } = useMonth(day, reminders, engine)
  const onDay = useMemo(
    () => remindersByDay(reminders, { from: day, to: day }, engine).get(day) ?? none,
    [reminders, day, engine],
  )

  // What was found in mail takes the place of the samples (decision 29).
  const [found, setFound] = useState(0)

  const creating = useShown<CreateTarget>()
  const editing = useShown<Reminder>()
  const deleting = useShown<Reminder>()

  const goTo = useCallback(
    (to: string) => {
      setDayInUrl(to === today ? null : to)
      setMonth(to)
    },
    [setDayInUrl, setMonth, today],
  )
  const agenda = useRef<HTMLDivElement>(null)
  const known = data !== undefined
  const { show: create } = creating
  const pick = useCallback(
    (picked: string) => {
      goTo(picked)
      if (!known || counts.has(picked)) {
        // On a phone the agenda stands below the calendar.
        revealTop(agenda.current, 220)
        return
      }

      create({ day: picked, time: '09:00' })
      toast.info(words.reminders.createFor(dateInWords(picked)))
    },
    [goTo, known, counts, create],
  )
  const { picked: pickedReminder, pick: pickReminder } = usePicked(onDay, day, now)
  const panel = useRef<HTMLDivElement>(null)
  const suggest = useCallback(
    ({ id }: Reminder) => {
      pickReminder(id)
      panel.current?.focus({ preventScroll: true })
      revealTop(panel.current, 320)
    },
    [pickReminder],
  )
  const add = () => create({ day, time: '' })
  useQuickKey(add)
  useOpenedFor((text) => create({ day, time: '', text }))

  return (
    <div className="min-h-[90dvh] pb-20">
      <PageHeading
        title={words.headings.dashboard}
        text={`Namaste, ${user.full_name.split(' ')[0]}. It is ${longDateInWords(today)}.`}
        actions={<CityChip />}
      />
      <Outlook reminders={data} now={now} engine={engine} today={today} onGoTo={goTo} />
      <div className="mt-4 grid gap-4 md:grid-cols-[21rem_minmax(0,1fr)] md:grid-rows-[auto_1fr] md:gap-5 lg:grid-cols-[26rem_minmax(0,1fr)] lg:gap-6">
        <CalendarCard counts={counts} day={day} today={today} month={month} onMonth={setMonth} onPick={pick} />
        <div className="contents md:row-span-2 md:flex md:min-w-0 md:flex-col md:gap-5 lg:gap-6">
          <Agenda
            ref={agenda}
            day={day}
            today={today}
            now={now}
            reminders={data && onDay}
            failed={error !== null}
            fetching={isFetching}
            offline={offline}
            asOf={asOf}
            engine={engine}
            onRetry={refetch}
            onAdd={add}
            onToday={() => goTo(today)}
            onSuggest={suggest}
            onEdit={editing.show}
            onDelete={deleting.show}
          />
          {known && (
            <Suspense fallback={null}>
              <RecommendationsPanel ref={panel} reminder={pickedReminder} className="outline-none max-md:order-last" />
            </Suspense>
          )}
        </div>
        <div className="flex flex-col gap-4 empty:hidden md:col-start-1 md:row-start-2 md:gap-5 md:self-start">
          <Later>
            <NotificationPrompt />
            {found === 0 && <SuggestedCard today={today} onMade={goTo} />}
          </Later>
          {known && (
            <Suspense fallback={null}>
              <FoundReminders onCount={setFound} />
            </Suspense>
          )}
        </div>
      </div>
      <AddButton onClick={add} />
      <Dialogs creating={creating} editing={editing} deleting={deleting} today={today} engine={engine} onMade={goTo} />
    </div>
  )
}
