import type { Reminder } from '@planner/contract/reminders'
import { addDays } from '@planner/days/plain-date'
import type { Reading } from '@planner/reminder-language'
import { matches, type Request } from '@planner/reminder-language/intent'
import { namesDay } from '@planner/reminder-language/names-day'

import { wallTimeAt } from '#platform/time/wall-time.ts'
import { missedDays } from '../agenda/missed.ts'
import { occurrencesOf, type RecurrenceEngine, repeats } from '../agenda/occurrences.ts'
import type { Occurrence } from '../agenda/outlook.ts'
import { isCompletedOn, momentOf } from '../agenda/state-on.ts'

/** What a request may be about: an occurrence, or all of a repeating reminder. */
export type Target = Occurrence & { all: boolean }

type Known = { list: readonly Reminder[]; now: Date; timeZone: string; engine: RecurrenceEngine | undefined }

/** At most this many to choose from. */
const mostTargets = 5
/** Less of its words than this, and a title is another one's. */
const leastMatch = 0.5
const yearDays = 366

/** The open occurrences that a sentence may be about, best first: by title, then on the day it names, or the next one. */
export function targetsOf({ intent, about, reading }: Request, known: Known): Target[] {
  const { list, now, timeZone } = known
  const today = wallTimeAt(now, timeZone).slice(0, 10)
  // A change names the new day, the others the day that is meant.
  const day = intent !== 'change' && namesDay(reading) ? reading.date : null
  const scored = list
    .filter(({ completed }) => !completed)
    .map((reminder) => ({ reminder, score: matches(about, reminder.title) }))
    .filter(({ score }) => score >= leastMatch)
  const best = Math.max(0, ...scored.map(({ score }) => score))

  return scored
    .filter(({ score }) => score === best)
    .flatMap(({ reminder }) => {
      const own = day === null ? nextOf(reminder, { ...known, today }) : onDay(reminder, day, known)
      if (own === null) return []
      const one = { reminder, day: own, all: false }

      return repeats(reminder) && day === null && intent !== 'done' ? [one, { ...one, all: true }] : [one]
    })
    .toSorted((one, other) => compare(momentOf(one.reminder, one.day), momentOf(other.reminder, other.day)))
    .slice(0, mostTargets)
}

function onDay(reminder: Reminder, day: string, { engine }: Known): string | null {
  const falls = occurrencesOf(reminder, { from: day, to: day }, engine).includes(day)

  return falls && !isCompletedOn(reminder, day) ? day : null
}

/** What was missed, then what is next: the plumber who did not come is moved before the one of next month. */
function nextOf(reminder: Reminder, { now, engine, today }: Known & { today: string }): string | null {
  const [missed] = missedDays(reminder, now, engine).slice(-1)
  if (missed !== undefined) return missed

  return (
    occurrencesOf(reminder, { from: today, to: addDays(today, yearDays) }, engine).find(
      (each) => !isCompletedOn(reminder, each),
    ) ?? null
  )
}

/** The days that a question is about; a week where it names none. */
export function asked(
  { reading }: Pick<Request, 'reading'>,
  text: string,
  today: string,
): { from: string; to: string } {
  const day = namesDay(reading) ? reading.date : null
  if (/\b(?:week|hafte|hafta|saptah)\b|हफ़?्त|सप्ताह/i.test(text) && !/weekend/i.test(text))
    return { from: day ?? today, to: addDays(day ?? today, 6) }
  if (day === null) return { from: today, to: addDays(today, 6) }
  if (/weekend/i.test(text)) return { from: day, to: addDays(day, 1) }

  return { from: day, to: reading.lastDay ?? day }
}

/** The answer to a question: what falls on its days, or when what it asks about is next. */
export function answerTo(
  request: Request,
  text: string,
  known: Known,
): { occurrences: Occurrence[]; from: string; to: string } {
  const { list, now, timeZone, engine } = known
  const today = wallTimeAt(now, timeZone).slice(0, 10)
  const isAboutOne = request.about !== ''
  const open = list.filter(
    ({ completed, title }) => !completed && (!isAboutOne || matches(request.about, title) >= leastMatch),
  )
  const range = asked(request, text, today)
  // 'When is the dentist' looks as far as a year ahead.
  const { from, to } = isAboutOne && !namesDay(request.reading) ? { from: today, to: addDays(today, yearDays) } : range
  const occurrences = open
    .flatMap((reminder) => {
      const days = occurrencesOf(reminder, { from, to }, engine).filter((day) => !isCompletedOn(reminder, day))

      return (isAboutOne ? days.slice(0, 1) : days).map((day) => ({ reminder, day }))
    })
    .toSorted((one, other) => compare(momentOf(one.reminder, one.day), momentOf(other.reminder, other.day)))

  return { occurrences, from, to }
}

type Read = (text: string, options: { now: Date; timeZone: string }) => Reading

/**
 * The new day and time of a change: what the words name, the rest as it was. An hour without its half of the day is the one
 * nearer to the time before: a plumber of 5 pm comes 'at 7' in the evening. What would be over by then is the next such hour.
 */
export function changedTo(
  text: string,
  { reading, later }: Pick<Request, 'reading' | 'later'>,
  { reminder, day }: Occurrence,
  { read, now }: { read: Read; now: Date },
): { date: string; time: string } {
  if (later !== undefined) {
    const moved = new Date(Date.parse(`${day}T${reminder.time}Z`) + later * 60_000).toISOString()

    return { date: moved.slice(0, 10), time: moved.slice(11, 19) }
  }
  const named = namesDay(reading) ? reading.date : null
  const date = named ?? day
  if (reading.timeDefaulted || reading.time === null) return { date, time: reminder.time }

  const time = nearerHalf(text, reading.time, { reminder, day }, read)
  const isOver = `${date}T${time}` <= wallTimeAt(now, reminder.time_zone)

  return isOver && named === null && reading.date !== null ? { date: reading.date, time: reading.time } : { date, time }
}

function nearerHalf(text: string, said: string, { reminder, day }: Occurrence, read: Read): string {
  const at = (hour: string) => read(text, { now: new Date(`${day}T${hour}:00Z`), timeZone: 'UTC' }).time
  if (at('00:01') === at('12:01')) return said

  const other = `${String((Number(said.slice(0, 2)) + 12) % 24).padStart(2, '0')}${said.slice(2)}`
  const away = (time: string) => Math.abs(minutesOf(time) - minutesOf(reminder.time))

  return away(other) < away(said) ? other : said
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
