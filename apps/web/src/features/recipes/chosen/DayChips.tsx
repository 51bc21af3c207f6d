import { nearDateInWords } from '#platform/time/date-in-words.ts'
import { DayButton } from '../plan/DayButton.tsx'
import { planDays } from '../plan-days.ts'

type DayChipsProps = { label: string; today: string; chosen: readonly string[]; onPick: (day: string) => void }

/** Today and the next seven days, as in the plan; in two rows where eight would overlap, on a phone and in a column. */
export function DayChips({ label, today, chosen, onPick }: DayChipsProps) {
  return (
    <div className="@container">
      <fieldset aria-label={label} className="relative min-w-0 grid grid-cols-4 gap-1 py-1 @min-[26rem]:grid-cols-8">
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
    </div>
  )
}
