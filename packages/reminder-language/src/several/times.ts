import { writeDay } from '@planner/days/day-number'
import { addDays } from '@planner/days/plain-date'
import { wallClockAt } from '@planner/days/wall-clock'
import { grammar } from '../grammar.ts'
import { helpers } from '../helpers.ts'
import { parseReminder } from '../index.ts'
import type { Fact } from '../parsers/facts.ts'
import type { Options, Reading, Span } from '../reading.ts'
import { severalDays } from '../refiners/several.ts'
import { has, hasAny, keySet, type Token } from '../tokens/token.ts'
import { tokenize } from '../tokens/tokenize.ts'
import { blankExcept } from './blank-except.ts'

/**
 * One reminder of a text with the words for it alone. Reading those words with `parseReminder` yields that reminder
 * again, given the reading's time if the words only say how often ('three times a day').
 */
export type Sentence = { text: string; reading: Reading }

/** The most reminders read from one text; any further ones stay in the last. */
export const most = 12

/** Returns one reading per time or day that a task names, or just the reading itself if it names only one. */
export function timesOf(text: string, reading: Reading, options: Options): Sentence[] {
  if (reading.times) return atTimes(reading, reading.times, options).map((one) => ({ text, reading: one }))
  // 'Half yearly on 1 April and 1 October' is a single rule.
  if (reading.recurrence && /BYMONTH=\d+,/.test(reading.recurrence)) return [{ text, reading }]
  if (reading.note?.is !== 'several' && !reading.spans.some(({ kind }) => kind !== 'date')) return [{ text, reading }]
  const tokens = tokenize(text)
  helpers.fixTypos(tokens)
  const facts = grammar.read(tokens)
  const apart = severalDays(tokens, facts, null)
  const choices = daysWithin(tokens, facts) ?? apart?.map((day) => placeOf(tokens, day)) ?? severalTimes(tokens, facts)
  if (!choices || choices.length > most) return [{ text, reading }]
  const first = choices[0]!.start
  const last = choices.at(-1)!.end
  const which = whichOf(tokens, apart)
  const each = choices.map((chosen, at) => {
    const rest = [
      { start: 0, end: first },
      ...(at > 0 && which ? [which] : []),
      chosen,
      { start: last, end: text.length },
    ]
    const own = asDay(blankExcept(text, rest), chosen)
    const { note, ...one } = parseReminder(own, options)
    return { text: own, reading: { ...one, note: note?.is === 'several' ? null : (note ?? null) } }
  })
  // 'March aur june mein': on its own, 'march' is a verb.
  return each.every(({ reading: one }) => one.date !== null) ? each : [{ text, reading }]
}

/**
 * Adds 'ko' to a short day name that stands alone: in 'budh aur jumerat chhutti par', 'budh' without 'ko' or another
 * day would be read as a name.
 */
function asDay(own: string, { end }: Span): string {
  return isShortDay.test(own.slice(0, end)) && own.slice(end, end + 4) === '    '
    ? `${own.slice(0, end)} ko${own.slice(end + 3)}`
    : own
}

const isShortDay = /(?:^|\s)(?:ravi|som|mangal|budh|guru|shukra?|shani|रवि|सोम|मंगल|बुध|गुरु|शुक्र|शनि)$/i

/**
 * Returns the span of one of several days; for months ('in March and June') only the month's name, since 'in' applies
 * to both.
 */
function placeOf(tokens: readonly Token[], { from, to, date }: Fact): Span {
  const isMonth = date?.is === 'calendar' && date.whole
  const named = isMonth ? tokens.find((token, at) => at >= from && at < to && has(token, 'mo')) : undefined
  return named ? { start: named.start, end: named.end } : { start: tokens[from]!.start, end: tokens[to - 1]!.end }
}

/** Returns the span of 'next' in 'next Saturday and Sunday', which applies to both days, or null. */
function whichOf(tokens: readonly Token[], days: readonly Fact[] | undefined | null): Span | null {
  const [first, ...others] = days ?? []
  const isOfAll =
    first?.date?.is === 'weekday' &&
    first.date.which !== 'bare' &&
    others.every(({ date }) => date?.is === 'weekday' && date.which === 'bare')
  if (!isOfAll) return null
  const weekday = tokens.findIndex(({ meaning }, at) => at >= first.from && meaning?.weekday !== undefined)
  return weekday > first.from ? { start: tokens[first.from]!.start, end: tokens[weekday - 1]!.end } : null
}

/** Returns the spans of the days that one phrase names: 'Tue and Thu', 'kal aur parson'. */
function daysWithin(tokens: readonly Token[], facts: readonly Fact[]): Span[] | null {
  const fact = facts.find(({ several }) => several)
  if (!fact) return null
  const days: Span[] = []
  for (let at = fact.from; at < fact.to; at++) {
    const token = tokens[at]!
    const isDay =
      token.meaning?.weekday ?? token.meaning?.day ?? (has(token, 'int') || has(token, 'num') ? 0 : undefined)
    if (isDay === undefined) continue
    const glued = has(tokens[at + 1], 'ST') ? tokens[at + 1]! : token
    days.push({ start: token.start, end: glued.end })
  }
  // Words after the last day ('ko', 'tarikh ko') are read with each of them.
  return days.length > 1 ? days : null
}

const andMarks = keySet('AND mark')

/**
 * Returns the spans of clock times or parts of the day separated only by connecting words: '8 am and 9 pm', 'subah
 * sham'.
 */
function severalTimes(tokens: readonly Token[], facts: readonly Fact[]): Span[] | null {
  let run: Fact[] = []
  const runs: Fact[][] = []
  for (const fact of facts) {
    const last = run.at(-1)
    const isTime = (fact.clock ?? fact.part) !== undefined && !fact.date && (!fact.repeat || fact.part !== undefined)
    const follows =
      last !== undefined &&
      !last.clock === !fact.clock &&
      !fact.repeat &&
      (fact.clock !== undefined || fact.part?.part !== last.part?.part) &&
      tokens.slice(last.to, fact.from).every((token) => hasAny(token, andMarks) && !(token.word === 'or' && fact.clock))
    if (isTime && follows) run.push(fact)
    else {
      run = isTime ? [fact] : []
      runs.push(run)
    }
  }
  const times = runs.find(({ length }) => length > 1)
  return (
    times?.map((fact) => {
      // 'Roz subah 8 aur raat 9': the part of the day belongs to the first time only.
      const whole = fact.clock && facts.find(({ repeat, part, to }) => repeat && part && to === fact.from)
      const before = whole ?? fact
      const part = before.repeat ? tokens.findIndex(({ meaning }, at) => at >= before.from && meaning?.part) : fact.from
      return { start: tokens[Math.max(part, before.from)]!.start, end: tokens[fact.to - 1]!.end }
    }) ?? null
  )
}

/** Returns one reading per time for 'three times a day'; times that have passed today move to tomorrow. */
function atTimes(reading: Reading, times: readonly string[], { now, timeZone }: Options): Reading[] {
  const today = writeDay(wallClockAt(now.getTime(), timeZone).day)
  // A window that happens once is not made up for tomorrow: at 3 pm, 'from 2 to 8' begins at 4.
  const ahead = times.filter((time) => reading.recurrence !== null || reading.date !== today || time >= reading.time!)
  return ahead
    .map((time): Reading => {
      const isOver = reading.date === today && time < reading.time!
      return { ...reading, time, date: isOver ? addDays(today, 1) : reading.date, note: null }
    })
    .toSorted((a, b) => `${a.date}${a.time}`.localeCompare(`${b.date}${b.time}`))
}
