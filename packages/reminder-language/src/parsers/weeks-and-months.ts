import { has } from '../tokens/token.ts'
import type { DateSpec, Saying } from './facts.ts'
import { endsPhrase, type Rule } from './pattern.ts'

const date = (spec: DateSpec): Saying => ({ date: spec })
const month = (months: number, day = 1) => date({ is: 'month', months, day })

/** Next week, month end, the 20th of next month, the last Friday of the month, next year. */
export const weeksAndMonths: readonly Rule[] = [
  { pattern: '@ THE? NEXT WEEK KO|MEIN|TAK|POSS?', say: date({ is: 'week', weeks: 1 }) },
  {
    pattern: 'EARLY|BEGIN|SOMETIME|LATER OF? NEXT|THIS WEEK',
    say: (_, { tokens, to }) => (has(tokens[to - 2], 'NEXT') ? date({ is: 'week', weeks: 1 }) : null),
  },
  { pattern: 'EARLY|BEGIN OF? NEXT WEEK', say: date({ is: 'week', weeks: 1 }) },
  { pattern: 'NEXT WEEK KA BEGIN MEIN|SE?', say: date({ is: 'week', weeks: 1 }) },
  { pattern: 'NEXT TO|SE NEXT WEEK KO|MEIN?', say: date({ is: 'week', weeks: 2 }) },
  { pattern: 'THE? WEEK AFTER NEXT', say: date({ is: 'week', weeks: 2 }) },
  { pattern: '@ THE? LATE|END OF? NEXT WEEK', say: date({ is: 'week', weeks: 1, day: 4 }) },
  { pattern: 'NEXT WEEK KA END MEIN|TAK|PE?', say: date({ is: 'week', weeks: 1, day: 4 }) },
  { pattern: '@ THE? END OF THE|THIS? WEEK', say: date({ is: 'week', weeks: 0, day: 4 }) },
  { pattern: 'THIS? WEEK KA END MEIN|TAK|PE?', say: date({ is: 'week', weeks: 0, day: 4 }) },
  { pattern: '@ EOW', say: date({ is: 'week', weeks: 0, day: 4 }) },
  { pattern: 'THIS? WEEK END HONE SE PEHLE', say: date({ is: 'week', weeks: 0, day: 4 }) },
  { pattern: 'THIS? MONTH END HONE SE PEHLE', say: month(0, -1) },
  { pattern: 'MID WEEK', say: date({ is: 'week', weeks: 0, day: 2 }) },
  { pattern: 'THIS WEEK MEIN|KO?', say: { ...date({ is: 'week', weeks: 0 }), weak: true } },
  { pattern: 'PAST WEEK|MONTH|YEAR|NIGHT|EVENING|part', say: { block: true } },
  {
    pattern: 'PAST day?',
    say: (_, { tokens, from }) =>
      tokens[from]!.word === 'yesterday' ? { date: { is: 'offset', days: -1 }, weak: true } : null,
  },

  { pattern: '@ THE? NEXT MONTH KO|MEIN|TAK?', say: month(1) },
  { pattern: 'EARLY|BEGIN OF? NEXT MONTH', say: month(1) },
  { pattern: 'NEXT MONTH KA BEGIN MEIN|SE?', say: month(1) },
  { pattern: 'NEXT TO|SE NEXT MONTH MEIN?', say: month(2) },
  { pattern: '@ THE? <dom> OF THE? NEXT MONTH', say: ({ dom }) => month(1, dom) },
  { pattern: '@ THE? <dom> OF THE? THIS? MONTH', say: ({ dom }) => date({ is: 'monthday', day: dom! }) },
  { pattern: '@ THE? <dom> NEXT MONTH', say: ({ dom }) => month(1, dom) },
  {
    pattern: 'NEXT MONTH ON|KA|MEIN|,|POSS? THE? <dom> DATE|ST? KO|TAK|PE|SE?',
    say: ({ dom }, { tokens, to }) => (has(tokens[to], 'unit') || has(tokens[to], 'OCLOCK') ? null : month(1, dom)),
  },
  {
    pattern: 'THIS MONTH ON|KA|MEIN|,|POSS? THE? <dom> DATE|ST? KO|TAK|PE|SE?',
    say: ({ dom }, { tokens, to }) =>
      has(tokens[to], 'unit') || has(tokens[to], 'OCLOCK') ? null : date({ is: 'monthday', day: dom! }),
  },
  { pattern: 'MONTH KA <dom> DATE KO|TAK|SE?', say: ({ dom }) => date({ is: 'monthday', day: dom! }) },

  { pattern: '@ THE|THIS? MONTH - END', say: month(0, -1) },
  { pattern: '@ THE|THIS? MONTH END TAK|PE|KO|MEIN|SE? PEHLE?', say: month(0, -1) },
  { pattern: '@ THE? END OF THE|THIS|MY? MONTH', say: month(0, -1) },
  { pattern: 'THIS? MONTH KA END MEIN|TAK|PE|KO|SE? PEHLE?', say: month(0, -1) },
  { pattern: '@ EOM', say: month(0, -1) },
  { pattern: '@ THE? NEXT MONTH END', say: month(1, -1) },
  { pattern: '@ THE? END OF NEXT MONTH', say: month(1, -1) },
  { pattern: 'NEXT MONTH KA END MEIN|TAK|PE?', say: month(1, -1) },
  { pattern: '@ THE? LASTWORD DAY OF THE|THIS? MONTH', say: month(0, -1) },
  {
    pattern: '@ THE? <ord> DAY? OF THE|THIS? MONTH',
    say: ({ ord }) => (ord! < 0 && ord! >= -28 ? month(0, ord) : null),
  },
  { pattern: 'THE? LASTWORD DAY OF NEXT MONTH', say: month(1, -1) },
  {
    pattern: 'THIS? MONTH KA <ord> DAY KO|PE|TAK?',
    say: ({ ord }) =>
      ord! < 0 && ord! >= -28 ? month(0, ord) : ord! > 0 && ord! <= 31 ? date({ is: 'monthday', day: ord! }) : null,
  },
  { pattern: 'THIS? MONTH KA LASTWORD DAY KO|TAK?', say: month(0, -1) },
  { pattern: 'NEXT MONTH KA LASTWORD DAY KO|TAK?', say: month(1, -1) },
  { pattern: 'MID MONTH', say: date({ is: 'monthday', day: 15 }) },

  {
    pattern: '@ THE? <ord> <wd> <part>? OF|IN THE|THIS? MONTH',
    say: ({ ord, wd, part }) => nthOf(ord!, wd!.weekday, 0, part),
  },
  {
    pattern: '@ THE? <ord> <wd> <part>? OF|IN THE? NEXT MONTH',
    say: ({ ord, wd, part }) => nthOf(ord!, wd!.weekday, 1, part),
  },
  { pattern: 'THIS? MONTH KA|MEIN <ord> <wd> KO|TAK?', say: ({ ord, wd }) => nthOf(ord!, wd!.weekday, 0) },
  { pattern: 'NEXT MONTH KA|MEIN <ord> <wd> KO|TAK?', say: ({ ord, wd }) => nthOf(ord!, wd!.weekday, 1) },
  {
    pattern: '@ THE? <ord> <wd> OF|IN|,? <mo> ,? <year>?',
    say: ({ ord, wd, mo, year }) => date({ is: 'nth', nth: ord!, weekday: wd!.weekday, month: mo!, year }),
  },
  {
    pattern: '<mo> KA|POSS <ord> <wd> KO?',
    say: ({ ord, wd, mo }) => date({ is: 'nth', nth: ord!, weekday: wd!.weekday, month: mo! }),
  },
  {
    pattern: '@ THE? LASTWORD DAY OF|IN <mo> ,? <year>?',
    say: ({ mo, year }) => date({ is: 'calendar', month: mo!, day: -1, year }),
  },
  {
    pattern: '@ THE? <ord> DAY OF|IN <mo> ,? <year>?',
    say: ({ ord, mo, year }) => date({ is: 'calendar', month: mo!, day: ord!, year }),
  },
  { pattern: '<mo> KA LASTWORD DAY KO?', say: ({ mo }) => date({ is: 'calendar', month: mo!, day: -1 }) },
  { pattern: '@ THE? END OF <mo>', say: ({ mo }) => date({ is: 'calendar', month: mo!, day: -1 }) },
  {
    pattern: '<mo> END',
    say: ({ mo }, { tokens, to }) => (endsPhrase(tokens, to) ? date({ is: 'calendar', month: mo!, day: -1 }) : null),
  },
  { pattern: '<mo> KA END MEIN|TAK|PE?', say: ({ mo }) => date({ is: 'calendar', month: mo!, day: -1 }) },
  { pattern: '@ THE? BEGIN|EARLY OF? <mo>', say: ({ mo }) => date({ is: 'calendar', month: mo!, day: 1 }) },
  { pattern: 'MID -? <mo>', say: ({ mo }) => date({ is: 'calendar', month: mo!, day: 15 }) },
  {
    pattern: 'IN|BY|UNTIL|BEFORE|FROM|COMING|NEXT|THIS <mo> ,? <year>?',
    say: ({ mo, year }, { tokens, from, to }) =>
      namedMonth(
        mo!,
        year,
        (has(tokens[from], 'BY') && !endsPhrase(tokens, to)) ||
          has(tokens[to], 'int') ||
          has(tokens[to], 'ord') ||
          has(tokens[to], 'num') ||
          (tokens[to - 1]?.meaning?.weak === true && !endsPhrase(tokens, to)),
      ),
  },
  { pattern: 'IN THE? MONTH OF <mo>', say: ({ mo }) => date({ is: 'calendar', month: mo!, day: 1 }) },
  {
    pattern: '<mo> MEIN|TAK',
    say: ({ mo }, at) =>
      at.tokens[at.from]!.capital || !at.tokens[at.from]!.meaning?.weak ? namedMonth(mo!, undefined, false) : null,
  },
  { pattern: '<mo> ,|-|/? <year>', say: ({ mo, year }) => date({ is: 'calendar', month: mo!, day: 1, year }) },

  { pattern: '@ THE? NEXT YEAR MEIN|TAK?', say: date({ is: 'year', years: 1, month: 1, day: 1 }) },
  {
    pattern: 'NEXT YEAR KA <ord> DAY KO|PE?',
    say: ({ ord }) => (ord === 1 ? date({ is: 'year', years: 1, month: 1, day: 1 }) : null),
  },
  { pattern: 'THIS YEAR MEIN?', say: { ...date({ is: 'year', years: 0, month: 1, day: 1 }), weak: true } },
  { pattern: '@ THE? END OF THE|THIS? YEAR', say: date({ is: 'year', years: 0, month: 12, day: 31 }) },
  { pattern: '@ THE? YEAR END', say: date({ is: 'year', years: 0, month: 12, day: 31 }) },
  { pattern: '@ EOY', say: date({ is: 'year', years: 0, month: 12, day: 31 }) },
  { pattern: 'THIS? YEAR KA END MEIN|TAK|PE?', say: date({ is: 'year', years: 0, month: 12, day: 31 }) },
  {
    pattern: '<year> MEIN|KA',
    say: ({ year }) => ({ date: { is: 'year', years: year!, month: 0, day: 0 }, weak: true }),
  },
]

function nthOf(nth: number, weekday: number, months: number, part?: Saying['part']): Saying {
  return { date: { is: 'nth', nth, weekday, months }, ...(part && { part }) }
}

function namedMonth(value: number, year: number | undefined, isVerb: boolean): Saying | null {
  return isVerb ? null : date({ is: 'calendar', month: value, day: 1, year, whole: true })
}
