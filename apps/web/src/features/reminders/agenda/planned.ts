import { reminders as limits } from '@planner/contract/constants'
import type { Reading } from '@planner/reminder-language'
import { type When, whenOf } from '@planner/reminder-language/when'

import { wallTimeAt } from '#platform/time/wall-time.ts'

/** What a text and the two fields beside it will make, foretold by the rules that the server follows. */
export type Planned = When &
  Pick<Reading, 'title' | 'recurrence' | 'festival' | 'tags'> & {
    /** That moment is over. */
    past: boolean
  }

/** @param fields as the form holds them: empty where nothing was chosen, the time as 'HH:MM'; `picked` where the day was. */
export function plannedOf(
  reading: Reading,
  fields: { date: string; time: string; picked?: boolean | undefined },
  { now, timeZone }: { now: Date; timeZone: string },
): Planned {
  const { title, recurrence, festival, tags } = reading
  const [day = '', time = ''] = wallTimeAt(now, timeZone).split('T')
  const chosen = {
    date: fields.date || null,
    time: fields.time === '' ? null : withSeconds(fields.time),
    picked: fields.picked,
  }
  const when = whenOf(reading, chosen, { day, time }, limits)

  return { title, recurrence, festival, tags, ...when, past: `${when.date}T${when.time}` <= `${day}T${time}` }
}

/** 'HH:MM' or 'HH:MM:SS' as the contract keeps it. */
const withSeconds = (time: string): string => (time.length === 5 ? `${time}:00` : time)
