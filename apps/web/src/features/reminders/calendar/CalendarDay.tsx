import { memo } from 'react'

import { cx } from '#ui/cx.ts'

import { calendarFrame } from './calendar-frame.ts'
import { dayLook } from './day-look.ts'
import type { GridDay } from './month-grid.ts'

type CalendarDayProps = GridDay & {
  /** How many reminders it has, how many of them have a dot, and how many of these are events of Google's. */
  all: number
  dots: number
  fromGoogle: number
  /** What is printed in it, the look of that, and all that the day is known for. */
  printed: string | null
  printedAs: keyof typeof dayLook.printed
  known: string | null
  today: boolean
  selected: boolean
  /** A day of another month in the week to which a phone folds the month: there it is a day like the others. */
  inStrip: boolean
  /** Whether the Tab key leads to it. */
  tabStop: boolean
}

/**
 * A day of the calendar, with up to three dots for its reminders; Google's have a different colour. It takes plain
 * values only, so that of the 42 only changed ones render again.
 */
export const CalendarDay = memo(function CalendarDay(props: CalendarDayProps) {
  const { day, date, name, outside, all, dots, fromGoogle, printed, printedAs, known } = props
  const { today, selected, inStrip, tabStop } = props
  const isLong = printed !== null && printed.length > roomFor
  const count = all === 1 ? '1 reminder' : all > 1 && `${all} reminders`

  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the button within it takes the focus.
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid.
      role="gridcell" // oxlint-disable-line jsx-a11y/no-redundant-roles -- said outright, as the grid's is
      data-day={day}
      aria-selected={selected || undefined}
      className={calendarFrame.cell}
    >
      <button
        type="button"
        tabIndex={tabStop ? 0 : -1}
        aria-label={[name, known, count, today && 'today'].filter(Boolean).join(', ')}
        aria-current={today ? 'date' : undefined}
        title={known ?? undefined}
        className={cx(
          calendarFrame.day,
          // Not for all: each would fade from one month's colour to the next one's, frame by frame.
          'hover:transition-colors',
          selected ? dayLook.selected : 'hover:bg-sunk',
          today && (selected ? dayLook.todayInSelected : dayLook.today),
          outside && !selected && (inStrip ? 'md:text-faint' : 'text-faint'),
          !selected && !today && isSunday(name) && !outside && 'text-accent-text',
          !selected && !today && isSunday(name) && inStrip && 'max-md:text-accent-text',
        )}
      >
        {date}
        <Dots all={dots} fromGoogle={fromGoogle} selected={selected} />
        <span
          aria-hidden="true"
          data-printed={isLong ? '—' : printed}
          className={
            isLong
              ? cx(calendarFrame.dash, dayLook.dash, selected ? 'bg-on-teal' : 'bg-teal')
              : cx(calendarFrame.printed, selected ? 'text-on-teal' : dayLook.printed[printedAs])
          }
        />
      </button>
    </td>
  )
})

/**
 * The person's reminders first; on a full day with Google events, the last dot is theirs. Dots of one colour are one
 * element, which exists without a dot, too: a month has many of them, and turning it creates none.
 */
function Dots({ all, fromGoogle, selected }: { all: number; fromGoogle: number; selected: boolean }) {
  const dots = Math.min(all, 3)
  const own = Math.min(all - fromGoogle, fromGoogle > 0 ? 2 : 3)
  const ownLook = cx(dayLook.dots[own], selected ? 'text-on-teal' : 'text-accent')
  const googleLook = cx(dayLook.dots[dots - own], selected ? 'text-on-teal' : 'text-teal')

  if (own === dots || own === 0) {
    return <span aria-hidden="true" className={cx('mx-auto block', own > 0 ? ownLook : googleLook)} />
  }

  return (
    <span aria-hidden="true" className="flex justify-center gap-0.5">
      <span className={ownLook} />
      <span className={googleLook} />
    </span>
  )
}

/** A longer name would be cut in a cell of 38 px, as on a tablet: a dash stands for it, and its label says it. */
const roomFor = 6

const isSunday = (name: string): boolean => name.startsWith('Sun')
