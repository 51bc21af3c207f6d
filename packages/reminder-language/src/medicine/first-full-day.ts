import { addDays } from '@planner/days/plain-date'
import type { Options } from '../reading.ts'
import type { MedicineReading } from './medicine-reading.ts'

/** Returns the first day on which no dose has passed, so that each step has all its days. */
export function firstDay({ times }: MedicineReading, { now, timeZone }: Options): string {
  const [today, time] = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
    .format(now)
    .split(' ')
  return times.some((one) => one.time <= time!) ? addDays(today!, 1) : today!
}
