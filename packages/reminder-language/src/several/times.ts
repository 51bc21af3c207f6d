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
 * A reminder of a text, and the words that ask for it alone: read by `parseReminder`, with the reading's time where the words
 * only say how often ('three times a day'), they give that reminder again.
 */
export type Sentence = { text: string; reading: Reading }

/** At most this many reminders from one text; what is beyond stays in the last. */
export const most = 10

/** One reading of each time or day that a task names; the reading itself if it names one. */
export function timesOf(text: string, reading: Reading, options: Options): Sentence[] {
  if (reading.times) return atTimes(reading, reading.times, options).map((one) => ({ text, reading: one }))
  // 'Half yearly on 1 April and 1 October'.
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
  // 'March aur june mein': alone, 'march' is a verb.
  return each.every(({ reading: one }) => one.date !== null) ? each : [{ text, reading }]
}

/** Of 'budh aur jumerat chhutti par' the first alone is 'budh ko': without 'ko' or another day it is a name. */
function asDay(own: string, { end }: Span): string {
  return isShortDay.test(own.slice(0, end)) && own.slice(end, end + 4) === '    '
    ? `${own.slice(0, end)} ko${own.slice(end + 3)}`
    : own
}

const isShortDay = /(?:^|\s)(?:ravi|som|mangal|budh|guru|shukra?|shani|रवि|सोम|मंगल|बुध|गुरु|शुक्र|शनि)$/i

/** Where a day of several stands; of 'in March and June' the name of the month, as 'in' is said of both. */
function placeOf(tokens: readonly Token[], { from, to, date }: Fact): Span {
  const isMonth = date?.is === 'calendar' && date.whole
  const named = isMonth ? tokens.find((token, at) => at >= from && at < to && has(token, 'mo')) : undefined
  return named ? { start: named.start, end: named.end } : { start: tokens[from]!.start, end: tokens[to - 1]!.end }
}

/** 'Next' of 'next Saturday and Sunday', which is said of both. */
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

/** The days that one phrase names: 'Tue and Thu', 'kal aur parson'. */
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
  // What follows the last of them ('ko', 'tarikh ko') is read with each.
  return days.length > 1 ? days : null
}

const andMarks = keySet('AND mark')

/** Clock times, or parts of the day, with nothing but joints between them: '8 am and 9 pm', 'subah sham'. */
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
      // 'Roz subah 8 aur raat 9': the part belongs to the first of them.
      const whole = fact.clock && facts.find(({ repeat, part, to }) => repeat && part && to === fact.from)
      const before = whole ?? fact
      const part = before.repeat ? tokens.findIndex(({ meaning }, at) => at >= before.from && meaning?.part) : fact.from
      return { start: tokens[Math.max(part, before.from)]!.start, end: tokens[fact.to - 1]!.end }
    }) ?? null
  )
}

/** 'Three times a day': the times that are still to come today are first. */
function atTimes(reading: Reading, times: readonly string[], { now, timeZone }: Options): Reading[] {
  const today = writeDay(wallClockAt(now.getTime(), timeZone).day)
  return times
    .map((time): Reading => {
      const isOver = reading.date === today && time < reading.time!
      return { ...reading, time, date: isOver ? addDays(today, 1) : reading.date, note: null }
    })
    .toSorted((a, b) => `${a.date}${a.time}`.localeCompare(`${b.date}${b.time}`))
}
