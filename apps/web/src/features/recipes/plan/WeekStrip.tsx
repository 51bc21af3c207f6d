import { useRef } from 'react'
import { longDateInWords } from '#platform/time/date-in-words.ts'
import { useFadedEdges } from '#ui/scroll/use-faded-edges.ts'
import { planDays } from '../plan-days.ts'
import { DayButton } from './DayButton.tsx'

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
      {planDays(today).map((one) => (
        <DayButton key={one} day={one} today={today} name={longDateInWords(one)} chosen={one === day} onPick={onPick} />
      ))}
    </fieldset>
  )
}
