import { lazy, memo, Suspense } from 'react'

import { loadChunk } from '#platform/chunk.ts'
import { Card } from '#ui/Card.tsx'
import { cx } from '#ui/cx.ts'

import { CalendarSkeleton } from './CalendarSkeleton.tsx'
import type { CalendarProps } from './calendar-props.ts'
import { dayLook } from './day-look.ts'

const MonthCalendar = lazy(() => loadChunk(() => import('./MonthCalendar.tsx')))

/** Drawn again only when a day, a count or the month changes: a month is costly to draw. */
export const CalendarCard = memo(function CalendarCard(props: CalendarProps) {
  return (
    <Card as="section" aria-label="Calendar" className="p-2! pt-3! sm:p-4! lg:p-5! md:self-start">
      <Suspense fallback={<CalendarSkeleton month={props.month} />}>
        <MonthCalendar {...props} />
      </Suspense>
      <Legend withGoogle={[...props.counts.values()].some(({ fromGoogle }) => fromGoogle > 0)} />
    </Card>
  )
})

function Legend({ withGoogle }: { withGoogle: boolean }) {
  return (
    <ul className="mt-2 flex flex-wrap justify-center gap-x-4 gap-y-1 border-t border-line px-1 pt-3 pb-1 text-[0.8125rem] text-soft">
      <li className="flex items-center gap-2">
        <span aria-hidden="true" className={dayLook.dot} />
        Has reminders
      </li>
      {withGoogle && (
        <li className="flex items-center gap-2">
          <span aria-hidden="true" className={dayLook.googleDot} />
          From Google
        </li>
      )}
      <li className="flex items-center gap-2">
        <span aria-hidden="true" className={cx('size-4 rounded-[6px]', dayLook.today)} />
        Today
      </li>
      <li className="flex items-center gap-2">
        <span aria-hidden="true" className={cx('size-4 rounded-[6px]', dayLook.selected)} />
        Selected
      </li>
    </ul>
  )
}
