import { createContext, use, useEffect, useRef } from 'react'
import type { DayButtonProps } from 'react-day-picker'

import { cx } from '#ui/cx.ts'

import { calendarFrame } from './calendar-frame.ts'
import type { Counts } from './counts-by-day.ts'
import { dayLook } from './day-look.ts'
import { localDayOf } from './local-date.ts'

/** How many reminders each day has, for the cells of the calendar. */
export const DayCounts = createContext<Counts>(new Map())

/** A day of the calendar, with up to three dots for its reminders. */
export function CalendarDay({ day, modifiers, className: _className, ...button }: DayButtonProps) {
  const count = use(DayCounts).get(localDayOf(day.date)) ?? 0
  const ref = useRef<HTMLButtonElement>(null)
  const { focused, selected, today, outside } = modifiers

  useEffect(() => {
    if (focused) ref.current?.focus()
  }, [focused])

  return (
    <button
      {...button}
      ref={ref}
      className={cx(
        calendarFrame.day,
        'transition-colors duration-150',
        selected ? dayLook.selected : 'hover:bg-sunk',
        today && !selected && dayLook.today,
        outside && !selected && 'text-faint',
      )}
    >
      {button.children}
      {count > 0 && (
        <span aria-hidden="true" className="absolute inset-x-0 bottom-1 flex justify-center gap-0.5">
          {dots.slice(0, count).map((dot) => (
            <span key={dot} className={cx(dayLook.dot, 'size-[5px]!', selected && 'bg-on-accent!')} />
          ))}
        </span>
      )}
    </button>
  )
}

const dots = [1, 2, 3]
