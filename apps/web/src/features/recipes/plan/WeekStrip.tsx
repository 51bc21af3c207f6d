import { useRef } from 'react'
import { dateInWords, longDateInWords } from '#platform/time/date-in-words.ts'
import { cx } from '#ui/cx.ts'
import { useFadedEdges } from '#ui/scroll/use-faded-edges.ts'
import { planDays } from '../plan-days.ts'

/** Selects the day of the plan: today or one of the next seven days. */
export function WeekStrip({ today, day, onPick }: { today: string; day: string; onPick: (day: string) => void }) {
  const row = useRef<HTMLFieldSetElement>(null)
  useFadedEdges(row)

  return (
    <fieldset
      ref={row}
      aria-label="Plan day"
      className="relative min-w-0 -mx-4 flex gap-1 overflow-x-auto px-4 [scrollbar-width:none] sm:mx-0 sm:px-0"
    >
      {planDays(today).map((one) => {
        const [weekday, date] = dateInWords(one).replace(',', '').split(' ')
        return (
          <button
            key={one}
            type="button"
            aria-pressed={one === day}
            onClick={() => onPick(one)}
            className={cx(
              'relative flex min-h-11 min-w-12 flex-1 flex-col items-center justify-center rounded-md border px-1 text-sm sm:flex-row sm:gap-1.5 mouse:transition-colors',
              one === day
                ? 'border-teal bg-teal-soft font-semibold text-teal'
                : 'border-transparent text-soft hover:bg-sunk hover:text-ink',
            )}
          >
            <span className="sr-only">{longDateInWords(one)}</span>
            <span aria-hidden="true" className="text-xs">
              {one === today ? 'Today' : weekday}
            </span>
            <span aria-hidden="true" className="text-md leading-tight font-semibold tabular-nums">
              {date}
            </span>
          </button>
        )
      })}
    </fieldset>
  )
}
