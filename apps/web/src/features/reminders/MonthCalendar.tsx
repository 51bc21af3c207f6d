import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ChevronProps, DayPicker } from 'react-day-picker'
import { weekdayOf } from '#platform/days.ts'
import { longDateInWords, monthInWords } from '#platform/in-words.ts'
import { buttonClass } from '#ui/button-class.ts'
import { CalendarDay, DayCounts } from './CalendarDay.tsx'
import { calendarFrame, weekdayNames } from './calendar-frame.ts'
import type { CalendarProps } from './calendar-props.ts'
import { localDateOf, localDayOf } from './local-date.ts'

/** A month as a grid: arrows move through it without picking; Enter, space or a tap picks. */
export default function MonthCalendar({ counts, day, today, month, onMonth, onPick, onMoveByKey }: CalendarProps) {
  const nameOf = (date: Date) => {
    const each = localDayOf(date)
    const count = counts.get(each)?.all ?? 0

    return [
      longDateInWords(each),
      count === 1 ? '1 reminder' : count > 1 && `${count} reminders`,
      each === today && 'today',
    ]
      .filter(Boolean)
      .join(', ')
  }

  return (
    <DayCounts value={counts}>
      <DayPicker
        mode="single"
        required
        showOutsideDays
        fixedWeeks
        weekStartsOn={1}
        navLayout="around"
        today={localDateOf(today)}
        selected={localDateOf(day)}
        month={localDateOf(month)}
        onMonthChange={(date) => onMonth(localDayOf(date))}
        onSelect={(date) => onPick(localDayOf(date))}
        onDayKeyDown={(_date, _modifiers, { key }) => movesDay(key) && onMoveByKey()}
        classNames={classNames}
        components={components}
        labels={{
          labelDayButton: nameOf,
          labelGrid: (date) => monthInWords(localDayOf(date)),
          labelNext: () => 'Next month',
          labelPrevious: () => 'Previous month',
          labelWeekday: (date) => weekdayName(date),
        }}
        formatters={{
          formatCaption: (date) => monthInWords(localDayOf(date)),
          formatWeekdayName: weekdayName,
          formatDay: (date) => String(date.getDate()),
        }}
      />
    </DayCounts>
  )
}

const movesDay = (key: string): boolean => /^(Arrow|Page|Home|End)/.test(key)

const weekdayName = (date: Date): string => weekdayNames[weekdayOf(localDayOf(date)) - 1] ?? ''

function Chevron({ orientation }: ChevronProps) {
  const Icon = orientation === 'left' ? ChevronLeft : ChevronRight

  return <Icon aria-hidden="true" className="size-5" />
}

const components = { DayButton: CalendarDay, Chevron }

const navButton = buttonClass({ variant: 'quiet', size: 'icon' })

const classNames = {
  month: calendarFrame.month,
  month_caption: calendarFrame.caption,
  month_grid: calendarFrame.grid,
  weekday: calendarFrame.weekday,
  day: calendarFrame.cell,
  button_previous: navButton,
  button_next: navButton,
}
