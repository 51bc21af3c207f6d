import { recipes as limits } from '@planner/contract/constants/kitchen'
import { addDays } from '@planner/days/plain-date'

import { nearDateInWords } from '#platform/time/date-in-words.ts'
import { cx } from '#ui/cx.ts'

type DayChipsProps = { label: string; today: string; chosen: readonly string[]; onPick: (day: string) => void }

/** Today and the seven days after it, in a row. */
export function DayChips({ label, today, chosen, onPick }: DayChipsProps) {
  const days = Array.from({ length: limits.daysAhead + 1 }, (_, ahead) => addDays(today, ahead))

  return (
    <fieldset
      aria-label={label}
      className="min-w-0 -mx-5 flex gap-2 overflow-x-auto px-5 py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0"
    >
      {days.map((day) => (
        <button
          key={day}
          type="button"
          aria-pressed={chosen.includes(day)}
          onClick={() => onPick(day)}
          className={cx(
            'min-h-11 shrink-0 rounded-full border px-4 text-sm font-semibold mouse:transition-colors',
            chosen.includes(day)
              ? 'border-teal bg-teal-soft text-teal'
              : 'border-line bg-surface text-soft hover:border-edge hover:text-ink',
          )}
        >
          {nearDateInWords(day, today)}
        </button>
      ))}
    </fieldset>
  )
}
