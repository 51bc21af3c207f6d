import type { Reminder } from '@planner/contract/reminders'
import { lazy, memo, type RefObject, Suspense, useCallback, useDeferredValue, useMemo, useRef } from 'react'

import { useUser } from '#features/auth/session.tsx'
import { loadChunk } from '#platform/chunk.ts'
import { remindersByDay } from '../calendar/reminders-by-day.ts'
import { Agenda, type AgendaProps } from './Agenda.tsx'
import { leftBehind, type Overdue } from './outlook.ts'
import { revealTop } from './reveal-top.ts'
import { useFocusedReminder } from './use-focused-reminder.ts'

const RecommendationsPanel = lazy(() => loadChunk(() => import('#features/vendors/RecommendationsPanel.tsx')))

type DayColumnProps = Omit<AgendaProps, 'reminders' | 'all' | 'overdue' | 'onSuggest'> & {
  ref: RefObject<HTMLDivElement | null>
  /** All reminders; undefined until loaded. */
  reminders: readonly Reminder[] | undefined
  /**
   * Whether to show vendors. On a phone they come after content that loads later than the agenda and would be pushed
   * down.
   */
  helps: boolean
}

const none: readonly Reminder[] = []
const noneOverdue: readonly Overdue[] = []

/** The agenda of the chosen day, and vendors that could help with one of its reminders. */
export const DayColumn = memo(function DayColumn({ reminders, helps, ...agenda }: DayColumnProps) {
  const { day, today, now, engine } = agenda
  const { time_zone } = useUser()
  const onDay = useMemo(
    () => reminders && (remindersByDay(reminders, { from: day, to: day }, engine, time_zone).get(day) ?? none),
    [reminders, day, engine, time_zone],
  )
  const overdue = useMemo(
    () =>
      reminders && day === today ? leftBehind(reminders, { today, now, engine, timeZone: time_zone }) : noneOverdue,
    [reminders, day, today, now, engine, time_zone],
  )
  const { picked, pick } = useFocusedReminder(onDay ?? none, day, now)
  // The agenda shows a tick at once; vendors for the next reminder may take another render.
  const pickedBelow = useDeferredValue(picked)
  const panel = useRef<HTMLDivElement>(null)
  const suggest = useCallback(
    ({ id }: Reminder) => {
      pick(id)
      panel.current?.focus({ preventScroll: true })
      revealTop(panel.current, 320)
    },
    [pick],
  )

  return (
    <div className="contents md:flex md:min-w-0 md:flex-col md:gap-5 lg:gap-6">
      <Agenda {...agenda} reminders={onDay} all={reminders} overdue={overdue} onSuggest={suggest} />
      {onDay && helps && (
        <Suspense fallback={null}>
          <RecommendationsPanel ref={panel} reminder={pickedBelow} className="outline-none max-md:order-last" />
        </Suspense>
      )}
    </div>
  )
})
