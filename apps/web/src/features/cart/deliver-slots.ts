import { dayMs } from '@planner/days/plain-date'

import { momentInWords } from '#platform/time/date-in-words.ts'
import { dayAt, instantOf } from '#platform/time/wall-time.ts'

const times = ['10:00:00', '13:00:00', '17:00:00', '20:00:00']
const days = 7
/** The shortest lead time before a slot, in milliseconds, so that a shop has time to deliver. */
const leadMs = 60 * 60_000

export type Slot = { value: string; label: string }

/** Returns the selectable delivery times: four a day for a week, in the person's time zone. */
export function deliverSlots(now: Date, timeZone: string): Slot[] {
  return Array.from({ length: days }, (_, n) => dayAt(new Date(now.getTime() + n * dayMs), timeZone))
    .flatMap((day) => times.map((time) => instantOf(day, time, timeZone)))
    .filter((at) => at > now.getTime() + leadMs)
    .map((at) => ({ value: new Date(at).toISOString(), label: momentInWords(at, timeZone, now) }))
}
