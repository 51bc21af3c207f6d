import { reminders as limits } from '@planner/contract/constants/reminders'
import type { Reading } from '@planner/reminder-language'
import { type When, whenOf } from '@planner/reminder-language/when'

import { wallTimeAt } from '#platform/time/wall-time.ts'

/** The reminder that a text and the two fields will create, predicted by the server's rules. */
export type Planned = When &
  Pick<Reading, 'title' | 'recurrence' | 'festival' | 'tags' | 'priority' | 'minutes' | 'except' | 'lastDay'> & {
    /** The lead times in minutes that the text asks for, the longest first. */
    leads?: readonly number[]
    /** Whether the time is in the past. */
    past: boolean
  }

/**
 * Predicts the reminder. @param fields as in the form: empty without a choice, the time as 'HH:MM'; `picked` if the
 * person chose the day.
 */
export function plannedOf(
  reading: Reading,
  fields: { date: string; time: string; picked?: boolean | undefined },
  { now, timeZone }: { now: Date; timeZone: string },
): Planned {
  const { title, unsupported, festival, tags, priority, minutes, lead, except, lastDay } = reading
  const [day = '', time = ''] = wallTimeAt(now, timeZone).split('T')
  const chosen = {
    date: fields.date || null,
    time: fields.time === '' ? null : withSeconds(fields.time),
    picked: fields.picked,
  }
  const when = whenOf(reading, chosen, { day, time })

  return {
    title,
    // What repeats within the day is stored once.
    recurrence: unsupported ? null : reading.recurrence,
    festival,
    tags,
    ...(priority && { priority }),
    ...(minutes && minutes <= limits.durationMinutesMax && { minutes }),
    ...(lead && { leads: [lead.minutes, ...(lead.also ?? [])] }),
    ...(except && { except }),
    ...(lastDay && when.date === reading.date && { lastDay }),
    ...when,
    past: `${when.date}T${when.time}` <= `${day}T${time}`,
  }
}

/** Converts 'HH:MM' to 'HH:MM:SS', as in the contract. */
const withSeconds = (time: string): string => (time.length === 5 ? `${time}:00` : time)
