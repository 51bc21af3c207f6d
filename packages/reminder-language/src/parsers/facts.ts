import type { Part } from '../vocabulary/vocabulary.ts'

/** A clock time as said. `half` is 'am' or 'pm' where said, '24' where the hour leaves no doubt, null where it does. */
export type Clock = { hour: number; minute: number; second: number; half: 'am' | 'pm' | '24' | null }

/** A part of the day, and the clock time it stands for where that differs from the usual. */
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
  /** `whole` where only the month was said, and its first day stands for it. */
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

/** What one phrase says. A phrase may say several things: 'tonight' is a day and a part of it. */
export type Saying = {
  date?: DateSpec
  /** The last day of a range; counts only where something repeats within it. */
  ends?: DateSpec
  /** Two days were said, of which `date` is the first. */
  several?: true
  clock?: Clock
  part?: PartOfDay
  repeat?: Repeat
  /** Exact from now: 'in 20 minutes'. */
  wait?: Duration
  /** Before or after something said elsewhere: 'two days before'. */
  shift?: { length: Duration; sign: 1 | -1 }
  count?: number
  /** How long a repetition goes on: 'for 2 months'. */
  lasting?: Duration
  marker?: 'start' | 'until'
  now?: true
  /** Understood as something that is no time to come, so that nothing else reads these words. */
  block?: true
  /** Blocked because no calendar has such a day. */
  amiss?: true
  /** Only settles am and pm, or yields to any other date. */
  weak?: boolean
}

/** A saying and where it stands: token `from` up to, not including, `to`. */
export type Fact = Saying & { from: number; to: number }
