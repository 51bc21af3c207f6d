import type { Part } from '../vocabulary/vocabulary.ts'

/** A clock time. `half` is 'am' or 'pm' if given, '24' if the hour is unambiguous, otherwise null. */
export type Clock = { hour: number; minute: number; second: number; half: 'am' | 'pm' | '24' | null }

/** A part of the day, and its hour if that differs from the usual one. */
export type PartOfDay = { part: Part; hour?: number }

/** A duration. Seconds are exact; days and months are calendar units. `inDays` if it was expressed in days. */
export type Duration = { months: number; days: number; seconds: number; workdays?: number; inDays?: boolean }

export type DateSpec =
  | { is: 'offset'; days: number }
  | { is: 'duration'; length: Duration }
  | { is: 'weekday'; weekday: number; which: 'bare' | 'this' | 'next'; weeks: number }
  /** Weeks from this one; on its own the Monday, or `day` days after it. */
  | { is: 'week'; weeks: number; day?: number }
  | { is: 'weekend'; weeks: number }
  /** Months from this one; a negative day counts from the month's end. */
  | { is: 'month'; months: number; day: number }
  /** `whole` if only the month was named; its first day is used. */
  | { is: 'calendar'; year?: number | undefined; month: number; day: number; weekday?: number; whole?: true }
  /** `weekday` if given with the day: 'Wed 13th'. */
  | { is: 'monthday'; day: number; weekday?: number }
  | { is: 'nth'; nth: number; weekday: number; month?: number | undefined; months?: number; year?: number | undefined }
  /** On or after the start of a month from this one (`months`), or of the next `month` of that number. */
  | { is: 'feast'; feast: string; year?: number | undefined; years?: number; months?: number; month?: number }
  /** The last day of the calendar quarter, or the first of the next one. */
  | { is: 'quarter'; next?: true }
  | { is: 'year'; years: number; month: number; day: number }
  | { is: 'weekdays'; count: number; weekday: number }
  /** The given weekday nearest to another date: 'Friday in three weeks'. */
  | { is: 'near'; weekday: number; base: DateSpec }
  | { is: 'shifted'; base: DateSpec; length: Duration; sign: 1 | -1 }

export type ByDay = { weekday: number; nth: number | null }

export type Repeat = {
  freq: 'MINUTELY' | 'HOURLY' | 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY'
  interval: number
  byDay?: ByDay[]
  byMonthDay?: number[]
  byMonth?: number[]
  bySetPos?: number[]
  feast?: string
  /** The month of each calendar quarter, from 0, in which it occurs: 'every quarter' begins with the next quarter. */
  ofQuarter?: number | undefined
  /** Whether the text uses an adjective ('weekly report') rather than an adverb ('run weekly'). */
  adjective?: boolean
}

/** 'kal', '5 Dec', 'tonight', '5 to 8 March'. */
type DaySaying = {
  kind: 'day'
  date: DateSpec
  /** The last day of a range. */
  ends?: DateSpec
  /** Two days were named; `date` is the first. */
  several?: true
  clock?: Clock
  part?: PartOfDay
}

/** '5 pm', 'subah 8 baje', '3 to 5'. */
type ClockSaying = { kind: 'clock'; clock: Clock; part?: PartOfDay; endsAt?: Clock }

/** 'in the morning', 'raat ko'. */
type PartSaying = { kind: 'part'; part: PartOfDay }

/** 'every Monday', 'roz subah', '5 din tak'. */
type RecurrenceSaying = {
  kind: 'recurrence'
  repeat: Repeat
  part?: PartOfDay
  /** How long it lasts, if the same phrase says so. */
  lasting?: Duration
  /** With `marker`, the first day; otherwise the day, at some distance from its festival, on which it repeats. */
  date?: DateSpec
  marker?: Marker
  /**
   * Times of day in seconds, if it repeats several times a day without naming them ('three times a day'); chosen by us.
   */
  times?: readonly number[]
  /** The days were chosen by us: 'twice a week'. */
  spread?: true
}

/** 'except Sunday': weekdays excluded from a repetition. */
type ExceptSaying = { kind: 'except'; days: readonly number[] }

/** 'in 20 minutes': exact, counted from now. */
type WaitSaying = {
  kind: 'wait'
  wait: Duration
  /** 'In a while', 'asap': the duration is our guess. */
  vague?: true
}

/** 'right now', 'abhi'. */
type NowSaying = { kind: 'now' }

/** 'two days before', counted from a day or time in another phrase. */
type ShiftSaying = { kind: 'shift'; shift: Shift }

/** 'starting', 'until', 'starting March': the first or the last day of a recurrence. */
type BoundarySaying = { kind: 'boundary'; marker: Marker; date?: DateSpec }

/** 'for 2 months': the duration of a recurrence. */
type DurationSaying = { kind: 'duration'; lasting: Duration }

/** 'five times': the number of occurrences. */
type CountSaying = { kind: 'count'; count: number }

/** 'last week', 'good morning': not a future time. Keeps other rules from reading these words. */
type BlockSaying = {
  kind: 'block'
  /** A day that no calendar has: '31 February'. */
  amiss?: true
}

type AnySaying =
  | DaySaying
  | ClockSaying
  | PartSaying
  | RecurrenceSaying
  | ExceptSaying
  | WaitSaying
  | NowSaying
  | ShiftSaying
  | BoundarySaying
  | DurationSaying
  | CountSaying
  | BlockSaying

export type Kind = AnySaying['kind']
export type Marker = 'start' | 'until'
export type Shift = { length: Duration; sign: 1 | -1 }

/** The kind `One`, with the fields of all other kinds readable as undefined. */
type Exactly<One> = One extends AnySaying
  ? One & { [Field in Exclude<FieldOf<AnySaying>, keyof One>]?: undefined }
  : never
type FieldOf<Kinds> = Kinds extends AnySaying ? keyof Kinds : never

/**
 * The meaning of one phrase, discriminated by `kind`. Some kinds carry more than their name: 'tonight' is a day with a
 * part of the day, 'every morning' a recurrence with one, 'kal 10' a day with a clock time.
 *
 * A `weak` saying counts only next to other facts, because its words are often everyday words or names.
 */
export type Saying = Exactly<AnySaying> & { weak?: boolean }

/** A saying and its token range: from `from` up to, but not including, `to`. */
export type Fact = Saying & { from: number; to: number }

/**
 * Creates a fact from a saying. All facts have the same fields in the same order, which keeps property access fast;
 * sayings have few fields in many shapes, so only those present are copied.
 */
export function factOf(saying: Saying, from: number, to: number): Fact {
  const _ = undefined
  // biome-ignore format: one line of fields
  const fact: Record<string, unknown> = { kind: saying.kind, weak: _, date: _, ends: _, several: _, clock: _, part: _, endsAt: _, repeat: _, lasting: _, marker: _, times: _, spread: _, days: _, wait: _, vague: _, shift: _, count: _, amiss: _, from, to }
  for (const field in saying) fact[field] = (saying as Record<string, unknown>)[field]
  return fact as Fact
}

/** A saying of one kind. */
export type SayingOf<One extends Kind> = Extract<Saying, { kind: One }>

export type MoreOfDay = Partial<Pick<DaySaying, 'ends' | 'several' | 'clock' | 'part'>> & { weak?: boolean }

export const onDay = (date: DateSpec, more?: MoreOfDay): Saying => ({ kind: 'day', date, ...more })
/** Returns the day a number of days from today. */
export const daysAway = (days: number, more?: MoreOfDay): Saying => onDay({ is: 'offset', days }, more)
export const atClock = (clock: Clock, part?: PartOfDay): SayingOf<'clock'> => ({
  kind: 'clock',
  clock,
  ...(part && { part }),
})
export const inPart = (part: PartOfDay, weak = false): Saying => ({ kind: 'part', part, weak })
export const waitFor = (wait: Duration): Saying => ({ kind: 'wait', wait })
export const now: Saying = { kind: 'now' }
export const nothing: Saying = { kind: 'block' }
export const noSuchDay: Saying = { kind: 'block', amiss: true }
