import { reminders as limits } from '@planner/contract/constants'
import type { Reading } from '@planner/reminder-language'
import { namesDay } from '@planner/reminder-language/names-day'

import { addDays } from '#platform/days.ts'
import { wallTimeAt } from '#platform/wall-time.ts'

/** Where a date or a time came from; what the text says wins (decision 10). */
export type Source = 'words' | 'field' | 'default'

/** What a text and the two fields beside it will make, foretold by the rules that the server follows. */
export type Planned = {
  title: string
  date: string
  dateFrom: Source
  time: string
  timeFrom: Source
  recurrence: string | null
  festival: string | null
  tags: string[]
}

export function plannedOf(
  reading: Reading,
  fields: { date: string; time: string },
  { now, timeZone }: { now: Date; timeZone: string },
): Planned {
  const [today = '', clock = ''] = wallTimeAt(now, timeZone).split('T')
  const { title, recurrence, festival, tags } = reading
  const saidDay = namesDay(reading) ? reading.date : null
  const saidTime = reading.timeDefaulted ? null : reading.time
  const when = saidTime ?? (fields.time === '' ? null : withSeconds(fields.time))
  // What repeats at its usual hour does not begin with an odd one because today's is past.
  const beginsLater = recurrence !== null && when === null && fields.date === today && clock >= limits.defaultTime
  const chosen = beginsLater ? '' : fields.date
  const date = saidDay ?? (chosen || reading.date || today)
  const settled = when === null ? defaultTime(date, today, clock) : { date, time: when }

  return {
    title,
    recurrence,
    festival,
    tags,
    ...settled,
    dateFrom: saidDay !== null ? 'words' : chosen ? 'field' : 'default',
    timeFrom: saidTime !== null ? 'words' : when !== null ? 'field' : 'default',
  }
}

/** 'HH:MM' or 'HH:MM:SS' as the contract keeps it. */
export const withSeconds = (time: string): string => (time.length === 5 ? `${time}:00` : time)

/** 09:00; today, once that is past, 18:00; later still, an hour from now, which may be tomorrow. */
function defaultTime(date: string, today: string, clock: string): { date: string; time: string } {
  if (date !== today || clock < limits.defaultTime) return { date, time: limits.defaultTime }
  if (clock < limits.defaultTimeLaterToday) return { date, time: limits.defaultTimeLaterToday }

  const hour = Number(clock.slice(0, 2)) + 1

  return hour < 24
    ? { date, time: `${hour}${clock.slice(2)}` }
    : { date: addDays(date, 1), time: `00${clock.slice(2)}` }
}
