import { addDays } from '@planner/days/plain-date'
import { eventOf } from './event-timing/event.ts'
import { namesDay } from './names-day.ts'
import type { Reading } from './reading.ts'
import { usualSeconds, usualSecondsOn } from './usual-time.ts'
import { writeTime } from './write-time.ts'

/** Where a day or time came from: the text, a form field, or the default. */
export type Source = 'words' | 'field' | 'default'

export type When = { date: string; dateFrom: Source; time: string; timeFrom: Source }

/** Wall-clock day and time: 'YYYY-MM-DD' and 'HH:MM:SS'. */
export type WallTime = { day: string; time: string }

/**
 * Returns the day and time of a new reminder (docs/product/decisions.md#10): the text takes precedence, then the form
 * fields, then a default.
 *
 * A time in the text that has passed today means the next occurrence: today in the date field is not a choice, because
 * forms prefill it.
 *
 * For a text that asks to be reminded ahead, these are the event's own day and time.
 *
 * @param fields null if nothing was chosen; `picked` if the person chose the day themselves, so that it is kept.
 * @param now the person's local time.
 */
export function whenOf(
  said: Reading,
  fields: { date: string | null; time: string | null; picked?: boolean | undefined },
  now: WallTime,
): When {
  const reading = eventOf(said)
  const namedDay = namesDay(reading) ? reading.date : null
  const namedTime = reading.timeDefaulted ? null : reading.time
  const time = namedTime ?? fields.time
  const meal = time === null ? (reading.ownSeconds ?? null) : null
  // A repetition at its usual time does not start at an odd hour just because today's time has passed.
  const beginsLater =
    reading.recurrence !== null &&
    time === null &&
    fields.date === now.day &&
    now.time >= writeTime(meal ?? usualSeconds)
  const isOver = namedTime !== null && namedTime <= now.time && fields.date === now.day && !fields.picked
  const chosenDay = beginsLater || isOver ? null : fields.date
  // A time without a day, because the word for the day was not understood: the next time the clock shows it.
  const next = namedTime !== null && namedTime <= now.time ? addDays(now.day, 1) : now.day
  const date = namedDay ?? chosenDay ?? reading.date ?? next

  return {
    ...(time === null ? withUsualTime(date, now, meal) : { date, time }),
    dateFrom: sourceOf(namedDay, chosenDay),
    timeFrom: sourceOf(namedTime, fields.time),
  }
}

/** Adds the usual time (usual-time.ts) to a day; for today it may be after midnight. */
export function withUsualTime(date: string, now: WallTime, meal: number | null = null): { date: string; time: string } {
  const seconds = usualSecondsOn(date === now.day ? secondsOf(now.time) : null, meal)
  return seconds < daySeconds
    ? { date, time: writeTime(seconds) }
    : { date: addDays(date, 1), time: writeTime(seconds - daySeconds) }
}

const daySeconds = 86_400

function secondsOf(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number)
  return hours * 3600 + minutes * 60 + seconds
}

const sourceOf = (said: string | null, chosen: string | null): Source =>
  said !== null ? 'words' : chosen !== null ? 'field' : 'default'

/**
 * Returns the last day of a multi-day event, or null if the reading has none or the reminder was moved to another day.
 */
export const lastDayOf = ({ date, lastDay }: Pick<Reading, 'date' | 'lastDay'>, keptOn: string): string | null =>
  lastDay && keptOn === date ? lastDay : null
