import { useRef } from 'react'

import { nearDateInWords } from '#platform/time/date-in-words.ts'
import { cx } from '#ui/cx.ts'
import { useFadedEdges } from '#ui/scroll/use-faded-edges.ts'
import { planDays } from '../plan-days.ts'

type DayChipsProps = { label: string; today: string; chosen: readonly string[]; onPick: (day: string) => void }

/** A row of chips for today and the next seven days. */
export function DayChips({ label, today, chosen, onPick }: DayChipsProps) {
  const row = useRef<HTMLFieldSetElement>(null)
  useFadedEdges(row)

  return (
    <fieldset
      ref={row}
      aria-label={label}
      className="relative min-w-0 flex gap-2 overflow-x-auto py-1 [scrollbar-width:none] md:grid md:grid-cols-4"
    >
      {planDays(today).map((day) => (
        <button
          key={day}
          type="button"
          aria-pressed={chosen.includes(day)}
          onClick={() => onPick(day)}
          className={cx(
            'min-h-11 shrink-0 rounded-full border px-4 whitespace-nowrap md:px-2 text-sm font-semibold mouse:transition-colors',
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
