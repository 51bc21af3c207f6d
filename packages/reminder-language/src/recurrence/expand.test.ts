import * as library from 'rrule'
import { expect, test } from 'vitest'
import { readDay, writeDay } from '../days/calendar.ts'
import { everFalls, expand } from './expand.ts'
import { isRecurrence } from './index.ts'
import { readRule } from './rule.ts'

// Node reads the CommonJS build, whose names hang on `default`.
const { RRule } = (Reflect.get(library, 'default') as typeof library | undefined) ?? library

/** Numbers that look random and are the same in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const codes = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

/**
 * A rule as somebody's calendar may export it; every part that RFC 5545 allows beside the others. Left out is where
 * rrule has ways of its own: two places that are one day, a place from the end beyond the set's size, places in a first
 * week that is not whole, weeks that straddle the new year, numbered and plain weekdays in one list.
 */
function someRule(below: (most: number) => number): string {
  const several = (one: () => string | number) => [...new Set(Array.from({ length: 1 + below(3) }, one))].join(',')
  const signed = (most: number) => (below(3) === 0 ? -1 : 1) * (1 + below(most))
  const freq = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'][below(4)]!
  const parts = [`FREQ=${freq}`]
  if (below(2)) parts.push(`INTERVAL=${1 + below(5)}`)
  if (below(3) === 0) parts.push(below(2) ? `COUNT=${1 + below(40)}` : `UNTIL=20${30 + below(5)}0${1 + below(9)}15`)
  if (below(3) === 0) parts.push(`BYMONTH=${several(() => 1 + below(12))}`)
  if (freq !== 'WEEKLY' && below(3) === 0) parts.push(`BYMONTHDAY=${several(() => signed(31))}`)
  const weeks = freq === 'YEARLY' && below(5) === 0
  if (weeks) parts.push(`BYWEEKNO=${several(() => 2 + below(50))}`)
  else if (freq === 'YEARLY' && below(5) === 0) parts.push(`BYYEARDAY=${several(() => signed(366))}`)
  if (below(2)) {
    const nth = !weeks && (freq === 'MONTHLY' || freq === 'YEARLY') && below(2) === 0
    parts.push(`BYDAY=${several(() => `${nth ? signed(5) : ''}${codes[below(7)]}`)}`)
  }
  if (freq !== 'WEEKLY' && parts.some((part) => part.startsWith('BY')) && below(4) === 0)
    parts.push(`BYSETPOS=${below(3) === 0 ? -1 : 1 + below(4)}`)
  if (below(4) === 0) parts.push(`WKST=${codes[below(7)]}`)
  return parts.join(';')
}

test('400 rules fall on the days that rrule gives', () => {
  const below = numbers(7)
  let compared = 0
  let days = 0
  while (compared < 400) {
    const text = someRule(below)
    const rule = readRule(text)
    if (!rule || !everFalls(rule).falls) continue
    const start = readDay('2028-01-01')! + below(1500)
    const from = start + below(900)
    const range = { from, to: from + 2 * 366 }
    const at = (day: number) => new Date(day * 86_400_000)
    const options = RRule.parseString(text)
    // Without an end rrule looks for a day that never comes until the year 9999.
    const until = at(Math.min(range.to, rule.until === null ? range.to : readDay(rule.until)!))
    const theirs = new RRule({ ...options, until, dtstart: at(start) }).between(at(range.from), at(range.to), true)
    const ours = expand(rule, start, range).map(writeDay)
    expect([text, writeDay(start), ours]).toEqual([
      text,
      writeDay(start),
      theirs.map((date) => writeDay(date.getTime() / 86_400_000)),
    ])
    compared++
    days += ours.length
  }
  expect(days).toBeGreaterThan(8000)
})

/** Rules that break nothing in the grammar and hardly ever fall, or never. */
function adversarial(): string[] {
  const below = numbers(11)
  const never = [
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30,31',
    'FREQ=MONTHLY;BYDAY=MO;BYSETPOS=6',
    'FREQ=MONTHLY;BYMONTHDAY=1;BYDAY=2MO',
    'FREQ=YEARLY;BYWEEKNO=53;BYMONTH=6',
    'FREQ=YEARLY;BYYEARDAY=366;BYMONTH=1',
    'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=DAILY;BYMONTHDAY=1;BYSETPOS=2',
    'FREQ=WEEKLY;BYDAY=MO,TU;BYSETPOS=366',
    'FREQ=YEARLY;BYDAY=MO;BYMONTHDAY=13;BYSETPOS=-300',
    'FREQ=YEARLY;INTERVAL=1000;BYMONTH=2;BYMONTHDAY=29;BYDAY=SU;BYSETPOS=2',
  ]
  const drawn = Array.from({ length: 190 }, () => {
    const freq = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'][below(4)]
    const day = freq === 'WEEKLY' ? '' : `;BYMONTHDAY=${below(2) ? 31 : -31}`
    const places = `;BYSETPOS=${(below(2) ? -1 : 1) * (2 + below(365))}`
    return `FREQ=${freq};INTERVAL=${1 + below(1000)};BYMONTH=${1 + below(12)}${day};BYDAY=${codes[below(7)]}${places}`
  })
  return [...never, ...drawn]
}

test('whether a rule ever falls is known after 28 years of days, whatever the rule', () => {
  const rules = adversarial()
  expect(rules).toHaveLength(200)
  for (const text of rules) {
    const rule = readRule(text)
    if (rule) expect([text, everFalls(rule).looked]).toEqual([text, expect.toSatisfy((looked) => looked <= 10_248)])
  }
  expect(rules.slice(0, 10).map(isRecurrence)).toEqual(rules.slice(0, 10).map(() => false))
  expect(isRecurrence('FREQ=YEARLY;INTERVAL=7;BYMONTH=2;BYMONTHDAY=29;BYDAY=SU')).toBe(true)
})
