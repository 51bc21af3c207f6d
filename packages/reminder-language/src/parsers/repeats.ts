import { has } from '../tokens/token.ts'
import type { Unit } from '../vocabulary/vocabulary.ts'
import type { Weekdays } from './day-terms.ts'
import { type ByDay, onDay, type Repeat, type Saying, type SayingOf } from './facts.ts'
import { endsPhrase, type Where } from './pattern.ts'

const frequencies: Readonly<Record<Unit, readonly [Repeat['freq'], number]>> = {
  second: ['MINUTELY', 0],
  minute: ['MINUTELY', 1],
  hour: ['HOURLY', 1],
  day: ['DAILY', 1],
  week: ['WEEKLY', 1],
  fortnight: ['WEEKLY', 2],
  month: ['MONTHLY', 1],
  quarter: ['MONTHLY', 3],
  year: ['YEARLY', 1],
}

export function repeat(freq: Repeat['freq'], interval = 1, more: Partial<Repeat> = {}): SayingOf<'recurrence'> {
  return { kind: 'recurrence', repeat: { freq, interval, ...more } }
}

export function every(unit: Unit, count = 1, more: Partial<Repeat> = {}): Saying | null {
  const [freq, step] = frequencies[unit]
  return step === 0 || count < 1 || count > 1000 ? null : repeat(freq, step * Math.round(count), more)
}

export const each = (days: readonly number[]): ByDay[] => days.map((weekday) => ({ weekday, nth: null }))
export const weekly = ({ days }: Weekdays, interval = 1): SayingOf<'recurrence'> =>
  repeat('WEEKLY', interval, { byDay: each(days) })
export const workweek = each([1, 2, 3, 4, 5])
export const monthly = (byMonthDay: number[], interval = 1): Saying | null =>
  byMonthDay.every((day) => day !== 0 && Math.abs(day) <= 31) ? repeat('MONTHLY', interval, { byMonthDay }) : null

export function nths(ords: readonly number[], { days }: Weekdays): ByDay[] {
  return ords.flatMap((nth) => days.map((weekday) => ({ weekday, nth })))
}

export const monthlyNth = (ords: readonly number[], wds: Weekdays, interval = 1): Saying | null =>
  ords.every((nth) => Math.abs(nth) <= 5) ? repeat('MONTHLY', interval, { byDay: nths(ords, wds) }) : null

/** The first or last working day. */
export const workingDay = (nth: number): Saying => repeat('MONTHLY', 1, { byDay: workweek, bySetPos: [nth] })

/** Nouns that contain 'daily' or 'yearly': 'daily soap', 'yearly plan', 'half yearly exam'. */
const so =
  /^(soap|magazine|pass|planner|newspaper|news|quote|template|average|limit|ticket|horoscope|wages?|wear|day|function|exams?|results?|plans?|rates?|off|diary|dairy)$/

/** 'Weekly report' describes a report; 'run weekly' and 'weekly reminder' repeat. */
export function adverb(saying: Saying | null, { tokens, to }: Where): Saying | null {
  if (so.test(tokens[to]?.word ?? '')) return null
  return endsPhrase(tokens, to) || !saying?.repeat
    ? saying
    : { kind: 'recurrence', repeat: { ...saying.repeat, adjective: true } }
}

export const allBut = ({ days }: Weekdays): Saying =>
  repeat('WEEKLY', 1, { byDay: each([0, 1, 2, 3, 4, 5, 6].filter((day) => !days.includes(day))) })

/** 'Every Sunday except next': begins with the second from now. */
export const fromSecond = (wds: Weekdays): Saying | null =>
  wds.days.length === 1
    ? { ...weekly(wds), marker: 'start', date: { is: 'weekdays', count: 2, weekday: wds.days[0]! } }
    : null

/** Three and more days in a row repeat ('mon wed fri 6 am'); two are one occasion, of which the first counts. */
export function pairOrMore(wds: Weekdays, { tokens, from, to }: Where): Saying | null {
  if (wds.plural || wds.days.length < 2) return null
  if (wds.days.length > 2) return weekly(wds)
  const isWeekend = tokens.slice(from, to).some((token) => has(token, 'WEEKEND'))
  return onDay(
    { is: 'weekday', weekday: wds.days[0]!, which: 'bare', weeks: 1 },
    isWeekend ? undefined : { several: true },
  )
}

/** 'Har doosre shaniwar' is every other Saturday; 'every 2nd Saturday' is the month's second, when Indian banks close. */
export function secondOr(
  ords: number[],
  wds: Weekdays,
  first: { word: string; keys: readonly string[] },
): Saying | null {
  const hindi = first.word.charCodeAt(0) > 127 || /^(d[ou]+s|t[ie]+s|chau)/.test(first.word)
  return hindi && ords.length === 1 && ords[0]! > 1 ? weekly(wds, ords[0]) : monthlyNth(ords, wds)
}
