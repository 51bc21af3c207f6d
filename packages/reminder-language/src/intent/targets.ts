import { writeDay } from '@planner/days/day-number'
import { addDays, dayFrom, partsOf } from '@planner/days/plain-date'
import { wallClockAt } from '@planner/days/wall-clock'
import type { Reading } from '../index.ts'
import { namesMedicine } from '../medicine/names-medicine.ts'
import { namesDay } from '../names-day.ts'
import { movedToHour } from './bare-hour.ts'
import { matchOf, sharedWords } from './match-titles.ts'
import { type NamedDay, namedDay, titleHasWeekday } from './named-day.ts'
import { partsIn } from './parts.ts'
import type { Request } from './request.ts'

/** The fields of a reminder that requests are matched against. */
export type Listed = {
  title: string
  /** The medicine that the reminder is a dose or refill of. */
  medicine?: { id: string; part: 'dose' | 'refill' } | undefined
  /** 'HH:MM:SS', in the reminder's time zone. */
  time: string
  time_zone: string
  recurrence: string
  completed: boolean
}

export type Occurrence<R> = { reminder: R; day: string }

/** The target of a request: one occurrence, or all of a repeating reminder (`all`). */
export type Target<R> = Occurrence<R> & { all: boolean }

export type Known<R> = {
  list: readonly R[]
  now: Date
  timeZone: string
  /** Returns the days within a range on which a reminder is due, ascending. */
  fallsOn: (reminder: R, range: { from: string; to: string }) => string[]
  /** Returns the days on which it was due and not done, oldest first. */
  missed: (reminder: R) => string[]
  isDone: (reminder: R, day: string) => boolean
}

/** The most targets offered for a choice. */
const mostTargets = 5
/** The least share of matching words for a title to be considered. */
const leastMatch = 0.5
const yearDays = 366

/** Returns a reminder's lead times with one added in front, limited to `most`. */
export const leadsWith = (lead: number, own: readonly number[], most: number): number[] =>
  [...new Set([lead, ...own])].slice(0, most)

/**
 * Returns the open occurrences a sentence may refer to, best match first: by title, then on the named day or the next
 * one.
 */
export function targetsOf<R extends Listed>(request: Request, known: Known<R>): Target<R>[] {
  const { intent, about, reading, fromNowOn, lead, query = about } = request
  // A change names the new day, other requests the day of the occurrence.
  const day = intent !== 'change' && namesDay(reading) ? reading.date : null
  const named = namedDay(request, dayAt(known))
  const scored = known.list
    .filter(({ completed }) => !completed)
    .map((reminder) => ({ reminder, score: matchOf(request, reminder) }))
    .filter(({ score }) => score >= leastMatch)
  const best = Math.max(0, ...scored.map(({ score }) => score))
  const fitting = scored
    .filter(({ score }) => score === best)
    .flatMap(({ reminder }) =>
      daysOf(reminder, { intent, day, named }, known).map((own) => ({ reminder, day: own, all: false })),
    )
  const now = wallTimeAt(known.now, known.timeZone)
  const parts = partsIn(intent === 'change' ? about : query)
  // 'Raat ki dawai de di', said in the evening, means today's dose even if yesterday's was missed.
  const isLikely = ({ reminder, day: own }: Target<R>) =>
    intent === 'done' && own === now.slice(0, 10) && (parts.length > 0 || `${own}T${reminder.time}` <= now)
  // 'Gas book kar diya': of two reminders about gas, the one about booking comes first.
  const likeness = (one: Target<R>) => sharedWords(query, one.reminder.title) * 2 + Number(isLikely(one))
  return dueFirst(ofPart(fitting, parts), request, dayAt(known))
    .toSorted((one, other) => likeness(other) - likeness(one) || soonestFirst(one, other))
    .flatMap((one) => {
      if (one.reminder.recurrence === 'none' || day !== null || intent === 'done') return [one]
      const all = { ...one, all: true }
      // A lead time applies to every occurrence.
      if (lead !== undefined) return [all]
      // The time of a medicine is changed for all occurrences.
      const staysSo = fromNowOn || (intent === 'change' && !namesDay(reading) && namesMedicine(one.reminder.title))
      return staysSo ? [all, one] : [one, all]
    })
    .filter((one, at, every) => {
      const { medicine } = one.reminder
      // A medicine is stopped as a whole, so it is offered only once.
      if (intent !== 'cancel' || !one.all || medicine?.part !== 'dose') return true
      return every.findIndex((other) => other.all && other.reminder.medicine?.id === medicine.id) === at
    })
    .slice(0, mostTargets)
}

/**
 * Keeps the doses within the named part of the day ('dopahar ki dawai de di': the one at two), or all if there is none.
 */
function ofPart<R extends Listed>(all: Target<R>[], parts: ReturnType<typeof partsIn>): Target<R>[] {
  const meant = all.filter(({ reminder }) => parts.some((part) => part.has(reminder.time)))
  return meant.length > 0 ? meant : all
}

/** For 'done', drops a future occurrence if one of a title that fits as well is open today or overdue. */
function dueFirst<R extends Listed>(all: Target<R>[], { intent, query = '' }: Request, today: string): Target<R>[] {
  if (intent !== 'done') return all
  const due = all.filter(({ day }) => day <= today).map(({ reminder }) => sharedWords(query, reminder.title))
  const best = Math.max(-1, ...due)
  return all.filter(({ day, reminder }) => day <= today || sharedWords(query, reminder.title) > best)
}

/**
 * Returns the days of a reminder that may be meant: the named day, else the next one; for 'done' also today's in
 * addition to a missed one. A weekday in the reminder's own title ('Somvar ka vrat') need not be its day.
 */
function daysOf<R extends Listed>(
  reminder: R,
  { intent, day, named }: { intent: Request['intent']; day: string | null; named: NamedDay | null },
  known: Known<R>,
): string[] {
  const isOpen = (at: string) =>
    known.fallsOn(reminder, { from: at, to: at }).includes(at) && !known.isDone(reminder, at)
  const isInTitle = named?.weekday !== undefined && titleHasWeekday(reminder.title, named.weekday)
  if (day !== null) {
    const dated = datesOf(intent, { day, named, today: dayAt(known) }).find(isOpen)
    if (dated !== undefined && !(isInTitle && intent === 'done' && dated > dayAt(known))) return [dated]
    if (!isInTitle) return []
  }
  const next = nextOf(reminder, intent, known)
  if (next === null) return []
  const today = dayAt(known)
  return intent === 'done' && next < today && isOpen(today) ? [next, today] : [next]
}

/**
 * Returns the days that a named day may be, the likeliest first. What is done was due by now: on a Monday, 'Monday' is
 * today and 'kal' yesterday. What is cancelled is today's or ahead.
 */
function datesOf(
  intent: Request['intent'],
  { day, named, today }: { day: string; named: NamedDay | null; today: string },
): string[] {
  if (named === null || (intent !== 'done' && named.before !== today)) return [day]
  return [named.before, named.ahead]
}

/**
 * Returns the missed day if there is one, else the next: a plumber who did not come is moved before next month's visit.
 * A repeating reminder is changed from its next occurrence.
 */
function nextOf<R extends Listed>(reminder: R, intent: Request['intent'], known: Known<R>): string | null {
  const [missed] = intent === 'change' && reminder.recurrence !== 'none' ? [] : known.missed(reminder).slice(-1)
  if (missed !== undefined) return missed
  const today = dayAt(known)
  const ahead = known.fallsOn(reminder, { from: today, to: addDays(today, yearDays) })
  return ahead.find((each) => !known.isDone(reminder, each)) ?? null
}

const week = /\b(?:week|hafte|hafta|saptah)\b|हफ़?्त|सप्ताह/i
const month = /\b(?:month|mahine|mahina)\b|महीन/i

/** Returns the range of days a question is about; a week if it names none. */
function asked({ reading }: Pick<Request, 'reading'>, text: string, today: string): { from: string; to: string } {
  const day = namesDay(reading) ? reading.date : null
  if (week.test(text) && !/weekend/i.test(text)) return { from: day ?? today, to: addDays(day ?? today, 6) }
  // 'Agle mahine' is read as the first of that month, 'is mahine' as no day.
  if (month.test(text) && (day === null || day.endsWith('-01'))) {
    const { year, month: number } = partsOf(day ?? today)
    return { from: day ?? today, to: dayFrom(year, number, 31) }
  }
  if (day === null) return { from: today, to: addDays(today, 6) }
  if (/weekend/i.test(text)) return { from: day, to: addDays(day, 1) }
  return { from: day, to: reading.lastDay ?? day }
}

/** Answers a question: the occurrences on its days, or the next occurrence of the reminder it is about. */
export function answerTo<R extends Listed>(
  request: Request,
  text: string,
  known: Known<R>,
): { occurrences: Occurrence<R>[]; from: string; to: string } {
  const today = dayAt(known)
  const isAboutOne = request.about !== ''
  const open = known.list.filter((one) => !one.completed && (!isAboutOne || matchOf(request, one) >= leastMatch))
  const range = asked(request, text, today)
  // 'When is the dentist' looks up to a year ahead.
  const isNext = isAboutOne && !namesDay(request.reading) && !week.test(text) && !month.test(text)
  const { from, to } = isNext ? { from: today, to: addDays(today, yearDays) } : range
  const parts = isAboutOne ? [] : partsIn(text)
  const occurrences = open
    .flatMap((reminder) => {
      const days = known.fallsOn(reminder, { from, to }).filter((day) => !known.isDone(reminder, day))
      return (isNext ? days.slice(0, 1) : days).map((day) => ({ reminder, day }))
    })
    .toSorted(soonestFirst)
    .filter(({ reminder }) => parts.length === 0 || parts.some((part) => part.has(reminder.time)))
  return { occurrences, from, to }
}

type Read = (text: string, options: { now: Date; timeZone: string }) => Reading

/**
 * Returns the new day and time of a change; anything not mentioned stays the same. An hour without am or pm is read as
 * the one closer to the previous time: a plumber at 5 pm moved 'to 7' comes in the evening. If that has passed, the
 * next such hour is used.
 */
export function changedTo<R extends Listed>(
  text: string,
  { reading, later, about = '' }: Pick<Request, 'reading' | 'later'> & { about?: string },
  { reminder, day }: Occurrence<R>,
  { read, now }: { read: Read; now: Date },
): { date: string; time: string } {
  if (later !== undefined) {
    const moved = new Date(Date.parse(`${day}T${reminder.time}Z`) + later * 60_000).toISOString()
    return { date: moved.slice(0, 10), time: moved.slice(11, 19) }
  }
  const own = namedDay({ query: text, reading, about }, day)
  // 'Monday ka vrat 6 baje kar do', said on that Monday: it stays on its day.
  const staysOn = own?.isOfReminder && own.before === day
  const named = namesDay(reading) && !staysOn ? reading.date : null
  const date = named ?? day
  if (reading.timeDefaulted || reading.time === null) return { date, time: reminder.time }
  const time = nearerHalf(text, reading.time, { reminder, day }, read)
  const isOver = `${date}T${time}` <= wallTimeAt(now, reminder.time_zone)
  return isOver && named === null && reading.date !== null ? { date: reading.date, time: reading.time } : { date, time }
}

function nearerHalf<R extends Listed>(text: string, query: string, { reminder, day }: Occurrence<R>, read: Read) {
  const toHour = movedToHour(text)?.tail ?? text
  const at = (hour: string) => read(toHour, { now: new Date(`${day}T${hour}:00Z`), timeZone: 'UTC' }).time
  if (at('00:01') === at('12:01')) return query
  const other = `${String((Number(query.slice(0, 2)) + 12) % 24).padStart(2, '0')}${query.slice(2)}`
  const away = (time: string) => Math.abs(minutesOf(time) - minutesOf(reminder.time))
  return away(other) < away(query) ? other : query
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

const soonestFirst = (one: Occurrence<Listed>, other: Occurrence<Listed>): number => {
  const [first, second] = [`${one.day}T${one.reminder.time}`, `${other.day}T${other.reminder.time}`]
  return first < second ? -1 : first > second ? 1 : 0
}

const dayAt = <R>({ now, timeZone }: Known<R>): string => wallTimeAt(now, timeZone).slice(0, 10)

/** Formats a moment as 'YYYY-MM-DDTHH:MM:SS' wall-clock time in a zone. */
function wallTimeAt(now: Date, timeZone: string): string {
  const { day, seconds } = wallClockAt(now.getTime(), timeZone)
  return `${writeDay(day)}T${new Date(seconds * 1000).toISOString().slice(11, 19)}`
}
