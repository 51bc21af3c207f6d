import { writeDay } from '@planner/days/day-number'
import { addDays } from '@planner/days/plain-date'
import { wallClockAt } from '@planner/days/wall-clock'
import type { Reading } from '../index.ts'
import { namesMedicine } from '../medicine/names-medicine.ts'
import { namesDay } from '../names-day.ts'
import { movedToHour } from './bare-hour.ts'
import { matches, matchOf, type Request, sharedWords } from './intent.ts'
import { partsIn } from './parts.ts'

/** What a request needs to know of a reminder. */
export type Listed = {
  title: string
  /** The medicine of which it is a dose. */
  medicine?: { id: string; part: 'dose' | 'refill' } | undefined
  /** 'HH:MM:SS', in its own time zone. */
  time: string
  time_zone: string
  recurrence: string
  completed: boolean
}

export type Occurrence<R> = { reminder: R; day: string }

/** What a request may be about: an occurrence, or all of a repeating reminder. */
export type Target<R> = Occurrence<R> & { all: boolean }

export type Known<R> = {
  list: readonly R[]
  now: Date
  timeZone: string
  /** The days within a range on which a reminder falls, ascending. */
  fallsOn: (reminder: R, range: { from: string; to: string }) => string[]
  /** The days on which it was due and is not done, oldest first. */
  missed: (reminder: R) => string[]
  isDone: (reminder: R, day: string) => boolean
}

/** At most this many to choose from. */
const mostTargets = 5
/** Less of its words than this, and a title is another one's. */
const leastMatch = 0.5
const yearDays = 366

/** A reminder's own lead times with one more, which goes before the others where there is room for `most` only. */
export const leadsWith = (lead: number, own: readonly number[], most: number): number[] =>
  [...new Set([lead, ...own])].slice(0, most)

/** The open occurrences that a sentence may be about, best first: by title, then on the day it names, or the next one. */
export function targetsOf<R extends Listed>(request: Request, known: Known<R>): Target<R>[] {
  const { intent, about, reading, fromNowOn, lead, said = about } = request
  // A change names the new day, the others the day that is meant.
  const day = intent !== 'change' && namesDay(reading) ? reading.date : null
  const scored = known.list
    .filter(({ completed }) => !completed)
    .map((reminder) => ({ reminder, score: matchOf(request, reminder) }))
    .filter(({ score }) => score >= leastMatch)
  const best = Math.max(0, ...scored.map(({ score }) => score))
  const fitting = scored
    .filter(({ score }) => score === best)
    .flatMap(({ reminder }) =>
      daysOf(reminder, { intent, day }, known).map((own) => ({ reminder, day: own, all: false })),
    )
  const now = wallTimeAt(known.now, known.timeZone)
  const parts = partsIn(intent === 'change' ? about : said)
  // 'Raat ki dawai de di', said in the evening, is today's, though yesterday's was missed.
  const isLikely = ({ reminder, day: own }: Target<R>) =>
    intent === 'done' && own === now.slice(0, 10) && (parts.length > 0 || `${own}T${reminder.time}` <= now)
  // 'Gas book kar diya' is about the gas: of two with gas first the one that is booked.
  const likeness = (one: Target<R>) => sharedWords(said, one.reminder.title) * 2 + Number(isLikely(one))
  return ofPart(fitting, parts)
    .toSorted((one, other) => likeness(other) - likeness(one) || soonestFirst(one, other))
    .flatMap((one) => {
      if (one.reminder.recurrence === 'none' || day !== null || intent === 'done') return [one]
      const all = { ...one, all: true }
      // It rings so ahead of each.
      if (lead !== undefined) return [all]
      // The hour of a medicine is changed for good.
      const staysSo = fromNowOn || (intent === 'change' && !namesDay(reading) && namesMedicine(one.reminder.title))
      return staysSo ? [all, one] : [one, all]
    })
    .filter((one, at, every) => {
      const { medicine } = one.reminder
      // A medicine is stopped as a whole, and offered once.
      if (intent !== 'cancel' || !one.all || medicine?.part !== 'dose') return true
      return every.findIndex((other) => other.all && other.reminder.medicine?.id === medicine.id) === at
    })
    .slice(0, mostTargets)
}

/** 'Dopahar ki dawai de di': of three doses a day the one at two. All where none is at such an hour. */
function ofPart<R extends Listed>(all: Target<R>[], parts: ReturnType<typeof partsIn>): Target<R>[] {
  const meant = all.filter(({ reminder }) => parts.some((part) => part.has(reminder.time)))
  return meant.length > 0 ? meant : all
}

/** The days of a reminder that may be meant: the one that is named, else the next, and of what is done also today's beside a missed one. */
function daysOf<R extends Listed>(
  reminder: R,
  { intent, day }: { intent: Request['intent']; day: string | null },
  known: Known<R>,
): string[] {
  const isOpen = (at: string) =>
    known.fallsOn(reminder, { from: at, to: at }).includes(at) && !known.isDone(reminder, at)
  if (day !== null) return isOpen(day) ? [day] : []
  const next = nextOf(reminder, intent, known)
  if (next === null) return []
  const today = dayAt(known)
  return intent === 'done' && next < today && isOpen(today) ? [next, today] : [next]
}

/**
 * What was missed, then what is next: the plumber who did not come is moved before the one of next month. What repeats is changed
 * from its next one on.
 */
function nextOf<R extends Listed>(reminder: R, intent: Request['intent'], known: Known<R>): string | null {
  const [missed] = intent === 'change' && reminder.recurrence !== 'none' ? [] : known.missed(reminder).slice(-1)
  if (missed !== undefined) return missed
  const today = dayAt(known)
  const ahead = known.fallsOn(reminder, { from: today, to: addDays(today, yearDays) })
  return ahead.find((each) => !known.isDone(reminder, each)) ?? null
}

/** The days that a question is about; a week where it names none. */
function asked({ reading }: Pick<Request, 'reading'>, text: string, today: string): { from: string; to: string } {
  const day = namesDay(reading) ? reading.date : null
  if (/\b(?:week|hafte|hafta|saptah)\b|हफ़?्त|सप्ताह/i.test(text) && !/weekend/i.test(text))
    return { from: day ?? today, to: addDays(day ?? today, 6) }
  if (day === null) return { from: today, to: addDays(today, 6) }
  if (/weekend/i.test(text)) return { from: day, to: addDays(day, 1) }
  return { from: day, to: reading.lastDay ?? day }
}

/** The answer to a question: what falls on its days, or when what it asks about is next. */
export function answerTo<R extends Listed>(
  request: Request,
  text: string,
  known: Known<R>,
): { occurrences: Occurrence<R>[]; from: string; to: string } {
  const today = dayAt(known)
  const isAboutOne = request.about !== ''
  const open = known.list.filter(
    ({ completed, title }) => !completed && (!isAboutOne || matches(request.about, title) >= leastMatch),
  )
  const range = asked(request, text, today)
  // 'When is the dentist' looks as far as a year ahead.
  const { from, to } = isAboutOne && !namesDay(request.reading) ? { from: today, to: addDays(today, yearDays) } : range
  const occurrences = open
    .flatMap((reminder) => {
      const days = known.fallsOn(reminder, { from, to }).filter((day) => !known.isDone(reminder, day))
      return (isAboutOne ? days.slice(0, 1) : days).map((day) => ({ reminder, day }))
    })
    .toSorted(soonestFirst)
  return { occurrences, from, to }
}

type Read = (text: string, options: { now: Date; timeZone: string }) => Reading

/**
 * The new day and time of a change: what the words name, the rest as it was. An hour without its half of the day is the one
 * nearer to the time before: a plumber of 5 pm comes 'at 7' in the evening. What would be over by then is the next such hour.
 */
export function changedTo<R extends Listed>(
  text: string,
  { reading, later }: Pick<Request, 'reading' | 'later'>,
  { reminder, day }: Occurrence<R>,
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

function nearerHalf<R extends Listed>(text: string, said: string, { reminder, day }: Occurrence<R>, read: Read) {
  const toHour = movedToHour(text)?.tail ?? text
  const at = (hour: string) => read(toHour, { now: new Date(`${day}T${hour}:00Z`), timeZone: 'UTC' }).time
  if (at('00:01') === at('12:01')) return said
  const other = `${String((Number(said.slice(0, 2)) + 12) % 24).padStart(2, '0')}${said.slice(2)}`
  const away = (time: string) => Math.abs(minutesOf(time) - minutesOf(reminder.time))
  return away(other) < away(said) ? other : said
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

const soonestFirst = (one: Occurrence<Listed>, other: Occurrence<Listed>): number => {
  const [first, second] = [`${one.day}T${one.reminder.time}`, `${other.day}T${other.reminder.time}`]
  return first < second ? -1 : first > second ? 1 : 0
}

const dayAt = <R>({ now, timeZone }: Known<R>): string => wallTimeAt(now, timeZone).slice(0, 10)

/** 'YYYY-MM-DDTHH:MM:SS' on the clocks of a zone. */
function wallTimeAt(now: Date, timeZone: string): string {
  const { day, seconds } = wallClockAt(now.getTime(), timeZone)
  return `${writeDay(day)}T${new Date(seconds * 1000).toISOString().slice(11, 19)}`
}
