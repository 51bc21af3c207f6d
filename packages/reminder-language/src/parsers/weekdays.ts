import { has } from '../tokens/token.ts'
import type { Weekday } from './day-terms.ts'
import type { DateSpec, Saying } from './facts.ts'
import { endsPhrase, type Rule, type Where } from './pattern.ts'

function on(weekday: number, which: 'bare' | 'this' | 'next', weeks = 1): Saying {
  return { date: { is: 'weekday', weekday, which, weeks } }
}

/** 'Sun', 'sat', 'wed', 'mon', 'mangal' are words of their own; they need company to be days. */
function bare({ weekday, weak }: Weekday, { tokens, from, to }: Where): Saying {
  const date: DateSpec = { is: 'weekday', weekday, which: 'bare', weeks: 1 }
  if (!weak || (from === 0 && to === tokens.length)) return { date }
  return { date, weak: true }
}

/** Named weekdays, with this, next and coming, of a week, or with their date: 'Wed 13th'. */
export const weekdayNames: readonly Rule[] = [
  { pattern: '<wd>', say: ({ wd }, at) => bare(wd!, at) },
  {
    pattern: 'ON|BY|UNTIL|BEFORE|FOR THE? <wd>',
    say: ({ wd }, at) =>
      wd!.weak && has(at.tokens[at.from], 'FOR') && !endsPhrase(at.tokens, at.to) ? null : on(wd!.weekday, 'bare'),
  },
  { pattern: '<wd> KO|PE|TAK', say: ({ wd }) => on(wd!.weekday, 'bare') },
  { pattern: '<wd> KA|WALA DAY', say: ({ wd }) => on(wd!.weekday, 'bare') },
  { pattern: '@ THIS THIS|COMING? <wd> KO|PE?', say: ({ wd }) => on(wd!.weekday, 'this') },
  { pattern: '@ THE? COMING WALA? <wd> KO?', say: ({ wd }) => on(wd!.weekday, 'this') },
  { pattern: '@ NEXT <wd> KO|PE?', say: ({ wd }) => on(wd!.weekday, 'next') },
  { pattern: 'NEXT TO|SE NEXT <wd> KO?', say: ({ wd }) => on(wd!.weekday, 'next', 2) },
  { pattern: '<wd> AFTER NEXT', say: ({ wd }) => on(wd!.weekday, 'next', 2) },
  { pattern: '<wd> ,|OF|IN? THE? NEXT WEEK KO?', say: ({ wd }) => on(wd!.weekday, 'next') },
  { pattern: 'NEXT WEEK ON|KA|KO|,|MEIN|POSS? <wd> KO?', say: ({ wd }) => on(wd!.weekday, 'next') },
  { pattern: '<wd> ,|OF? THIS WEEK', say: ({ wd }) => on(wd!.weekday, 'this') },
  { pattern: 'THIS WEEK ON|KA|KO|,|MEIN|POSS? <wd> KO?', say: ({ wd }) => on(wd!.weekday, 'this') },
  { pattern: '<n> <wd> FROM NOW|day', say: ({ n, wd }) => later(n!, wd!) },
  { pattern: '<n> <wd> LATER|BAAD', say: ({ n, wd }) => later(n!, wd!) },
  { pattern: 'IN <n> <wd>', say: ({ n, wd }) => (wd!.plural ? later(n!, wd!) : null) },
  { pattern: 'NOW SE? NEXT <n> <wd>', say: ({ n, wd }) => later(n!, wd!) },
  {
    pattern: '<wd> ,? dm',
    say: (_, { tokens, to }) => {
      const [day, month] = tokens[to - 1]!.numbers
      return day! <= 31 && month! <= 12 ? { date: { is: 'calendar', day: day!, month: month! } } : null
    },
  },
  { pattern: 'PAST <wd>', say: { block: true } },

  {
    pattern: '@ <wd> ,? THE? <ord> OF?',
    say: ({ wd, ord }, { tokens, to }) =>
      has(tokens[to - 1], 'OF') || has(tokens[to], 'mo') ? null : dayAndDate(wd!, ord!),
  },
  { pattern: '@ <wd> <n> $', say: ({ wd, n }) => (n! >= 13 ? dayAndDate(wd!, n!) : null) },
  { pattern: '<n> <wd>', say: ({ wd, n }) => (n! >= 13 && !wd!.plural ? dayAndDate(wd!, n!) : null) },
  { pattern: '<wd> <ord> DAY KO?', say: ({ wd, ord }) => dayAndDate(wd!, ord!) },

  { pattern: 'OVER THE|THIS WEEKEND', say: { date: { is: 'weekend', weeks: 0 } } },
  { pattern: '@ THE? THIS|COMING? WEEKEND KO|PE|MEIN|TAK?', say: { date: { is: 'weekend', weeks: 0 } } },
  { pattern: '@ THE? NEXT WEEKEND KO|PE|MEIN?', say: { date: { is: 'weekend', weeks: 1 } } },
  { pattern: 'PAST WEEKEND', say: { block: true } },
]

function later(count: number, { weekday }: Weekday): Saying | null {
  return count >= 1 && count <= 60 ? { date: { is: 'weekdays', count, weekday } } : null
}

function dayAndDate({ weekday }: Weekday, day: number): Saying | null {
  return day >= 1 && day <= 31 ? { date: { is: 'monthday', day, weekday } } : null
}
