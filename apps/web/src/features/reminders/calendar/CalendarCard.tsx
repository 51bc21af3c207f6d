import { ChevronDown } from 'lucide-react'
import { memo, useState } from 'react'

import { Button } from '#ui/Button.tsx'
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
 * A month, on a phone folded to the week of the chosen day until somebody wants more of it. Which month it is, is the
 * card's own affair: to turn it draws nothing else again.
 */
export const CalendarCard = memo(function CalendarCard({ onPick, ...visit }: CalendarCardProps) {
  const { day, today } = visit
  const { month, turn, counts } = useMonth(visit)
  const named = useNamedDays(gridOf(month))
  const [folded, setFolded] = useState(true)
  const unfold = () => setFolded(false)
  const unfoldAndTurn = (to: string) => {
    unfold()
    turn(to)
  }
  const fold = () => {
    // The week that is left is one of its month.
    turn(day)
    setFolded(true)
  }

  return (
    <Card as="section" aria-label="Calendar" className="p-2! pt-3! sm:p-4! lg:p-5! md:self-start">
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
      <Button
        variant="quiet"
        size="sm"
        aria-expanded={!folded}
        onClick={folded ? unfold : fold}
        className="w-full text-soft md:hidden"
      >
        {folded ? words.showMonth : words.showWeek}
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
