import { createContext, use, useEffect, useRef } from 'react'
import type { DayButtonProps } from 'react-day-picker'

import { cx } from '#ui/cx.ts'

import { calendarFrame } from './calendar-frame.ts'
import type { Counts } from './counts-by-day.ts'
import { dayLook } from './day-look.ts'
import { localDayOf } from './local-date.ts'

/** How many reminders each day has, for the cells of the calendar. */
export const DayCounts = createContext<Counts>(new Map())

/** A day of the calendar, with up to three dots for its reminders, those of Google's in their own colour. */
export function CalendarDay({ day, modifiers, className: _className, ...button }: DayButtonProps) {
  const counts = use(DayCounts).get(localDayOf(day.date))
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
      {counts && (
        <span aria-hidden="true" className="absolute inset-x-0 bottom-1 flex justify-center gap-0.5">
          {dotsOf(counts).map(({ place, look }) => (
            <span key={place} className={cx(look, 'size-[5px]!', selected && 'bg-on-accent!')} />
          ))}
        </span>
      )}
    </button>
  )
}

/** One's own first; of a full day with events of Google's, the last dot is theirs. */
function dotsOf({ all, fromGoogle }: { all: number; fromGoogle: number }) {
  const dots = Math.min(all, 3)
  const own = Math.min(all - fromGoogle, fromGoogle > 0 ? 2 : 3)

  return Array.from({ length: dots }, (_, place) => ({
    place,
    look: place < own ? dayLook.dot : dayLook.googleDot,
  }))
}
