import { ChevronDown } from 'lucide-react'
import { lazy, memo, Suspense, useCallback, useState } from 'react'

import { loadChunk } from '#platform/chunk.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { cx } from '#ui/cx.ts'

import { words } from '#words.ts'

import { CalendarSkeleton } from './CalendarSkeleton.tsx'
import { calendarFrame } from './calendar-frame.ts'
import type { CalendarProps } from './calendar-props.ts'
import { dayLook } from './day-look.ts'

const MonthCalendar = lazy(() => loadChunk(() => import('./MonthCalendar.tsx')))

/**
 * A month, on a phone folded to the week of the chosen day until somebody wants more of it. Drawn again only when a day, a
 * count or the month changes: a month is costly to draw.
 */
export const CalendarCard = memo(function CalendarCard({ onMonth, ...props }: Omit<CalendarProps, 'onMoveByKey'>) {
  const [folded, setFolded] = useState(true)
  const unfold = useCallback(() => setFolded(false), [])
  const turn = useCallback(
    (to: string) => {
      unfold()
      onMonth(to)
    },
    [onMonth, unfold],
  )

  return (
    <Card as="section" aria-label="Calendar" className="p-2! pt-3! sm:p-4! lg:p-5! md:self-start">
      <div className={folded ? calendarFrame.folded : undefined}>
        <Suspense fallback={<CalendarSkeleton month={props.month} day={props.day} />}>
          <MonthCalendar {...props} onMonth={turn} onMoveByKey={unfold} />
        </Suspense>
      </div>
      <Legend
        withGoogle={[...props.counts.values()].some(({ fromGoogle }) => fromGoogle > 0)}
        className={folded ? 'max-md:hidden' : ''}
      />
      <Button
        variant="quiet"
        size="sm"
        aria-expanded={!folded}
        onClick={() => setFolded(!folded)}
        className="w-full text-soft md:hidden"
      >
        {folded ? words.reminders.showMonth : words.reminders.showWeek}
        <ChevronDown aria-hidden="true" className={cx('size-4 transition-transform', !folded && 'rotate-180')} />
      </Button>
    </Card>
  )
})

function Legend({ withGoogle, className }: { withGoogle: boolean; className: string }) {
  return (
    <ul
      className={cx(
        'mt-2 flex flex-wrap justify-center gap-x-4 gap-y-1 border-t border-line px-1 pt-3 pb-1 text-[0.8125rem] text-soft',
        className,
      )}
    >
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
