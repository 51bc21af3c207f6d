import { writeDay } from '@planner/days/day-number'
import { addDays } from '@planner/days/plain-date'
import { wallClockAt } from '@planner/days/wall-clock'
import type { Options, Reading, Span } from '../reading.ts'
import { usualTime } from '../usual-time.ts'
import { writeTime } from '../write-time.ts'
import { durationIn, lengthNearTime, mayLast } from './duration.ts'
import { hoursIn, minutesUntilEnd, withPlainHours } from './hours.ts'
import { type FoundLead, leadIn, mayAsk } from './lead.ts'
import { mayName, mealSeconds } from './meal-hours.ts'
import { withoutNextOccurrence } from './next-occurrence.ts'
import { dayBeside, relativeDayIn } from './relative-day.ts'
import { routineSeconds } from './routine-hours.ts'
import { soakSeconds } from './soak-hours.ts'
import { titleSeconds } from './title-hours.ts'

type Read = (text: string, options: Options) => Reading

/** One cheap test for `leadIn`, `durationIn` and `mealSeconds`, since most lines contain nothing for them. */
const mayHaveTiming = new RegExp([mayAsk, mayLast, mayName].map(({ source }) => source).join('|'), 'i')

/**
 * Reads a line including its lead time ('remind me 3 hours before') and duration ('for 45 min'). `date` and `time` are
 * those of the alert; `lead` has the event's own.
 */
export function readWithTiming(found: string, options: Options, read: Read): Reading {
  const text = withoutNextOccurrence(found)
  const said = mayHaveTiming.test(text) ? withLeadOrLength(text, options, read) : withHours(text, options, read)
  const reading = besideEvent(text, said, options, read)
  if (reading.time !== null && !reading.timeDefaulted) return reading
  const soak = soakSeconds(reading.title)
  if (soak !== null) return { ...reading, date: dayOfSoaking(reading, options), ownSeconds: soak }
  const own =
    mealSeconds(reading.title) ??
    routineSeconds(text) ??
    (reading.date !== null ? titleSeconds(reading.recurrence === null ? text : '', reading.title) : null)
  return own === null ? reading : { ...reading, ownSeconds: own }
}

/**
 * Reads a day that is counted from an event. Without the event's date no day is set, and the words are pointed out: the
 * day is not today.
 */
function besideEvent(text: string, said: Reading, options: Options, read: Read): Reading {
  if (said.lead || said.recurrence !== null || said.spans.some(({ kind }) => kind === 'date')) return said
  const found = relativeDayIn(text)
  if (!found || isLeft(found, options)) return said
  const today = writeDay(wallClockAt(options.now.getTime(), options.timeZone).day)
  const beside = dayBeside(found, options, today)
  if (!beside) return { ...said, date: null, note: { is: 'unread', start: found.start, end: found.end } }
  const rest = read(blank(text, beside), options)
  // A request without a task of its own sets the lead of the event (intent/lead-request.ts).
  if (onlyAsks.test(rest.title)) return said
  const { start, end, day: date } = beside
  return {
    ...rest,
    date,
    time: rest.time ?? usualTime,
    timeDefaulted: rest.time === null || rest.timeDefaulted,
    title: /\p{L}/u.test(rest.title) ? rest.title : said.title,
    tags: said.tags,
    spans: withSpan(rest.spans, { start, end, kind: 'date' }),
  }
}

/** A request without a task: 'remind me 3 days before the wedding'. */
const onlyAsks =
  /^(?:remind(?:er)?(?: me)?|alert(?: me)?|ya+d (?:dila\w*|kar\w*)(?: \w+)?|याद (?:दिला|कर)\S*(?: \S+)?)$/iu

/** Returns the day of soaking overnight: the day named, but the day before that of a meal that it is for. */
function dayOfSoaking({ date, recurrence, title }: Reading, { now, timeZone }: Options): string | null {
  const today = writeDay(wallClockAt(now.getTime(), timeZone).day)
  return date !== null && date > today && recurrence === null && mayName.test(title) ? addDays(date, -1) : date
}

function withLeadOrLength(text: string, options: Options, read: Read): Reading {
  const lead = leadIn(text)
  return (lead && withLead(text, lead, options, read)) ?? withDuration(text, options, read)
}

function withDuration(text: string, options: Options, read: Read): Reading {
  const whole = withHours(text, options, read)
  const asked = durationIn(text)
  const found = asked ?? (hasClock(whole) ? lengthNearTime(text, whole.spans) : null)
  if (!found || isLeft(found, options)) return whole
  const taken = whole.spans.some(({ start, end }) => start < found.end && end > found.start)
  if (taken || whole.minutes || whole.date === null) return whole
  const rest = read(withPlainHours(blank(text, found)), options)
  if (!hasClock(rest) || !/\p{L}/u.test(blank(text, found)) || rest.unsupported) return whole
  if (!asked && (rest.time !== whole.time || rest.date !== whole.date || rest.note !== null)) return whole
  return { ...rest, minutes: found.minutes, spans: withSpan(rest.spans, { ...found, kind: 'duration' }) }
}

/** Reads a range such as '3-4pm', which is a single token to the reader. */
function withHours(text: string, options: Options, read: Read): Reading {
  const reading = read(withPlainHours(text), options)
  if (reading.minutes || !hasClock(reading)) return reading
  const found = hoursIn(text)
  const span = found && reading.spans.find(({ start, end }) => start < found.end && end > found.start)
  const minutes = span && minutesUntilEnd(found, reading.time!)
  if (!minutes) return reading
  const spans = reading.spans.map((one) => (one === span ? { ...span, end: Math.max(span.end, found.end) } : one))
  return { ...reading, minutes, spans }
}

function withLead(text: string, found: FoundLead, options: Options, read: Read): Reading | null {
  if (isLeft(found, options)) return null
  const event = withDuration(blank(text, found), options, read)
  const { date, time } = event
  if (date === null || time === null || event.spans.length === 0) return null
  // A lead in hours needs a time, one in days does not.
  if (!hasClock(event) && (found.minutes < 1440 || !event.spans.some(({ kind }) => kind !== 'time'))) return null
  if (!/\p{L}/u.test(event.title)) return null
  const { day, seconds } = wallClockAt(options.now.getTime(), options.timeZone)
  const minutes = found.at === undefined ? found.minutes : found.minutes + (secondsOf(time) - found.at) / 60
  const isPast = (at: { date: string; time: string }) =>
    `${at.date}T${at.time}` <= `${writeDay(day)}T${writeTime(seconds)}`
  let alert = ahead({ date, time }, minutes)
  // Of several alerts, the first that is still to come.
  for (const next of found.also ?? []) if (isPast(alert)) alert = ahead({ date, time }, next)
  if (isPast(alert)) {
    // The event is ahead but its alert has passed: the alert's next time follows from reading the whole line.
    const plain = read(text, options)
    alert = plain.date !== null && plain.time !== null ? { date: plain.date, time: plain.time } : { date, time }
  }
  return {
    ...event,
    ...alert,
    lead: { minutes, date, time, ...(found.also && { also: found.also }) },
    spans: withSpan(event.spans, { start: found.start, end: found.end, kind: 'lead' }),
  }
}

const hasClock = (reading: Reading) =>
  reading.date !== null && reading.time !== null && !reading.timeDefaulted && reading.spans.length > 0

const isLeft = (found: Span, { leaveAlone = [] }: Options) =>
  leaveAlone.some(({ start, end }) => start < found.end && end > found.start)

const blank = (text: string, { start, end }: Span) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end)

/** Adds a span; one that reached across its words, which were blank to the reader, is left on both sides of them. */
function withSpan(spans: Reading['spans'], { start, end, kind }: Reading['spans'][number]): Reading['spans'] {
  const around = spans.flatMap((one) =>
    one.start < end && one.end > start
      ? [
          { ...one, end: start },
          { ...one, start: end },
        ].filter((side) => side.start < side.end)
      : [one],
  )
  return [...around, { start, end, kind }].toSorted((one, other) => one.start - other.start)
}

function secondsOf(time: string): number {
  const [hour, minute, second] = time.split(':').map(Number)
  return hour! * 3600 + minute! * 60 + second!
}

/** Subtracts minutes from a wall-clock day and time. */
function ahead({ date, time }: { date: string; time: string }, minutes: number): { date: string; time: string } {
  const total = secondsOf(time) - minutes * 60
  const days = Math.floor(total / 86_400)
  return { date: addDays(date, days), time: writeTime(total - days * 86_400) }
}
