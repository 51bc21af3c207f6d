import { readDay, weekdayOf, writeDay } from '@planner/days/day-number'
import * as library from 'rrule'
import { expect, test } from 'vitest'
import { expand, findOccurrence } from './expand.ts'
import { isRecurrence } from './index.ts'
import { type Rule, readRule } from './rule.ts'

// Node loads the CommonJS build, whose exports are on `default`.
const { RRule } = (Reflect.get(library, 'default') as typeof library | undefined) ?? library

/** Returns a seeded pseudo-random number generator, so that every run tests the same rules. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const codes = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

/**
 * Returns a rule as a calendar may export it, with any combination of parts that RFC 5545 allows. Excludes cases in
 * which rrule deviates, see 'where rrule strays from RFC 5545'.
 */
function someRule(freq: string, below: (most: number) => number): string {
  const several = (one: () => string | number) => [...new Set(Array.from({ length: 1 + below(3) }, one))].join(',')
  const signed = (most: number) => (below(3) === 0 ? -1 : 1) * (1 + below(most))
  const parts = [`FREQ=${freq}`]
  if (below(2)) parts.push(`INTERVAL=${1 + below(5)}`)
  if (below(3) === 0)
    parts.push(below(2) ? `COUNT=${1 + below(40)}` : `UNTIL=20${30 + below(5)}0${1 + below(9)}${10 + below(19)}`)
  if (below(3) === 0) parts.push(`BYMONTH=${several(() => 1 + below(12))}`)
  if (freq !== 'WEEKLY' && below(3) === 0) parts.push(`BYMONTHDAY=${several(() => signed(31))}`)
  const placed = below(4) === 0
  const weeks = freq === 'YEARLY' && below(4) === 0
  if (weeks) parts.push(`BYWEEKNO=${several(() => (placed ? 2 + below(50) : signed(51)))}`)
  else if (freq === 'YEARLY' && below(5) === 0) parts.push(`BYYEARDAY=${several(() => signed(366))}`)
  if (below(2)) {
    const nth = !weeks && (freq === 'MONTHLY' || freq === 'YEARLY') && below(2) === 0
    parts.push(`BYDAY=${several(() => `${nth ? signed(5) : ''}${codes[below(7)]}`)}`)
  }
  // rrule keeps BYSETPOS in written order, so the positions are written in order.
  const places = () =>
    below(3) === 0
      ? '-1'
      : several(() => 1 + below(4))
          .split(',')
          .toSorted()
          .join(',')
  if (placed && parts.some((part) => part.startsWith('BY'))) parts.push(`BYSETPOS=${places()}`)
  if (below(4) === 0) parts.push(`WKST=${codes[below(7)]}`)
  return parts.join(';')
}

const edges = '2028-02-29 2028-01-31 2028-12-31 2029-02-28 2028-10-31 2029-01-01'.split(' ')

const at = (day: number) => new Date(day * 86_400_000)

/**
 * Expands the rule with rrule. BYWEEKNO without BYDAY gets the weekday of the start, which rrule does not apply by
 * default.
 */
function theirs(text: string, rule: Rule, start: number, { from, to }: { from: number; to: number }): string[] {
  const day = /BYWEEKNO/.test(text) && !/BYDAY|BYMONTHDAY/.test(text) ? `;BYDAY=${codes[weekdayOf(start)]}` : ''
  // Without an end, rrule searches until the year 9999 for a day that never comes.
  const until = at(Math.min(to, rule.until === null ? to : readDay(rule.until)!))
  return new RRule({ ...RRule.parseString(text + day), until, dtstart: at(start) })
    .between(at(from), at(to), true)
    .map((date) => writeDay(date.getTime() / 86_400_000))
}

test.each([
  { freq: 'DAILY', seed: 31, span: 200, least: 5000 },
  { freq: 'WEEKLY', seed: 32, span: 366, least: 5000 },
  { freq: 'MONTHLY', seed: 33, span: 366, least: 2000 },
  { freq: 'YEARLY', seed: 34, span: 2 * 366, least: 1500 },
])(
  '500 rules of FREQ=$freq fall on the days that rrule gives',
  ({ freq, seed, span, least }) => {
    const below = numbers(seed)
    let compared = 0
    let days = 0
    let passedBy = 0
    while (compared < 500) {
      const text = someRule(freq, below)
      const rule = readRule(text)
      if (!rule || !findOccurrence(rule).exists) continue
      const start = below(2) ? readDay(edges[below(edges.length)]!)! : readDay('2028-01-01')! + below(1500)
      const from = start + below(400)
      const range = { from, to: from + span }
      // The interval may skip every day the rule allows; rrule then searches until the year 9999.
      if (expand(rule, start, { from: start, to: start + 60 * 366 }).length === 0) {
        passedBy++
        continue
      }
      const ours = expand(rule, start, range).map(writeDay)
      expect([text, writeDay(start), ours]).toEqual([text, writeDay(start), theirs(text, rule, start, range)])
      compared++
      days += ours.length
    }
    expect(days).toBeGreaterThan(least)
    expect(passedBy).toBeLessThan(50)
  },
  60_000,
)

const daysOf = (text: string, start: string, to: string) =>
  expand(readRule(text)!, readDay(start)!, { from: readDay(start)!, to: readDay(to)! }).map(writeDay)

// Cases where rrule deviates from RFC 5545, 3.3.10.
test.each([
  // 'Each BYDAY value can also be preceded by' a number: each value on its own, so the unnumbered one means every
  // Wednesday.
  ['FREQ=MONTHLY;BYDAY=4SU,WE', '2028-02-01', '2028-02-29', '02-02 02-09 02-16 02-23 02-27'],
  // BYSETPOS 'corresponds to the nth occurrence within the set': a set contains a day once,
  ['FREQ=MONTHLY;BYMONTHDAY=27,2;BYSETPOS=-1,2', '2028-02-01', '2028-03-31', '02-27 03-27'],
  // and a set of two has no fourth element from its end.
  ['FREQ=MONTHLY;BYMONTHDAY=27,2;BYSETPOS=-4,2', '2028-02-01', '2028-03-31', '02-27 03-27'],
  // The order of the positions does not affect the order of the days.
  ['FREQ=MONTHLY;BYDAY=TU;BYSETPOS=3,1;COUNT=2', '2028-02-01', '2028-03-31', '02-01 02-15'],
  // Two positions that select the same day count once towards COUNT.
  ['FREQ=DAILY;BYDAY=TU;BYSETPOS=1,-1;COUNT=2', '2028-02-01', '2028-03-31', '02-01 02-08'],
  // 'Information, not contained in the rule, ... derived from' DTSTART: the weekday, here Tuesday.
  ['FREQ=YEARLY;BYWEEKNO=20', '2028-02-01', '2028-12-31', '05-16'],
  // Week -52 of 2030 is its first week, whose Monday is in 2029.
  ['FREQ=YEARLY;BYWEEKNO=-52;BYDAY=MO', '2029-02-01', '2029-12-31', '12-31'],
])('deviates from the rrule library where that breaks RFC 5545: %s', (text, start, to, days) => {
  expect(daysOf(text, start, to)).toEqual(days.split(' ').map((day) => `${start.slice(0, 4)}-${day}`))
})

// Examples from RFC 5545, 3.8.5.3, that cover edge cases.
test.each([
  ['FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO', '1997-08-05', '08-05 08-10 08-19 08-24'],
  ['FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU', '1997-08-05', '08-05 08-17 08-19 08-31'],
  ['FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3', '1997-09-04', '09-04 10-07 11-06'],
  ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2', '1997-09-29', '09-29 10-30 11-27 12-30'],
  ['FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13', '1997-01-01', '06-13'],
  ['FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO', '1997-05-12', '05-12'],
  ['FREQ=YEARLY;BYDAY=20MO', '1997-05-19', '05-19'],
  ['FREQ=MONTHLY;BYMONTHDAY=-3', '1997-09-28', '09-28 10-29 11-28 12-29'],
])('RFC 5545: %s from %s', (text, start, days) => {
  expect(daysOf(text, start, '1997-12-31')).toEqual(days.split(' ').map((day) => `1997-${day}`))
})

/** Returns rules that are valid but rarely or never occur. */
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

test('28 years of days are enough to tell whether a rule ever occurs', () => {
  const rules = adversarial()
  expect(rules).toHaveLength(200)
  for (const text of rules) {
    const rule = readRule(text)
    if (rule)
      expect([text, findOccurrence(rule).checked]).toEqual([text, expect.toSatisfy((checked) => checked <= 10_248)])
  }
  expect(rules.slice(0, 10).map(isRecurrence)).toEqual(rules.slice(0, 10).map(() => false))
  expect(isRecurrence('FREQ=YEARLY;INTERVAL=7;BYMONTH=2;BYMONTHDAY=29;BYDAY=SU')).toBe(true)
})
