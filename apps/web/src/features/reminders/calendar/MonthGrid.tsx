import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'

import { weekdays } from '#platform/time/date-in-words.ts'

import { CalendarDay } from './CalendarDay.tsx'
import { calendarFrame } from './calendar-frame.ts'
import type { Counts } from './counts-by-day.ts'
import { dayByKey } from './day-by-key.ts'
import { isInMonth, tabStopOf, weeksOf } from './month-grid.ts'
import { printedOn } from './printed-on.ts'
import type { NamedDays } from './use-named-days.ts'

export type MonthGridProps = {
  /** The first day of the month shown, and the month in words. */
  first: string
  label: string
  counts: Counts
  /** Festivals, fasts and holidays. */
  named: NamedDays
  /** The chosen day. */
  day: string
  today: string
  /** Whether a phone collapses it to the week of the chosen day, which is in this month. */
  folded: boolean
  onMonth: (day: string) => void
  onPick: (day: string) => void
  /** Called before a key moves focus to another day, which must be rendered to receive it. */
  onMoveByKey: () => void
}

/**
 * The days of a month, as the date grid of the WAI-ARIA Authoring Practices: arrow keys move without selecting; Enter,
 * space or a tap selects.
 */
export function MonthGrid(props: MonthGridProps) {
  const { first, label, counts, named, day, today, folded, onMonth, onPick, onMoveByKey } = props
  const weeks = useMemo(() => weeksOf(first), [first])

  // The day to focus: reached by arrow keys, or chosen in another month.
  const [walk, setWalk] = useState<{ to: string; since: string } | null>(null)
  const walkedTo = walk?.since === day && !folded ? walk.to : null
  const tabStop = tabStopOf(first, { walkedTo, chosen: day, today })

  const body = useRef<HTMLTableSectionElement>(null)
  useLayoutEffect(() => {
    // Its month may have just rendered, and the pressed element may be gone.
    if (walk) body.current?.querySelector<HTMLElement>(`[data-day="${walk.to}"] button`)?.focus()
  }, [walk])

  const pick = ({ target }: MouseEvent) => {
    const button = (target as Element).closest('button')
    const picked = button && dayAround(button)
    if (!picked) return

    // Safari does not focus a clicked button, and a dialog returns focus to the previously focused element.
    button.focus({ preventScroll: true })
    setWalk(isInMonth(picked, first) ? null : { to: picked, since: picked })
    onPick(picked)
  }
  const move = (event: KeyboardEvent) => {
    const from = dayAround(event.target as Element)
    const to = from && dayByKey(event, from)
    if (!to) return

    event.preventDefault()
    onMoveByKey()
    if (!isInMonth(to, first)) onMonth(to)
    setWalk({ to, since: day })
  }

  return (
    <table
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its days are pressed.
      role="grid" // oxlint-disable-line jsx-a11y/no-noninteractive-element-to-interactive-role -- its days are pressed
      aria-label={label}
      onClick={pick}
      onKeyDown={move}
      className={calendarFrame.grid}
    >
      <thead>
        <tr>
          {weekdays.map((name) => (
            <th key={name} scope="col" aria-label={name} className={calendarFrame.weekday}>
              {name.slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      {/* Keyed by position: turning the month updates the cells instead of creating new ones. */}
      <tbody ref={body}>
        {weeks.map((week, row) => (
          <tr key={row} className={folded && !week.some((one) => one.day === day) ? 'max-md:hidden' : undefined}>
            {week.map((one, column) => (
              <CalendarDay
                key={column}
                {...one}
                {...(counts.get(one.day) ?? noCount)}
                {...printedOn(named.get(one.day))}
                today={one.day === today}
                selected={one.day === day}
                inStrip={folded && one.outside}
                tabStop={one.day === tabStop}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const noCount = { all: 0, dots: 0, fromGoogle: 0 }

const dayAround = (element: Element): string | undefined => element.closest<HTMLElement>('[data-day]')?.dataset.day
