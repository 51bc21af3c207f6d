import type { Part } from '../vocabulary/vocabulary.ts'

/** A clock time as said. `half` is 'am' or 'pm' where said, '24' where the hour leaves no doubt; null if it does. */
export type Clock = { hour: number; minute: number; second: number; half: 'am' | 'pm' | '24' | null }

/** A part of the day, and its clock time if that differs from the usual one. */
export type PartOfDay = { part: Part; hour?: number }

/** A length of time. Seconds are exact; days and months count calendar days. `inDays` where it was said in days. */
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
  /** `weekday` where the day was said with one: 'Wed 13th'. */
  | { is: 'monthday'; day: number; weekday?: number }
  | { is: 'nth'; nth: number; weekday: number; month?: number | undefined; months?: number; year?: number | undefined }
  | { is: 'feast'; feast: string; year?: number | undefined; years?: number }
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
  /** An adjective ('weekly report') rather than an adverb ('run weekly'). */
  adjective?: boolean
}

/** 'kal', '5 Dec', 'tonight', '5 to 8 March'. */
type DaySaying = {
  kind: 'day'
  date: DateSpec
  /** The last day of a range. */
  ends?: DateSpec
  /** Two days were named, of which `date` is the first. */
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
  /** Its duration, if the same phrase names one. */
  lasting?: Duration
  /** With `marker`, its first day; else the day, some days from its festival, on which it falls. */
  date?: DateSpec
  marker?: Marker
  /** Its times of the day, in seconds, if it comes several times a day; ours, as 'three times a day' names none. */
  times?: readonly number[]
  /** The days were spread by us: 'twice a week'. */
  spread?: true
}

/** 'except Sunday': weekdays on which what repeats does not come. */
type ExceptSaying = { kind: 'except'; days: readonly number[] }

/** 'in 20 minutes': exact, counted from now. */
type WaitSaying = {
  kind: 'wait'
  wait: Duration
  /** 'In a while', 'asap': the length is ours. */
  vague?: true
}

/** 'right now', 'abhi'. */
type NowSaying = { kind: 'now' }

/** 'two days before', counted from what another phrase names. */
type ShiftSaying = { kind: 'shift'; shift: Shift }

/** 'starting', 'until', 'starting March': the first or the last day of a recurrence. */
type BoundarySaying = { kind: 'boundary'; marker: Marker; date?: DateSpec }

/** 'for 2 months': the duration of a recurrence. */
type DurationSaying = { kind: 'duration'; lasting: Duration }

/** 'five times': how often a recurrence comes. */
type CountSaying = { kind: 'count'; count: number }

/** 'last week', 'good morning': no time to come. Keeps other rules from reading these words. */
type BlockSaying = {
  kind: 'block'
  /** No calendar has such a day: '31 February'. */
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

/** The kind `One`, in which the fields of all other kinds can be read, as undefined. */
type Exactly<One> = One extends AnySaying
  ? One & { [Field in Exclude<FieldOf<AnySaying>, keyof One>]?: undefined }
  : never
type FieldOf<Kinds> = Kinds extends AnySaying ? keyof Kinds : never

/**
 * What one phrase says, discriminated by `kind`. Some kinds may say more than their name: 'tonight' is a day with its
 * part, 'every morning' a recurrence with one, 'kal 10' a day with its clock time.
 *
 * A `weak` saying counts only in company: its words are as often everyday words or names.
 */
export type Saying = Exactly<AnySaying> & { weak?: boolean }

/** A saying and the tokens that it was read from: `from` up to, not including, `to`. */
export type Fact = Saying & { from: number; to: number }

/**
 * All facts have all fields in one order, so that what reads them need not look where each is. Sayings have few, of many shapes:
 * only those that are there are copied.
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
/** So many days from today. */
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
