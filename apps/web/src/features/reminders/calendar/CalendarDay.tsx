import { memo } from 'react'

import { cx } from '#ui/cx.ts'

import { calendarFrame } from './calendar-frame.ts'
import { dayLook } from './day-look.ts'
import type { GridDay } from './month-grid.ts'

type CalendarDayProps = GridDay & {
  /** The number of reminders, how many of them have a dot, and how many of those are Google events. */
  all: number
  dots: number
  fromGoogle: number
  /** The short label, its style, and the full description for screen readers. */
  printed: string | null
  printedAs: keyof typeof dayLook.printed
  known: string | null
  today: boolean
  selected: boolean
  /** Whether it is a day of another month in the collapsed week of a phone, where it looks like any other day. */
  inStrip: boolean
  /** Whether the day is the grid's tab stop. */
  tabStop: boolean
}

/**
 * A day of the calendar, with up to three dots for its reminders; Google's have a different colour. Takes only
 * primitive props, so that only changed days of the 42 re-render.
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
          // Not on all days: turning the month would fade each one's colour frame by frame.
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
              ? cx(
                  dots > 0 ? calendarFrame.dash : calendarFrame.dashAlone,
                  dayLook.dash,
                  selected ? 'bg-on-teal' : 'bg-teal',
                )
              : cx(
                  calendarFrame.printed,
                  // Close to its own day's number where no dots stand between them.
                  dots > 0 ? 'mt-0.5' : '-mt-1',
                  selected ? 'text-on-teal' : dayLook.printed[printedAs],
                )
          }
        />
      </button>
    </td>
  )
})

/**
 * The dots: the person's reminders first; on a full day with Google events, the last dot is theirs. Dots of one colour
 * are a single element, rendered even with no dots, so that turning the month creates no elements.
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

/** Longer names do not fit a 38 px cell, as on a tablet: a dash is shown, and the full name is in the label. */
const roomFor = 6

const isSunday = (name: string): boolean => name.startsWith('Sun')
