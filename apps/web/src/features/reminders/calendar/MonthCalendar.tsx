import { addMonths } from '@planner/days/plain-date'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { monthInWords } from '#platform/time/date-in-words.ts'
import { cx } from '#ui/cx.ts'
import { IconButton } from '#ui/IconButton.tsx'

import { calendarFrame } from './calendar-frame.ts'
import { MonthGrid, type MonthGridProps } from './MonthGrid.tsx'
import { firstOf } from './month-grid.ts'

type MonthCalendarProps = Omit<MonthGridProps, 'first' | 'label'> & {
  /** Any day of the month shown. */
  month: string
}

/** A month with its name and the buttons to turn it. */
export function MonthCalendar({ month, ...props }: MonthCalendarProps) {
  const { onMonth } = props
  const first = firstOf(month)
  const label = monthInWords(first)

  return (
    <div className={cx(calendarFrame.month, props.folded && calendarFrame.strip)}>
      <IconButton label="Previous month" onClick={() => onMonth(addMonths(first, -1))}>
        <ChevronLeft aria-hidden="true" className="size-5" />
      </IconButton>
      <p aria-live="polite" className={calendarFrame.caption}>
        {label}
      </p>
      <IconButton label="Next month" onClick={() => onMonth(addMonths(first, 1))}>
        <ChevronRight aria-hidden="true" className="size-5" />
      </IconButton>
      <MonthGrid {...props} first={first} label={label} />
    </div>
  )
}
