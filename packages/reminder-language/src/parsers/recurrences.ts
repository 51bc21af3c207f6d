import { has, hasAny, keySet } from '../tokens/token.ts'
import { nothing } from './facts.ts'
import { endsPhrase, type Rule, type Where } from './pattern.ts'
import {
  adverb,
  allBut,
  each,
  every,
  fromSecond,
  isRange,
  often,
  pairOrMore,
  rangeOrWeek,
  repeat,
  weekly,
  workweek,
} from './repeats.ts'

const unitOf = ({ tokens, to }: Where) =>
  has(tokens[to - 1], 'DAILY') ? 'day' : has(tokens[to - 1], 'WEEKLY') ? 'week' : 'month'

const hours = keySet('int clock decimal part AT')
const repeating = keySet('EVERY DAILY WEEKDAYS')

/**
 * Whether a repetition comes earlier in the line, to which an exception can refer: 'roz 8 baje dawai, Sunday ko nahi'.
 */
const repeatsBefore = ({ tokens, from }: Where) => tokens.slice(0, from).some((token) => hasAny(token, repeating))

/**
 * Daily and weekly repetitions, as whole phrases; parts they leave open ('every month ... on the 5th') are joined
 * later.
 */
export const recurrences: readonly Rule[] = [
  ['DAILY', (_, at) => adverb(repeat('DAILY'), at)],
  ['EVERY AND? EVERY? SINGLE? DAY KO?', repeat('DAILY')],
  ['EVERY DAILY', repeat('DAILY')],
  ['ONCE A|EVERY DAY', repeat('DAILY')],
  ['<n> A DAY', ({ n }) => (n === 1 ? repeat('DAILY') : null)],
  ['DAY KA|MEIN <n> TIMES', ({ n }) => often(n!, 'day')],
  ['<n> TIMES IN? A|EVERY|IN <unit>', ({ n, unit }) => often(n!, unit!)],
  [
    'TWICE IN? A|EVERY|IN <unit>',
    ({ unit }, { tokens, from }) => often(tokens[from]!.word === 'thrice' ? 3 : 2, unit!),
  ],
  ['TWICE DAILY|WEEKLY|MONTHLY', (_, at) => often(at.tokens[at.from]!.word === 'thrice' ? 3 : 2, unitOf(at))],
  ['<n> TIMES DAILY|WEEKLY|MONTHLY', ({ n }, at) => often(n!, unitOf(at))],
  ['DAILY <n> TIMES', ({ n }) => often(n!, 'day')],
  // The days named, rather than days of our choice.
  ['<n> TIMES IN? A|EVERY|IN WEEK ON|,? <wds> KO?', ({ wds }) => weekly(wds!)],
  ['TWICE IN? A|EVERY|IN WEEK ON|,? <wds> KO?', ({ wds }) => weekly(wds!)],
  ['TWICE WEEKLY ON|,? <wds> KO?', ({ wds }) => weekly(wds!)],
  ['<wds> TWICE A|EVERY WEEK', ({ wds }) => weekly(wds!)],
  ['EVERY? WEEK MEIN|KA <n> TIMES <wds> KO?', ({ wds }) => weekly(wds!)],
  ['WEEKLY <n> TIMES', ({ n }) => often(n!, 'week')],
  ['MONTHLY <n> TIMES', ({ n }) => often(n!, 'month')],
  ['DAILY ONCE', repeat('DAILY')],
  ['WEEKLY ONCE', repeat('WEEKLY')],
  ['MONTHLY ONCE', repeat('MONTHLY')],
  ['YEARLY ONCE', repeat('YEARLY')],
  ['ONCE DAILY', repeat('DAILY')],
  ['ONCE WEEKLY', repeat('WEEKLY')],
  ['ONCE MONTHLY', repeat('MONTHLY')],
  ['ONCE YEARLY', repeat('YEARLY')],
  [
    'WEEKLY|MONTHLY TWICE',
    (_, { tokens, from, to }) =>
      often(tokens[to - 1]!.word === 'thrice' ? 3 : 2, has(tokens[from], 'WEEKLY') ? 'week' : 'month'),
  ],
  ['DAILY TWICE', (_, { tokens, to }) => often(tokens[to - 1]!.word === 'thrice' ? 3 : 2, 'day')],
  ['EVERY DAY <n> TIMES', ({ n }) => often(n!, 'day')],
  [
    'ON? EVERY|ALL? <wds> MORNINGS|EVENINGS|NIGHTS|AFTERNOONS',
    ({ wds }, { tokens, to }) => ({ ...weekly(wds!), part: { part: tokens[to - 1]!.meaning!.part! } }),
  ],
  [
    'EXCEPT ON|FOR? EVERY? <wds> KA?',
    ({ wds }, { tokens, from, to }) =>
      // 'Daily 6 am, but on Sunday 8 am' excludes nothing.
      tokens.slice(0, from).some(({ word }) => word === 'not') ||
      (tokens[from]!.word === 'but' && hasAny(tokens[to], hours))
        ? null
        : { kind: 'except', days: wds!.days },
  ],
  [
    'NOT ON? <wds>',
    ({ wds }, at) => (repeatsBefore(at) && endsPhrase(at.tokens, at.to) ? { kind: 'except', days: wds!.days } : null),
  ],
  [
    '<wds> KO|KA? NOT|CHUTTI $',
    ({ wds }, at) => (repeatsBefore(at) && !has(at.tokens[at.to], 'wd') ? { kind: 'except', days: wds!.days } : null),
  ],
  ['<wds> KO|KA? CHHOD KAR|KA?', ({ wds }) => ({ kind: 'except', days: wds!.days })],
  ['EVERY|DAILY DAY? <part> KO|MEIN?', ({ part }) => ({ ...repeat('DAILY'), part: part! })],
  [
    'IN|ON? THE? MORNINGS|EVENINGS|NIGHTS|AFTERNOONS',
    (_, { tokens, to }) => ({ ...repeat('DAILY'), part: { part: tokens[to - 1]!.meaning!.part! } }),
  ],
  ['DAILY EXCEPT ON? <wds>', ({ wds }) => allBut(wds!)],
  ['EVERY DAY EXCEPT ON? <wds>', ({ wds }) => allBut(wds!)],
  ['EVERY? <wds> KO|KA? CHHOD KAR|KA? EVERY? DAILY', ({ wds }) => allBut(wds!)],
  ['EVERY? <wds> KO|KA? CHHOD KAR|KA? EVERY DAY', ({ wds }) => allBut(wds!)],
  ['EVERY? DAILY <wds> KO|KA? CHHOD KAR|KA?', ({ wds }) => allBut(wds!)],
  ['ON? EVERY <wds> EXCEPT THE|ON? NEXT|THIS|COMING <wd>?', ({ wds }) => fromSecond(wds!)],
  ['ON? EVERY <wds> EXCEPT THE|ON? NEXT|THIS|COMING WEEK|WALA', ({ wds }) => fromSecond(wds!)],
  ['NEXT|THIS|COMING <wd> KO? CHHOD KAR|KA? EVERY <wds> KO?', ({ wds }) => fromSecond(wds!)],
  ['NIGHTLY', { ...repeat('DAILY'), part: { part: 'night' } }],
  ['EVERY TONIGHT', { ...repeat('DAILY'), part: { part: 'night' } }],

  ['EVERY|ALL WORKING DAY', repeat('WEEKLY', 1, { byDay: workweek })],
  ['ON? EVERY|ALL|DAILY <wds> KO|PE|MEIN?', ({ wds }) => weekly(wds!)],
  ['<wds> KO ALWAYS', ({ wds }) => weekly(wds!)],
  ['ALWAYS ON? <wds> KO?', ({ wds }) => weekly(wds!)],
  ['EVERY <wds> KA DAY', ({ wds }) => weekly(wds!)],
  ['ON? <wds>', ({ wds }) => (wds!.plural ? weekly(wds!) : null)],
  ['@ <wds> KO?', ({ wds }, at) => pairOrMore(wds!, at)],
  ['FROM? <wds> TAK?', ({ wds }, at) => (isRange(at) ? rangeOrWeek(wds!, at) : null)],
  ['DAILY <wds>', ({ wds }) => (wds!.several ? weekly(wds!) : null)],
  ['ON? EVERY <n> <wds> KO?', ({ n, wds }) => (n! >= 1 && n! <= 52 ? weekly(wds!, n) : null)],
  ['ON? EVERY OTHER|ALTERNATE <wds> KO?', ({ wds }) => weekly(wds!, 2)],
  ['ON? ALTERNATE <wds> KO?', ({ wds }) => weekly(wds!, 2)],
  ['EVERY WEEK ON|KA|MEIN? <wds> KO?', ({ wds }) => weekly(wds!)],
  ['WEEKLY ON|EVERY? <wds> KO?', ({ wds }) => weekly(wds!)],
  ['EVERY <n> WEEK ON? <wds> KO?', ({ n, wds }) => weekly(wds!, n)],
  ['EVERY <ord> WEEK ON? THE? <wds> KO?', ({ ord, wds }) => (ord! > 0 ? weekly(wds!, ord) : null)],
  ['EVERY? OTHER|ALTERNATE WEEK ON|KA? <wds> KO?', ({ wds }) => weekly(wds!, 2)],
  ['FORTNIGHTLY ON <wds>', ({ wds }) => weekly(wds!, 2)],
  ['BI -? WEEKLY ON? <wds>', ({ wds }) => weekly(wds!, 2)],
  ['<wds> EVERY WEEK', ({ wds }) => weekly(wds!)],
  ['<wds> EVERY OTHER WEEK', ({ wds }) => weekly(wds!, 2)],
  ['<wds> EVERY <n> WEEK', ({ n, wds }) => weekly(wds!, n)],
  [
    'EVERY WEEK ON? THE? <ord> DAY',
    ({ ord }) => (ord! >= 1 && ord! <= 7 ? repeat('WEEKLY', 1, { byDay: each([ord! - 1]) }) : null),
  ],

  ['EVERY <unit> MEIN|KO|PE?', ({ unit }) => every(unit!)],
  ['<unit> EVERYAFTER', ({ unit }) => every(unit!)],
  // 'Do do ghante pe', 'teen-teen din mein': a repeated number means every.
  ['<n> -? <n:m> <unit> MEIN|PE|BAAD|KO|KA', ({ n, m, unit }) => (n === m ? every(unit!, n) : null)],
  ['EVERY <n> <unit> MEIN|KA|PE|KO|BAAD? ONCE?', ({ n, unit }) => every(unit!, n)],
  ['EVERY <n> <unit> MEIN|KA <n:m> TIMES', ({ n, m, unit }) => (m === 1 ? every(unit!, n) : nothing)],
  [
    'EVERY <q> <unit>',
    ({ q, unit }) =>
      q === 1.5 && unit === 'hour'
        ? repeat('MINUTELY', 90)
        : (q === 0.5 || q === 0.25) && unit === 'hour'
          ? repeat('MINUTELY', q * 60)
          : q === 0.5 && unit === 'year'
            ? repeat('MONTHLY', 6)
            : q === 2
              ? every(unit!, 2)
              : null,
  ],
  ['EVERY <ord> <unit> KO|MEIN|PE?', ({ ord, unit }) => (ord! > 1 ? every(unit!, ord) : null)],
  ['EVERY OTHER|ALTERNATE <unit>', ({ unit }) => every(unit!, 2)],
  ['ON? ALTERNATE <unit> PE|KO|MEIN?', ({ unit }) => every(unit!, 2)],
  ['EVERY? <n> <unit> CHHOD KAR? KAR? <n:m>? <unit>?', ({ n, unit }) => every(unit!, n! + 1)],
  ['<unit> CHHOD <unit:m>', ({ unit }) => (unit === 'day' ? every(unit, 2) : null)],
  ['ONCE IN|EVERY <n> <unit>', ({ n, unit }) => every(unit!, n)],
  ['ONCE IN? A|EVERY <unit>', ({ unit }) => every(unit!)],
  ['ONCE EVERY OTHER <unit>', ({ unit }) => every(unit!, 2)],
  ['EVERY? <unit> MEIN|KA <n> TIMES|BAR', ({ n, unit }) => often(n!, unit!)],
  ['EVERY <unit> <n> TIMES|BAR', ({ n, unit }) => often(n!, unit!)],
  ['EVERY? WEEK MEIN|KA <n> DAY', ({ n }) => often(n!, 'week')],
  ['<n> DAY A|EVERY|IN|KA? WEEK', ({ n }, at) => (has(at.tokens[at.to - 2], 'DAY') ? null : often(n!, 'week'))],
  ['<n> <unit> MEIN|KA <n:m> TIMES', ({ n, m, unit }) => (m === 1 ? every(unit!, n) : nothing)],
  ['HOURLY', (_, at) => adverb(repeat('HOURLY'), at)],
  ['WEEKLY', (_, at) => adverb(repeat('WEEKLY'), at)],
  ['MONTHLY', (_, at) => adverb(repeat('MONTHLY'), at)],
  ['QUARTERLY', (_, at) => adverb(repeat('MONTHLY', 3), at)],
  ['YEARLY', (_, at) => adverb(repeat('YEARLY'), at)],
  ['FORTNIGHTLY', (_, at) => adverb(repeat('WEEKLY', 2), at)],
  ['BI -? WEEKLY', (_, at) => adverb(repeat('WEEKLY', 2), at)],
  ['BIMONTHLY', (_, at) => adverb(repeat('MONTHLY', 2), at)],
  ['BI -? MONTHLY', (_, at) => adverb(repeat('MONTHLY', 2), at)],
  ['HALFYEARLY', (_, at) => adverb(repeat('MONTHLY', 6), at)],
  ['SEMI|HALF -? YEARLY', (_, at) => adverb(repeat('MONTHLY', 6), at)],
  ['BI -? YEARLY', (_, at) => adverb(repeat('MONTHLY', 6), at)],
  ['BIYEARLY', (_, at) => adverb(repeat('YEARLY', 2), at)],

  [
    'STARTING FROM|ON|IN|AT|THIS?',
    (_, { tokens, from, to }) =>
      has(tokens[from], 'BEGIN') && has(tokens[to], 'OF') ? null : { kind: 'boundary', marker: 'start' },
  ],
  ['NEXT ON|DUE ON?', { kind: 'boundary', marker: 'start' }],
  [
    'STARTING IN|FROM? <mo>',
    ({ mo }, { tokens, to }) =>
      has(tokens[to], 'int') || has(tokens[to], 'ord')
        ? null
        : { kind: 'boundary', marker: 'start', date: { is: 'calendar', month: mo!, day: 1 } },
  ],
  ['UNTIL', { kind: 'boundary', marker: 'until' }],
]
