import { memo, useRef, useState } from 'react'

import { Card } from '#ui/Card.tsx'
import { cx } from '#ui/cx.ts'
import { words } from '../words.ts'
import { dayLook } from './day-look.ts'
import { MonthCalendar } from './MonthCalendar.tsx'
import { gridOf } from './month-grid.ts'
import { useMonth, type Visit } from './use-month.ts'
import { useNamedDays } from './use-named-days.ts'

type CalendarCardProps = Visit & {
  onPick: (day: string, hasReminders: boolean) => void
}

/**
 * A month which on a phone is collapsed to the week of the chosen day until expanded. The card itself holds the month,
 * so that turning it re-renders nothing else.
 */
export const CalendarCard = memo(function CalendarCard({ onPick, ...visit }: CalendarCardProps) {
  const { day, today } = visit
  const { month, turn, counts } = useMonth(visit)
  const named = useNamedDays(gridOf(month))
  const [folded, setFolded] = useState(true)
  const pulledFrom = useRef<number | null>(null)
  const unfold = () => setFolded(false)
  const unfoldAndTurn = (to: string) => {
    unfold()
    turn(to)
  }
  const fold = () => {
    // Collapsing returns to the chosen day's month.
    turn(day)
    setFolded(true)
  }

  return (
    <Card as="section" aria-label="Calendar" className={cx('p-2! max-md:pb-0! md:p-4!', !folded && 'max-md:pt-3!')}>
      <MonthCalendar
        {...{ counts, named, day, today, month, folded }}
        onMonth={unfoldAndTurn}
        onPick={(picked) => onPick(picked, counts.has(picked))}
        onMoveByKey={unfold}
      />
      <Legend
        withGoogle={[...counts.values()].some(({ fromGoogle }) => fromGoogle > 0)}
        className={folded ? 'max-md:hidden' : ''}
      />
      <button
        type="button"
        aria-expanded={!folded}
        aria-label={folded ? words.showMonth : words.showWeek}
        onClick={folded ? unfold : fold}
        onPointerDown={(event) => {
          pulledFrom.current = event.clientY
        }}
        onPointerMove={(event) => {
          if (event.buttons === 0 || pulledFrom.current === null) return
          const pulled = event.clientY - pulledFrom.current
          if (Math.abs(pulled) < pullPx) return
          pulledFrom.current = null
          if (pulled > 0) unfold()
          else fold()
        }}
        className="grid h-6 w-full touch-none place-items-center rounded-md md:hidden"
      >
        <span aria-hidden="true" className="h-1 w-10 rounded-full bg-edge" />
      </button>
    </Card>
  )
})

/** How far a finger must drag the handle to expand or collapse the month, in pixels. */
const pullPx = 20

function Legend({ withGoogle, className }: { withGoogle: boolean; className: string }) {
  return (
    <ul
      className={cx(
        'mt-2 grid grid-cols-2 justify-center gap-x-3 gap-y-1 border-t border-line px-1 pt-3 pb-1 text-xs text-soft',
        className,
      )}
    >
      {legend.map(
        ([look, name]) =>
          (withGoogle || look !== dayLook.googleDot) && (
            <li key={name} className="flex items-center gap-1.5">
              <span aria-hidden="true" className={look} />
              {name}
            </li>
          ),
      )}
    </ul>
  )
}

const square = 'size-3.5 rounded-xs'

const legend = [
  [dayLook.dot, 'Has reminders'],
  [dayLook.googleDot, 'From Google'],
  [cx(dayLook.dash, 'bg-teal'), 'Festival or fast'],
  [cx(square, dayLook.today), 'Today'],
  [cx(square, dayLook.selected), 'Selected'],
] as const
