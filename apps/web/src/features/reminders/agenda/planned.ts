import { reminders as limits } from '@planner/contract/constants/reminders'
import type { Reading } from '@planner/reminder-language'
import { type When, whenOf } from '@planner/reminder-language/when'

import { wallTimeAt } from '#platform/time/wall-time.ts'

/** The reminder that a text and the two fields will create, predicted with the server's rules. */
export type Planned = When &
  Pick<Reading, 'title' | 'recurrence' | 'festival' | 'tags' | 'priority' | 'minutes' | 'except' | 'lastDay'> & {
    /** Minutes ahead at which the text asks to be reminded. */
    lead?: number
    /** That moment is over. */
    past: boolean
  }

/** @param fields as in the form: empty without a choice, the time as 'HH:MM'; `picked` if the day was chosen. */
export function plannedOf(
  reading: Reading,
  fields: { date: string; time: string; picked?: boolean | undefined },
  { now, timeZone }: { now: Date; timeZone: string },
): Planned {
  const { title, recurrence, festival, tags, priority, minutes, lead, except, lastDay } = reading
  const [day = '', time = ''] = wallTimeAt(now, timeZone).split('T')
  const chosen = {
    date: fields.date || null,
    time: fields.time === '' ? null : withSeconds(fields.time),
    picked: fields.picked,
  }
  const when = whenOf(reading, chosen, { day, time })

  return {
    title,
    recurrence,
    festival,
    tags,
    ...(priority && { priority }),
    ...(minutes && minutes <= limits.durationMinutesMax && { minutes }),
    ...(lead && { lead: lead.minutes }),
    ...(except && { except }),
    ...(lastDay && when.date === reading.date && { lastDay }),
    ...when,
    past: `${when.date}T${when.time}` <= `${day}T${time}`,
  }
}

/** 'HH:MM' or 'HH:MM:SS' as the contract keeps it. */
const withSeconds = (time: string): string => (time.length === 5 ? `${time}:00` : time)
