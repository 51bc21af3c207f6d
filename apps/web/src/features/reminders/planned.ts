import { reminders as limits } from '@planner/contract/constants'
import type { Reading } from '@planner/reminder-language'
import { type When, whenOf } from '@planner/reminder-language/when'

import { wallTimeAt } from '#platform/wall-time.ts'

/** What a text and the two fields beside it will make, foretold by the rules that the server follows. */
export type Planned = When & Pick<Reading, 'title' | 'recurrence' | 'festival' | 'tags'>

/** @param fields as the form holds them: empty where nothing was chosen, the time as 'HH:MM'. */
export function plannedOf(
  reading: Reading,
  fields: { date: string; time: string },
  { now, timeZone }: { now: Date; timeZone: string },
): Planned {
  const { title, recurrence, festival, tags } = reading
  const [day = '', time = ''] = wallTimeAt(now, timeZone).split('T')
  const chosen = { date: fields.date || null, time: fields.time === '' ? null : withSeconds(fields.time) }

  return { title, recurrence, festival, tags, ...whenOf(reading, chosen, { day, time }, limits) }
}

/** 'HH:MM' or 'HH:MM:SS' as the contract keeps it. */
const withSeconds = (time: string): string => (time.length === 5 ? `${time}:00` : time)
