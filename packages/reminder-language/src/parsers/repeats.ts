import { hasHint, hint } from '../tokens/hints.ts'
import { has, hasAny, keySet, nth } from '../tokens/token.ts'
import type { Unit } from '../vocabulary/vocabulary.ts'
import type { Weekdays } from './day-terms.ts'
import { type ByDay, nothing, onDay, type Repeat, type Saying, type SayingOf } from './facts.ts'
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
  const ofQuarter = unit === 'quarter' && count === 1 ? { ofQuarter: 0 } : undefined
  return step === 0 || count < 1 || count > 1000
    ? null
    : repeat(freq, step * Math.round(count), { ...ofQuarter, ...more })
}

/** Repeats every calendar quarter on days of its first month, or of its last one if they are counted from its end. */
export function quarterly(days: readonly number[], more: Partial<Repeat>): Saying | null {
  const isLast = days.every((day) => day < 0)
  return days.some((day) => day === 0 || day > 31 || day < 0 !== isLast)
    ? null
    : repeat('MONTHLY', 3, { ofQuarter: isLast ? 2 : 0, ...more })
}

export const dayOfQuarter = (byMonthDay: number[]): Saying | null => quarterly(byMonthDay, { byMonthDay })

export const each = (days: readonly number[]): ByDay[] => days.map((weekday) => ({ weekday, nth: null }))
export const weekly = ({ days }: Weekdays, interval = 1): SayingOf<'recurrence'> =>
  repeat('WEEKLY', interval, { byDay: each(days) })
export const workweek = each([1, 2, 3, 4, 5])
export const monthly = (byMonthDay: number[], interval = 1): Saying | null =>
  byMonthDay.every((day) => day !== 0 && Math.abs(day) <= 31) ? repeat('MONTHLY', interval, { byMonthDay }) : null

/** Returns the entries of BYDAY for each of these weekdays with each of these ordinals. */
export function nths(ords: readonly number[], { days }: Weekdays): ByDay[] {
  return ords.flatMap((nth) => days.map((weekday) => ({ weekday, nth })))
}

export const monthlyNth = (ords: readonly number[], wds: Weekdays, interval = 1): Saying | null =>
  ords.every((nth) => Math.abs(nth) <= 5) ? repeat('MONTHLY', interval, { byDay: nths(ords, wds) }) : null

/** Returns the monthly rule for the first or last working day. */
export const workingDay = (nth: number): Saying => repeat('MONTHLY', 1, { byDay: workweek, bySetPos: [nth] })

/**
 * Decides whether an adverb repeats the task: 'run weekly' and 'weekly reminder' do, 'weekly report' only describes a
 * report.
 */
export function adverb(saying: Saying | null, { tokens, to }: Where): Saying | null {
  // An annual report is not a yearly task.
  const isProduct = hasHint(tokens[to], saying?.repeat?.freq === 'YEARLY' ? hint.product | hint.calledSo : hint.product)
  if (isProduct) return null
  return endsPhrase(tokens, to) || !saying?.repeat
    ? saying
    : { kind: 'recurrence', repeat: { ...saying.repeat, adjective: true } }
}

export const allBut = ({ days }: Weekdays): Saying =>
  repeat('WEEKLY', 1, { byDay: each([0, 1, 2, 3, 4, 5, 6].filter((day) => !days.includes(day))) })

/** Reads 'every Sunday except next' as starting with the second one from now. */
export const fromSecond = (wds: Weekdays): Saying | null =>
  wds.days.length === 1
    ? { ...weekly(wds), marker: 'start', date: { is: 'weekdays', count: 2, weekday: wds.days[0]! } }
    : null

/** Spreads 'twice a day', 'three times a week' or 'twice a month' evenly. */
export function often(times: number, unit: Unit): Saying | null {
  if (times === 1) return every(unit)
  if (times > 7) return nothing
  const spread = true
  if (unit === 'day') {
    const step = times === 2 ? 12 : 12 / (times - 1)
    const hours = Array.from({ length: times }, (_, index) => Math.round((8 + index * step) * 2) / 2)
    return { ...repeat('DAILY'), times: hours.map((hour) => hour * 3600) }
  }
  if (unit === 'week') return { ...repeat('WEEKLY', 1, { byDay: each(daysOfWeek[times]!) }), spread }
  const days = Array.from({ length: times }, (_, index) => 1 + Math.floor((index * 30) / times))
  if (unit === 'month') return { ...repeat('MONTHLY', 1, { byMonthDay: times === 2 ? [1, 15] : days }), spread }
  return unit === 'year' && 12 % times === 0 ? repeat('MONTHLY', 12 / times) : nothing
}

const daysOfWeek: Readonly<Record<number, readonly number[]>> = {
  2: [1, 4],
  3: [1, 3, 5],
  4: [1, 2, 4, 5],
  5: [1, 2, 3, 4, 5],
  6: [1, 2, 3, 4, 5, 6],
  7: [0, 1, 2, 3, 4, 5, 6],
}

/** Whether a phrase is a range with a first and last day: 'Mon-Wed', 'somvar se budhvar'. */
export function isRange({ tokens, from, to }: Where): boolean {
  for (let at = from + 1; at < to - 1; at++) {
    const token = tokens[at]!
    if (token.word === '-' || has(token, 'TO') || has(token, 'SE') || has(token, 'THROUGH') || has(token, 'UNTIL'))
      return tokens[at - 1]!.meaning?.weekday !== undefined
  }
  return false
}

/** Whether a line is about an event that lasts for days. */
const goesOnForDays = (tokens: Where['tokens']): boolean => tokens.some((token) => hasHint(token, hint.lasting))

const clockKeys = keySet('clock AM PM OCLOCK')

/**
 * Decides whether a range of weekdays repeats: 'Mon-Fri' is the working week and 'Mon-Wed 7 am' repeats, while a trip,
 * or days without a time, last from the first day to the last.
 */
export function rangeOrWeek(wds: Weekdays, at: Where): Saying | null {
  const { tokens, from, to } = at
  const [first, last] = [wds.days[0]!, wds.days.at(-1)!]
  const on = (weekday: number) => ({ is: 'weekday', weekday, which: 'bare', weeks: 1 }) as const
  // 'Moved from Tuesday to Thursday': takes the second day.
  if (/^(mov|shift|postpon|prepon|reschedul|chang)ed$/.test(nth(tokens, from - 1)?.word ?? '')) return onDay(on(last))
  const ofWeek = has(tokens[to], 'NEXT') || has(tokens[to], 'THIS')
  const timed = tokens.some(
    (token, place) => hasAny(token, clockKeys) || (has(token, 'part') && has(tokens[place + 1], 'int')),
  )
  const working = first === 1 && wds.days.length >= 5
  if (wds.plural || (wds.days.length > 2 && !ofWeek && (timed || working) && !goesOnForDays(tokens))) return weekly(wds)
  return onDay(on(first), { ends: on(last) })
}

/**
 * Decides whether a list of weekdays repeats: three or more do ('mon wed fri 6 am'), and so do two in Hindi ('som aur
 * shukra ko') unless the event happens once ('budh aur jumerat ko test hai'). Otherwise the first day is taken.
 */
export function pairOrMore(wds: Weekdays, at: Where): Saying | null {
  const { tokens, from, to } = at
  if (wds.plural || wds.days.length < 2) return null
  if (isRange(at)) return rangeOrWeek(wds, at)
  const inHindi = tokens.slice(from, to).some((token) => has(token, 'AND') && /^(aur|और|व|तथा)$/.test(token.word))
  // 'Monday ya Tuesday ko': takes the first.
  if (tokens.slice(from, to).some((token) => has(token, 'OR') && !has(token, 'AND')))
    return onDay({ is: 'weekday', weekday: wds.days[0]!, which: 'bare', weeks: 1 })
  // 'Mon wed 6 pm gym every week'.
  const isWeekly = tokens.some(
    (token, place) => has(token, 'WEEKLY') || (has(token, 'EVERY') && tokens[place + 1]?.meaning?.unit === 'week'),
  )
  if (wds.days.length > 2 || (inHindi && !goesOnForDays(tokens)) || isWeekly) return weekly(wds)
  const isWeekend = tokens.slice(from, to).some((token) => has(token, 'WEEKEND'))
  if (isWeekend && hasHint(tokens[to], hint.ofWeekend)) return null
  return onDay(
    { is: 'weekday', weekday: wds.days[0]!, which: 'bare', weeks: 1 },
    isWeekend ? undefined : { several: true },
  )
}

/**
 * Reads 'har doosre shaniwar' as every other Saturday, but 'every 2nd Saturday' as the second of the month, when Indian
 * banks close.
 */
export function secondOr(
  ords: number[],
  wds: Weekdays,
  first: { word: string; keys: readonly string[] },
): Saying | null {
  const hindi = first.word.charCodeAt(0) > 127 || /^(d[ou]+s|t[ie]+s|chau)/.test(first.word)
  return hindi && ords.length === 1 && ords[0] === 2 ? weekly(wds, ords[0]) : monthlyNth(ords, wds)
}
