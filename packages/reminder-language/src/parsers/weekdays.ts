import { hasHint, hint } from '../tokens/hints.ts'
import { has, hasAny, keySet } from '../tokens/token.ts'
import type { Weekday } from './day-terms.ts'
import { type DateSpec, nothing, onDay, type Saying } from './facts.ts'
import { endsPhrase, type Rule, type Where } from './pattern.ts'

/** Keys after which the number is not a date: 'Monday first thing', 'Friday second half'. */
const notDated = keySet('mo HALF THING')

function on(weekday: number, which: 'bare' | 'this' | 'next', weeks = 1): Saying {
  return onDay({ is: 'weekday', weekday, which, weeks })
}

/** Reads a weekday on its own. 'Sun', 'sat', 'wed', 'mon' and 'mangal' are also other words and need context. */
function bare({ weekday, weak }: Weekday, { tokens, from, to }: Where): Saying {
  const date: DateSpec = { is: 'weekday', weekday, which: 'bare', weeks: 1 }
  if (!weak || (from === 0 && to === tokens.length)) return onDay(date)
  return onDay(date, { weak: true })
}

/** Weekday names, with 'this', 'next' or 'coming', within a week, or with their date: 'Wed 13th'. */
export const weekdayNames: readonly Rule[] = [
  ['<wd>', ({ wd }, at) => bare(wd!, at)],
  [
    'ON|BY|UNTIL|BEFORE|FOR THE? <wd>',
    ({ wd }, at) =>
      wd!.weak && has(at.tokens[at.from], 'FOR') && !endsPhrase(at.tokens, at.to) ? null : on(wd!.weekday, 'bare'),
  ],
  ['<wd> KO|PE|TAK', ({ wd }) => on(wd!.weekday, 'bare')],
  ['<wd> KA|WALA DAY', ({ wd }) => on(wd!.weekday, 'bare')],
  ['@ THIS THIS|COMING? <wd> KO|PE?', ({ wd }) => on(wd!.weekday, 'this')],
  ['@ THE? COMING WALA? <wd> KO?', ({ wd }) => on(wd!.weekday, 'this')],
  ['@ NEXT <wd> KO|PE?', ({ wd }) => on(wd!.weekday, 'next')],
  ['NEXT TO|SE NEXT <wd> KO?', ({ wd }) => on(wd!.weekday, 'next', 2)],
  ['@ THE? <wd> AFTER NEXT', ({ wd }) => on(wd!.weekday, 'next', 2)],
  ['<wd> ,|OF|IN? THE? NEXT WEEK KO?', ({ wd }) => on(wd!.weekday, 'next')],
  ['NEXT WEEK ON|KA|KO|,|MEIN|POSS? <wd> KO?', ({ wd }) => on(wd!.weekday, 'next')],
  ['<wd> ,|OF? THIS WEEK', ({ wd }) => on(wd!.weekday, 'this')],
  ['THIS WEEK ON|KA|KO|,|MEIN|POSS? <wd> KO?', ({ wd }) => on(wd!.weekday, 'this')],
  ['<n> <wd> FROM NOW|day', ({ n, wd }) => later(n!, wd!)],
  ['<n> <wd> LATER|BAAD', ({ n, wd }) => later(n!, wd!)],
  ['IN <n> <wd>', ({ n, wd }) => (wd!.plural ? later(n!, wd!) : null)],
  ['NOW SE? NEXT <n> <wd>', ({ n, wd }) => later(n!, wd!)],
  [
    '<wd> ,? dm',
    (_, { tokens, to }) => {
      const [day, month] = tokens[to - 1]!.numbers
      return day! <= 31 && month! <= 12 ? onDay({ is: 'calendar', day: day!, month: month! }) : null
    },
  ],
  // 'Friday week' is a week after this Friday.
  [
    'ON? <wd> WEEK',
    ({ wd }, { tokens, to }) =>
      tokens[to - 1]!.word === 'week' && !has(tokens[to], 'word') && !wd!.weak
        ? onDay({ is: 'weekdays', count: 2, weekday: wd!.weekday })
        : null,
  ],
  ['PAST <wd>', nothing],
  ['GOOD <wd>', nothing],

  [
    '@ <wd> ,? THE? <ord> OF?',
    ({ wd, ord }, { tokens, to }) =>
      has(tokens[to - 1], 'OF') ||
      hasAny(tokens[to], notDated) ||
      hasHint(tokens[to], hint.label | hint.ranked) ||
      // 'Wednesday first hour'.
      (tokens[to - 1]!.digits === 0 && !has(tokens[to - 1], 'ST') && !endsPhrase(tokens, to))
        ? null
        : dayAndDate(wd!, ord!),
  ],
  ['@ <wd> <n> $', ({ wd, n }) => (n! >= 13 ? dayAndDate(wd!, n!) : null)],
  ['<n> <wd>', ({ wd, n }) => (n! >= 13 && !wd!.plural ? dayAndDate(wd!, n!) : null)],
  ['<wd> <n> DATE KO?', ({ wd, n }) => dayAndDate(wd!, n!)],
  ['<wd> <ord> DAY KO?', ({ wd, ord }) => dayAndDate(wd!, ord!)],

  ['OVER THE|THIS WEEKEND', onDay({ is: 'weekend', weeks: 0 })],
  [
    '@ THE? THIS|COMING? WEEKEND KO|PE|MEIN|TAK?',
    (_, { tokens, from, to }) =>
      !tokens.slice(from, to).some((token) => has(token, 'THIS') || has(token, 'COMING') || has(token, 'KO')) &&
      hasHint(tokens[to], hint.ofWeekend)
        ? null
        : onDay({ is: 'weekend', weeks: 0 }),
  ],
  ['@ THE? NEXT WEEKEND KO|PE|MEIN?', onDay({ is: 'weekend', weeks: 1 })],
  ['PAST WEEKEND', nothing],
]

function later(count: number, { weekday }: Weekday): Saying | null {
  return count >= 1 && count <= 60 ? onDay({ is: 'weekdays', count, weekday }) : null
}

function dayAndDate({ weekday }: Weekday, day: number): Saying | null {
  return day >= 1 && day <= 31 ? onDay({ is: 'monthday', day, weekday }) : null
}
