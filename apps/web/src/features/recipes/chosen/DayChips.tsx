import { nearDateInWords } from '#platform/time/date-in-words.ts'
import { DayButton } from '../plan/DayButton.tsx'
import { planDays } from '../plan-days.ts'

type DayChipsProps = { label: string; today: string; chosen: readonly string[]; onPick: (day: string) => void }

/** Today and the next seven days, as in the plan; on a phone in two rows, so that none is cut. */
export function DayChips({ label, today, chosen, onPick }: DayChipsProps) {
  return (
    <fieldset aria-label={label} className="relative min-w-0 grid grid-cols-4 gap-1 py-1 sm:grid-cols-8">
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
