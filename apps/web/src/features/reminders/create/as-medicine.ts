import { addDays } from '@planner/days/plain-date'
import type { MedicineReading } from '@planner/reminder-language/medicine'
import { wallTimeAt } from '#platform/time/wall-time.ts'
import type { Planned } from '../agenda/planned.ts'

/**
 * Returns what will be added for a text that is surely about a medicine: the day and time of the first dose that is still
 * ahead.
 */
export function asMedicine(
  planned: Planned,
  medicine: MedicineReading | null | undefined,
  { now, timeZone }: { now: Date; timeZone: string },
): Planned {
  if (!medicine?.sure) return planned
  const { startsOn, times } = medicine
  const [today = '', time = ''] = wallTimeAt(now, timeZone).split('T')
  const from = startsOn ?? today
  const next = from === today ? times.find((dose) => dose.time > time) : times[0]
  return { ...planned, date: next ? from : addDays(from, 1), time: (next ?? times[0]!).time }
}
