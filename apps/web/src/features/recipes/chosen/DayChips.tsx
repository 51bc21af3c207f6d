import { useRef } from 'react'

import { nearDateInWords } from '#platform/time/date-in-words.ts'
import { useFadedEdges } from '#ui/scroll/use-faded-edges.ts'
import { DayButton } from '../plan/DayButton.tsx'
import { planDays } from '../plan-days.ts'

type DayChipsProps = { label: string; today: string; chosen: readonly string[]; onPick: (day: string) => void }

/** A strip of today and the next seven days, as in the plan. */
export function DayChips({ label, today, chosen, onPick }: DayChipsProps) {
  const row = useRef<HTMLFieldSetElement>(null)
  useFadedEdges(row)

  return (
    <fieldset
      ref={row}
      aria-label={label}
      className="relative min-w-0 flex gap-1 overflow-x-auto py-1 [scrollbar-width:none]"
    >
      {planDays(today).map((day) => (
        <DayButton
          key={day}
          day={day}
          today={today}
          name={nearDateInWords(day, today)}
          chosen={chosen.includes(day)}
          onPick={onPick}
          narrow
        />
      ))}
    </fieldset>
  )
}
