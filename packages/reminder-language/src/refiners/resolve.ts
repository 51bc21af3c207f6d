import { writeDay } from '@planner/days/day-number'
import type { DateSpec, Repeat } from '../parsers/facts.ts'
import { usualSeconds, usualSecondsOn } from '../usual-time.ts'
import type { Present } from './context.ts'
import type { Arrangement } from './passes/draft.ts'
import { firstDay, join, lastDayFor31, withoutFixedFeast, writeRule } from './repeat-rule.ts'
import { add, resolveDay } from './resolve-day.ts'
import { awake, readingsOf, type TimeOfDay, timeOfPart } from './settle-time.ts'
import { stepOf, timesUntil, timesWithin } from './within-day.ts'

export type Resolved = {
  day: number
  seconds: number
  timeDefaulted: boolean
  recurrence: string | null
  festival: string | null
  /** The last day of a multi-day event. */
  lastDay?: number | null
  /** Duration in minutes. */
  minutes?: number | null
  /** Whether the rule itself sets its first day: 'every quarter'. */
  beginsThen?: boolean
  /** The times of day of a repetition within a window, in seconds; the first that is ahead is at `day` and `seconds`. */
  times?: readonly number[]
}

const dayLength = 86_400

/**
 * Turns an arrangement into a day and a time that have not passed, and a rule. Null if the date is in the past for
 * good.
 */
export function resolve(given: Arrangement, present: Present): Resolved | null {
  if (given.wait) return waited(given, present)
  if (given.now && !given.repeat && given.date === null)
    return { day: present.day, seconds: present.seconds, timeDefaulted: false, recurrence: null, festival: null }
  const found = given.repeat ? repeated(given, present) : once(given, present)
  if (found && given.ends) found.lastDay = lastDayOf(given, found, present)
  // The window of 'every 2 hours from 2 to 8 pm' is not a length.
  if (found && given.time?.endsAt && !given.within) found.minutes = minutesOf(given, found)
  return found
}

function lastDayOf({ ends }: Arrangement, { day }: Resolved, present: Present): number | null {
  const last = ends && resolveDay(ends, present.day, day)
  return last !== null && last > day && last < day + 366 ? last : null
}

/**
 * Returns the length of a range in minutes ('3 to 5', '10 pm to 6 am'), up to when the clock next shows the second
 * time. Null if there is no range or it exceeds 16 hours.
 */
function minutesOf({ time, lead }: Arrangement, { seconds }: Resolved): number | null {
  if (!time?.endsAt || lead) return null
  const ends = readingsOf(time.endsAt, null).map((end) => (end.seconds - seconds + dayLength) % dayLength)
  const shortest = Math.min(...ends.filter((length) => length > 0))
  return shortest <= 16 * 3600 ? shortest / 60 : null
}

/** Of two readings of an hour, keeps the one in the half of the day in which the subject takes place. */
function leaning(readings: TimeOfDay[], { leaning: how }: Arrangement, isToday: boolean): TimeOfDay[] {
  const [am, pm] = readings
  if (!how || !pm || (isToday && !how.firmly)) return readings
  const hour = am!.seconds / 3600
  // 'Sleep by 12' is at the midnight that ends the day.
  if (hour === 0 && how.half === 'pm' && how.firmly && how.from >= 8) return [{ seconds: 0, nextDay: true }]
  return hour >= how.from && hour < how.to + 1 ? [how.half === 'am' ? am! : pm] : readings
}

/** Of two readings of a bare hour, leaves out the one at night, which nobody means without saying so. */
function byDay(readings: TimeOfDay[]): TimeOfDay[] {
  const [am, pm] = readings
  return pm && am!.seconds < 6 * 3600 ? [pm] : readings
}

/**
 * Returns the readings of an hour that has passed today. Where the text says 'today', the same part of the next day is
 * proposed, and the person is asked (note 'over').
 */
function tomorrow(readings: TimeOfDay[], given: Arrangement, saysToday: boolean): TimeOfDay[] {
  const likely = leaning(readings, given, false)
  if (likely.length < 2) return likely
  return saysToday ? [awake(likely)] : byDay(likely)
}

function waited(given: Arrangement, present: Present): Resolved {
  const { months, days, seconds } = given.wait!
  const exact = present.after(seconds)
  const day = months > 0 || days > 0 ? add(exact.day, { months, days, seconds: 0 }, 1) : exact.day
  return {
    day,
    seconds: exact.seconds,
    timeDefaulted: given.vague,
    recurrence: given.repeat ? writeRule(given.repeat, {}) : null,
    festival: null,
  }
}

/** Returns the moment given by `day` and `time`, after applying any lead ('ten minutes before'). */
function moment(day: number, time: TimeOfDay, given: Arrangement): { day: number; seconds: number } {
  const lead = given.lead ? given.lead.sign * given.lead.length.seconds : 0
  const total = (day + (time.nextDay ? 1 : 0)) * dayLength + time.seconds + lead
  const whole = Math.floor(total / dayLength)
  return { day: whole, seconds: total - whole * dayLength }
}

export const isPast = (at: { day: number; seconds: number }, present: Present) =>
  at.day < present.day || (at.day === present.day && at.seconds <= present.seconds)

function once(given: Arrangement, present: Present): Resolved | null {
  const { date: spec, time } = given
  const today = spec === null || (spec.is === 'offset' && spec.days === 0)

  if (time?.clock) {
    const part = given.settling?.part?.part ?? null
    const readings = leaning(readingsOf(time.clock, part), given, today)
    if (today) {
      for (const day of [present.day, present.day + 1]) {
        const possible = day === present.day ? byDay(readings) : tomorrow(readings, given, spec !== null)
        for (const reading of possible) {
          // After midnight, the night in progress may be meant.
          const early = spec === null && reading.nextDay ? moment(day, { ...reading, nextDay: false }, given) : null
          if (early && !isPast(early, present)) return oneOff(early)
          const at = moment(day, reading, given)
          if (!isPast(at, present)) return oneOff(at)
        }
      }
      return null
    }
    return future(
      spec,
      present,
      (day) => {
        if (given.beginsDay && day > present.day) {
          // 'Raat 12 baje birthday wish 11 dec ko'.
          const [at] = readings
          if (at?.nextDay && at.seconds === 0) return { day, seconds: 0 }
        }
        if (day === present.day)
          return (
            byDay(readings)
              .map((reading) => moment(day, reading, given))
              .find((at) => !isPast(at, present)) ?? null
          )
        const at = moment(day, awake(readings), given)
        return isPast(at, present) ? null : at
      },
      oneOff,
    )
  }

  if (time?.part) {
    const usual = timeOfPart(time.part)
    if (today) {
      const at = moment(present.day, usual, given)
      if (!isPast(at, present)) return oneOff(at)
      if (spec !== null && present.seconds < usual.until) return oneOff(soon(present))
      return oneOff(moment(present.day + 1, usual, given))
    }
    const begins = usual.nextDay && given.beginsDay
    return future(
      spec,
      present,
      (day) => {
        const at = moment(day, begins ? { ...usual, nextDay: false } : usual, given)
        if (!isPast(at, present)) return at
        return day === present.day && present.seconds < usual.until ? soon(present) : null
      },
      oneOff,
    )
  }

  if (spec === null) return null
  const day = resolveDay(spec, present.day)
  if (day === null) return null
  if (day === present.day && spec.is === 'weekday')
    return future(
      { ...spec, which: 'this' },
      present,
      (other) => (other === present.day ? null : { day: other, seconds: usualSeconds }),
      (at) => oneOff(at, true),
    )
  // Before Friday is done by Thursday (docs/decisions/0100).
  return oneOff(byDefault(given.ahead && day > present.day ? day - 1 : day, present), true)
}

function oneOff(at: { day: number; seconds: number }, timeDefaulted = false): Resolved {
  return { day: at.day, seconds: at.seconds, timeDefaulted, recurrence: null, festival: null }
}

/** Returns the result for the first day matching a date on which the time is still ahead. */
function future(
  spec: DateSpec,
  present: Present,
  at: (day: number) => { day: number; seconds: number } | null,
  result: (at: { day: number; seconds: number }) => Resolved,
): Resolved | null {
  let least = present.day
  for (let tries = 0; tries < 4; tries++) {
    const day = resolveDay(spec, present.day, least)
    if (day === null) return null
    const found = at(day)
    if (found) return result(found)
    least = day + 1
  }
  return null
}

/** Returns the usual time on a day; today's may be after midnight. */
function byDefault(day: number, present: Present): { day: number; seconds: number } {
  const seconds = usualSecondsOn(day > present.day ? null : present.seconds)
  return seconds < dayLength ? { day, seconds } : { day: day + 1, seconds: seconds - dayLength }
}

/** Returns the next half hour at least 15 minutes from now, for use within the part of the day that was named. */
function soon(present: Present): { day: number; seconds: number } {
  const seconds = Math.ceil((present.seconds + 900) / 1800) * 1800
  return seconds < dayLength ? { day: present.day, seconds } : { day: present.day + 1, seconds: seconds - dayLength }
}

function repeated(given: Arrangement, present: Present): Resolved | null {
  let repeat = given.repeat!
  let start = given.start
  let on = given.date
  let offset: DateSpec | null = null
  if (on) {
    const joined = join(repeat, on)
    if (joined) {
      if (joined.feast && on.is === 'shifted') offset = on
      repeat = joined
      on = null
    } else if (repeat.feast && on.is === 'shifted') offset = on
    else start ??= on
  }
  repeat = lastDayFor31(withoutFixedFeast(repeat))
  if (given.within) return withinDay(given, given.within, present)

  if (given.times && !given.time) return soonestOf(given, given.times, present)
  const time = timeOf(given)
  const startDay = start ? resolveDay(start, present.day) : null
  // 'Every quarter starting December' has quarters of its own.
  if (startDay !== null) repeat = { ...repeat, ofQuarter: undefined }
  const day = firstOccurrence(repeat, offset, startDay, time, given, present)
  if (day === null) return null
  const at = moment(day, time, given)
  // 'For two weeks' starts today if today still counts, or on its stated start.
  const fromToday = given.lasting !== null && startDay === null && on === null
  const begun = !fromToday || (at.day === present.day && given.lasting?.months === 0) ? 1 : 0
  const until = endOf(given, { from: fromToday ? present.day : day, begun }, present)
  const count =
    given.count ??
    (given.lasting &&
    repeat.freq === 'DAILY' &&
    repeat.interval === 1 &&
    given.lasting.months === 0 &&
    (given.lasting.inDays ? given.lasting.days < 100 : given.lasting.days < 7 * 5 && given.lasting.days % 7 !== 0)
      ? given.lasting.days
      : undefined)
  return {
    ...at,
    timeDefaulted: !given.time,
    recurrence: writeRule(repeat, { count, until }),
    festival: repeat.feast ?? null,
    beginsThen: repeat.ofQuarter !== undefined,
  }
}

/** Returns the earliest upcoming occurrence of a reminder with several times a day. */
function soonestOf(given: Arrangement, times: readonly number[], present: Present): Resolved | null {
  const all = times.flatMap((seconds) => {
    const found = resolve({ ...given, times: null, time: timeAt(seconds) }, present)
    return found ? [found] : []
  })
  const [first] = all.toSorted((a, b) => a.day - b.day || a.seconds - b.seconds)
  return first ? { ...first, timeDefaulted: true } : null
}

function timeAt(seconds: number): Arrangement['time'] {
  const clock = { hour: Math.floor(seconds / 3600), minute: (seconds / 60) % 60, second: 0, half: '24' } as const
  return { kind: 'clock', clock, from: 0, to: 0 }
}

function timeOf(given: Arrangement): TimeOfDay {
  const { time } = given
  if (time?.clock) return awake(leaning(readingsOf(time.clock, given.settling?.part?.part ?? null), given, false))
  return time?.part ? timeOfPart(time.part) : { seconds: usualSeconds, nextDay: false }
}

/**
 * Returns the first day of the rule after now, and not before an explicit start: 'quarterly on the 20th starting
 * December'.
 */
function firstOccurrence(
  repeat: Arrangement['repeat'] & {},
  offset: DateSpec | null,
  startDay: number | null,
  time: TimeOfDay,
  given: Arrangement,
  present: Present,
): number | null {
  for (let least = startDay ?? present.day - (time.nextDay ? 1 : 0); ; least++) {
    const day = offset
      ? resolveDay(offset, present.day, least)
      : repeat.feast
        ? resolveDay({ is: 'feast', feast: repeat.feast }, present.day, least)
        : firstDay(repeat, least)
    if (day === null) return null
    if (!isPast(moment(day, time, given), present)) return day
    least = Math.max(least, day)
  }
}

function endOf(
  { until, lasting }: Arrangement,
  { from, begun }: { from: number; begun: 0 | 1 },
  present: Present,
): string | undefined {
  if (!until) return lasting ? writeDay(add(from, lasting, 1) - begun) : undefined
  // 'Till December' and 'December tak' include December.
  const last = until.is === 'calendar' && until.whole ? { ...until, day: -1 } : until
  const day = resolveDay(last, present.day, from)
  return day === null ? undefined : writeDay(day)
}

/**
 * Resolves a repetition within the day. 'Every two hours from 2 to 8 pm' has a time for each; without such a window it
 * starts after one interval, with a rule that cannot be stored (`isRecurrence`).
 */
function withinDay(given: Arrangement, within: Repeat, present: Present): Resolved | null {
  const isToday = given.repeat === within && !given.date && !given.start
  const times = timesWithin(given) ?? timesUntil(given, isToday ? present.seconds : usualSeconds - 1)
  const once = { ...given, repeat: null, within: null, date: given.date ?? given.start }
  if (times) {
    const found = soonestOf(given.repeat === within ? once : { ...given, within: null }, times, present)
    return found && { ...found, times }
  }
  const rule = writeRule(within, { count: given.count ?? undefined })
  if (given.time) {
    const [first] = given.time.endsAt ? [awake(readingsOf(given.time.clock!, null))] : []
    const found = resolve(first ? { ...once, time: timeAt(first.seconds) } : once, present)
    if (found) return { ...found, recurrence: rule }
  }
  return { ...present.after(stepOf(within)), timeDefaulted: true, recurrence: rule, festival: null }
}
