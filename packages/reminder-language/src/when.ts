import { addDays } from '@planner/days/plain-date'
import { eventOf } from './beside/event.ts'
import { namesDay } from './names-day.ts'
import type { Reading } from './reading.ts'
import { usualSeconds, usualSecondsOn } from './usual-time.ts'
import { writeTime } from './write-time.ts'

/** The source of a day or a time: the text, a field of the form, or neither. */
export type Source = 'words' | 'field' | 'default'

export type When = { date: string; dateFrom: Source; time: string; timeFrom: Source }

/** What calendar and clock show: 'YYYY-MM-DD' and 'HH:MM:SS'. */
export type WallTime = { day: string; time: string }

/**
 * The day and time of a new reminder (docs/product/decisions.md#10): the text wins; the fields fill what it leaves out; a default
 * fills the rest.
 *
 * A time in the text that is past today means the next occurrence: today in the date field is not a choice, because
 * forms prefill it.
 *
 * Of what asks to be reminded ahead, the event's own.
 *
 * @param fields null if nothing was chosen; `picked` if the person chose the day by hand, so that it is kept.
 * @param now the person's local time.
 */
export function whenOf(
  said: Reading,
  fields: { date: string | null; time: string | null; picked?: boolean | undefined },
  now: WallTime,
): When {
  const reading = eventOf(said)
  const saidDay = namesDay(reading) ? reading.date : null
  const saidTime = reading.timeDefaulted ? null : reading.time
  const time = saidTime ?? fields.time
  const meal = time === null ? (reading.ownSeconds ?? null) : null
  // What repeats at its usual hour does not begin with an odd one because today's is past.
  const beginsLater =
    reading.recurrence !== null &&
    time === null &&
    fields.date === now.day &&
    now.time >= writeTime(meal ?? usualSeconds)
  const isOver = saidTime !== null && saidTime <= now.time && fields.date === now.day && !fields.picked
  const chosenDay = beginsLater || isOver ? null : fields.date
  // A time without a day, as the word for the day was not understood: when the clock next shows it.
  const next = saidTime !== null && saidTime <= now.time ? addDays(now.day, 1) : now.day
  const date = saidDay ?? chosenDay ?? reading.date ?? next

  return {
    ...(time === null ? withUsualTime(date, now, meal) : { date, time }),
    dateFrom: sourceOf(saidDay, chosenDay),
    timeFrom: sourceOf(saidTime, fields.time),
  }
}

/** The usual time of a day (usual-time.ts); today's may be after midnight. */
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

/** The last day of what goes on for days; null where the reading names none, or is not kept on its own day. */
export const lastDayOf = ({ date, lastDay }: Pick<Reading, 'date' | 'lastDay'>, keptOn: string): string | null =>
  lastDay && keptOn === date ? lastDay : null
