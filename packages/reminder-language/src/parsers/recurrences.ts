import { has } from '../tokens/token.ts'
import type { Rule } from './pattern.ts'
import { adverb, allBut, each, every, pairOrMore, repeat, weekly, workweek } from './repeats.ts'

/** What repeats by the day and the week. Whole phrases; what they leave open ('every month ... on the 5th') is joined later. */
export const recurrences: readonly Rule[] = [
  { pattern: 'DAILY', say: (_, at) => adverb(repeat('DAILY'), at) },
  { pattern: 'EVERY AND? EVERY? SINGLE? DAY KO?', say: repeat('DAILY') },
  { pattern: 'EVERY DAILY', say: repeat('DAILY') },
  { pattern: 'ONCE A|EVERY DAY', say: repeat('DAILY') },
  { pattern: '<n> A DAY', say: ({ n }) => (n === 1 ? repeat('DAILY') : null) },
  { pattern: 'DAY KA|MEIN <n> TIMES', say: ({ n }) => (n === 1 ? repeat('DAILY') : { block: true }) },
  { pattern: '<n> TIMES A|EVERY|IN <unit>', say: ({ n, unit }) => (n === 1 ? every(unit!) : { block: true }) },
  { pattern: 'EVERY|DAILY DAY? <part> KO|MEIN?', say: ({ part }) => ({ ...repeat('DAILY'), part: part! }) },
  {
    pattern: 'IN|ON? THE? MORNINGS|EVENINGS|NIGHTS|AFTERNOONS',
    say: (_, { tokens, to }) => ({ ...repeat('DAILY'), part: { part: tokens[to - 1]!.meaning!.part! } }),
  },
  { pattern: 'DAILY EXCEPT ON? <wds>', say: ({ wds }) => allBut(wds!) },
  { pattern: 'EVERY DAY EXCEPT ON? <wds>', say: ({ wds }) => allBut(wds!) },
  { pattern: '<wds> KO? CHHOD KAR|KA? EVERY? DAILY', say: ({ wds }) => allBut(wds!) },
  { pattern: '<wds> KO? CHHOD KAR|KA? EVERY DAY', say: ({ wds }) => allBut(wds!) },
  { pattern: 'EVERY? DAILY <wds> KO? CHHOD KAR|KA?', say: ({ wds }) => allBut(wds!) },
  { pattern: 'NIGHTLY', say: { ...repeat('DAILY'), part: { part: 'night' } } },
  { pattern: 'EVERY TONIGHT', say: { ...repeat('DAILY'), part: { part: 'night' } } },

  { pattern: 'EVERY|ALL WORKING DAY', say: repeat('WEEKLY', 1, { byDay: workweek }) },
  { pattern: 'ON? EVERY|ALL|DAILY <wds> KO|PE|MEIN?', say: ({ wds }) => weekly(wds!) },
  { pattern: 'EVERY <wds> KA DAY', say: ({ wds }) => weekly(wds!) },
  { pattern: 'ON? <wds>', say: ({ wds }) => (wds!.plural ? weekly(wds!) : null) },
  { pattern: '@ <wds> KO?', say: ({ wds }) => pairOrMore(wds!) },
  {
    pattern: 'FROM? <wds>',
    say: ({ wds }, { tokens, from, to }) =>
      wds!.days.length > 2 &&
      tokens
        .slice(from, to)
        .some((token) => token.word === '-' || has(token, 'TO') || has(token, 'SE') || has(token, 'THROUGH'))
        ? weekly(wds!)
        : null,
  },
  { pattern: 'DAILY <wds>', say: ({ wds }) => (wds!.several ? weekly(wds!) : null) },
  { pattern: 'ON? EVERY <n> <wds> KO?', say: ({ n, wds }) => (n! >= 1 && n! <= 52 ? weekly(wds!, n) : null) },
  { pattern: 'ON? EVERY OTHER|ALTERNATE <wds> KO?', say: ({ wds }) => weekly(wds!, 2) },
  { pattern: 'ON? ALTERNATE <wds> KO?', say: ({ wds }) => weekly(wds!, 2) },
  { pattern: 'EVERY WEEK ON|KA|MEIN? <wds> KO?', say: ({ wds }) => weekly(wds!) },
  { pattern: 'WEEKLY ON|EVERY? <wds> KO?', say: ({ wds }) => weekly(wds!) },
  { pattern: 'EVERY <n> WEEK ON? <wds> KO?', say: ({ n, wds }) => weekly(wds!, n) },
  { pattern: 'EVERY <ord> WEEK ON? THE? <wds> KO?', say: ({ ord, wds }) => (ord! > 0 ? weekly(wds!, ord) : null) },
  { pattern: 'EVERY? OTHER|ALTERNATE WEEK ON|KA? <wds> KO?', say: ({ wds }) => weekly(wds!, 2) },
  { pattern: 'FORTNIGHTLY ON <wds>', say: ({ wds }) => weekly(wds!, 2) },
  { pattern: 'BI -? WEEKLY ON? <wds>', say: ({ wds }) => weekly(wds!, 2) },
  { pattern: '<wds> EVERY WEEK', say: ({ wds }) => weekly(wds!) },
  { pattern: '<wds> EVERY OTHER WEEK', say: ({ wds }) => weekly(wds!, 2) },
  { pattern: '<wds> EVERY <n> WEEK', say: ({ n, wds }) => weekly(wds!, n) },
  {
    pattern: 'EVERY WEEK ON? THE? <ord> DAY',
    say: ({ ord }) => (ord! >= 1 && ord! <= 7 ? repeat('WEEKLY', 1, { byDay: each([ord! - 1]) }) : null),
  },

  { pattern: 'EVERY <unit> MEIN|KO|PE?', say: ({ unit }) => every(unit!) },
  { pattern: 'EVERY <n> <unit> MEIN|KA|PE|KO|BAAD? ONCE?', say: ({ n, unit }) => every(unit!, n) },
  {
    pattern: 'EVERY <n> <unit> MEIN|KA <n:m> TIMES',
    say: ({ n, m, unit }) => (m === 1 ? every(unit!, n) : { block: true }),
  },
  {
    pattern: 'EVERY <q> <unit>',
    say: ({ q, unit }) =>
      q === 1.5 && unit === 'hour'
        ? repeat('MINUTELY', 90)
        : q === 0.5 && unit === 'hour'
          ? repeat('MINUTELY', 30)
          : q === 0.5 && unit === 'year'
            ? repeat('MONTHLY', 6)
            : q === 2
              ? every(unit!, 2)
              : null,
  },
  { pattern: 'EVERY <ord> <unit> KO|MEIN|PE?', say: ({ ord, unit }) => (ord! > 1 ? every(unit!, ord) : null) },
  { pattern: 'EVERY OTHER|ALTERNATE <unit>', say: ({ unit }) => every(unit!, 2) },
  { pattern: 'ON? ALTERNATE <unit> PE|KO|MEIN?', say: ({ unit }) => every(unit!, 2) },
  { pattern: 'EVERY? <n> <unit> CHHOD KAR? KAR? <n:m>? <unit>?', say: ({ n, unit }) => every(unit!, n! + 1) },
  { pattern: 'ONCE IN|EVERY <n> <unit>', say: ({ n, unit }) => every(unit!, n) },
  { pattern: 'ONCE IN? A|EVERY <unit>', say: ({ unit }) => every(unit!) },
  { pattern: 'ONCE EVERY OTHER <unit>', say: ({ unit }) => every(unit!, 2) },
  { pattern: 'EVERY? <unit> MEIN|KA <n> TIMES|BAR', say: ({ n, unit }) => (n === 1 ? every(unit!) : { block: true }) },
  {
    pattern: '<n> <unit> MEIN|KA <n:m> TIMES',
    say: ({ n, m, unit }) => (m === 1 ? every(unit!, n) : { block: true }),
  },
  { pattern: 'HOURLY', say: (_, at) => adverb(repeat('HOURLY'), at) },
  { pattern: 'WEEKLY', say: (_, at) => adverb(repeat('WEEKLY'), at) },
  { pattern: 'MONTHLY', say: (_, at) => adverb(repeat('MONTHLY'), at) },
  { pattern: 'QUARTERLY', say: (_, at) => adverb(repeat('MONTHLY', 3), at) },
  { pattern: 'YEARLY', say: (_, at) => adverb(repeat('YEARLY'), at) },
  { pattern: 'FORTNIGHTLY', say: (_, at) => adverb(repeat('WEEKLY', 2), at) },
  { pattern: 'BI -? WEEKLY', say: (_, at) => adverb(repeat('WEEKLY', 2), at) },
  { pattern: 'BIMONTHLY', say: (_, at) => adverb(repeat('MONTHLY', 2), at) },
  { pattern: 'BI -? MONTHLY', say: (_, at) => adverb(repeat('MONTHLY', 2), at) },
  { pattern: 'HALFYEARLY', say: (_, at) => adverb(repeat('MONTHLY', 6), at) },
  { pattern: 'SEMI|HALF -? YEARLY', say: (_, at) => adverb(repeat('MONTHLY', 6), at) },
  { pattern: 'BI -? YEARLY', say: (_, at) => adverb(repeat('MONTHLY', 6), at) },
  { pattern: 'BIYEARLY', say: (_, at) => adverb(repeat('YEARLY', 2), at) },

  {
    pattern: 'STARTING FROM|ON|IN|AT|THIS?',
    say: (_, { tokens, from, to }) =>
      has(tokens[from], 'BEGIN') && has(tokens[to], 'OF') ? null : { marker: 'start' },
  },
  {
    pattern: 'STARTING IN|FROM? <mo>',
    say: ({ mo }, { tokens, to }) =>
      has(tokens[to], 'int') || has(tokens[to], 'ord')
        ? null
        : { marker: 'start', date: { is: 'calendar', month: mo!, day: 1 } },
  },
  { pattern: 'UNTIL', say: { marker: 'until' } },
]
