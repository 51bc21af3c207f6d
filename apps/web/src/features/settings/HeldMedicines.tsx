import { isQuiet, type QuietHours } from '@planner/days/quiet-hours'
import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'

import { medicinesOptions } from '#features/medicines/queries.ts'
import { timeInWords } from '#platform/time/date-in-words.ts'
import { words } from './words.ts'

/** Lists doses delayed by quiet hours: one that rings hours late may be taken twice in a morning. */
export function HeldMedicines({ quiet, isHeld }: { quiet: QuietHours; isHeld: boolean }) {
  const { data = [] } = useQuery(medicinesOptions)
  const doses = data
    .filter(({ paused }) => !paused)
    .flatMap(({ name, times }) => times.map(({ time }) => ({ name, time })))
    .filter(({ time }) => isQuiet(time, quiet))
  if (doses.length === 0 || !isHeld) return null

  return (
    <output className="flex gap-2 text-sm text-warn">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {words.quietHolds(
        timeInWords(quiet.until),
        doses.map(({ name, time }) => `${name} (${timeInWords(time)})`),
      )}
    </output>
  )
}
