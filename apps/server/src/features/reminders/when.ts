import { reminders as limits } from '@planner/contract/constants'
import type { Reading } from '@planner/reminder-language'
import { namesDay } from '@planner/reminder-language/names-day'
import { addDays, wallTimeOf } from '#platform/wall-time.ts'

export type When = { date: string; time: string; timeDefaulted: boolean }

type Suggestions = { date: string | null; time: string | null }

/**
 * The day and time of a new reminder (decision 10): what the text says wins; the suggestions fill what it leaves out;
 * a default fills the rest, and is marked as one.
 *
 * @param now the instant of creation, in `timeZone` for 'today'.
 */
export function whenOf(
  reading: Reading,
  suggested: Suggestions,
  { now, timeZone }: { now: Date; timeZone: string },
): When {
  const today = wallTimeOf(now, timeZone)
  const saidTime = reading.timeDefaulted ? null : reading.time
  const time = saidTime ?? suggested.time
  // What repeats at its usual hour does not begin with an odd one because today's is past.
  const beginsLater =
    reading.recurrence !== null && time === null && suggested.date === today.day && today.time >= limits.defaultTime
  const chosen = beginsLater ? null : suggested.date
  const date = (namesDay(reading) ? reading.date : null) ?? chosen ?? reading.date ?? today.day

  if (time !== null) return { date, time, timeDefaulted: false }
  return { ...defaultTime(date, today), timeDefaulted: true }
}

/** 09:00; today, once that is past, 18:00; later still, an hour from now, which may be tomorrow. */
export function defaultTime(date: string, today: { day: string; time: string }): { date: string; time: string } {
  if (date !== today.day || today.time < limits.defaultTime) return { date, time: limits.defaultTime }
  if (today.time < limits.defaultTimeLaterToday) return { date, time: limits.defaultTimeLaterToday }
  const hour = Number(today.time.slice(0, 2)) + 1
  return hour < 24
    ? { date, time: `${String(hour).padStart(2, '0')}${today.time.slice(2)}` }
    : { date: addDays(date, 1), time: `00${today.time.slice(2)}` }
}
