import { book } from '../festivals/book.ts'
import { has, hasAny, keySet } from '../tokens/token.ts'
import type { Saying } from './facts.ts'
import type { Rule, Where } from './pattern.ts'
import {
  dayOfQuarter,
  each,
  monthly,
  monthlyNth,
  nths,
  quarterly,
  repeat,
  secondOr,
  workingDay,
  workweek,
} from './repeats.ts'

/** Monthly and yearly repetitions: days of the month, its first and last day, its nth weekday, dates and feasts. */
export const recurrencesOfMonths: readonly Rule[] = [
  // Days of the month.
  ['ON|BY? THE? <doms> OF EVERY MONTH', ({ doms }) => monthly(doms!)],
  [
    'ON|BY? THE? <doms> EVERY MONTH',
    ({ doms }, { tokens, from, to }) =>
      tokens.slice(from, to).some((token) => has(token, 'ST') || has(token, 'ord')) ? monthly(doms!) : null,
  ],
  ['ON? THE? <ords> DAY? OF EVERY MONTH', ({ ords }) => monthly(ords!)],
  ['ON? THE? <ords> DAY? OF EVERY <n> MONTH', ({ ords, n }) => monthly(ords!, n)],
  ['ON? THE? <ords> DAY? OF EVERY <ord> MONTH', ({ ords, ord }) => monthly(ords!, ord)],
  ['ON? THE? <ords> DAY? OF EVERY OTHER|ALTERNATE MONTH', ({ ords }) => monthly(ords!, 2)],
  ['EVERY <ords> DAY? OF THE|EVERY? MONTH', ({ ords }) => monthly(ords!)],
  ['EVERY MONTH ,? ON|BY THE? <doms> DATE?', ({ doms }) => monthly(doms!)],
  ['EVERY MONTH ON? THE? <ords> DAY?', ({ ords }, { tokens, to }) => (has(tokens[to], 'wd') ? null : monthly(ords!))],
  [
    'EVERY MONTH KA|KO|MEIN? <doms> DATE|ST? KO|TAK|PE|SE?',
    ({ doms }, { tokens, to }) =>
      has(tokens[to - 1], 'KO') ||
      has(tokens[to - 1], 'DATE') ||
      has(tokens[to - 1], 'PE') ||
      has(tokens[to - 1], 'TAK')
        ? monthly(doms!)
        : null,
  ],
  ['EVERY <n> MONTH ON THE? <doms>', ({ n, doms }) => monthly(doms!, n)],
  ['EVERY <ord> MONTH ON THE? <doms>', ({ ord, doms }) => monthly(doms!, ord)],
  ['EVERY OTHER|ALTERNATE MONTH ON THE? <doms>', ({ doms }) => monthly(doms!, 2)],
  ['MONTHLY ON THE? <doms>', ({ doms }, { tokens, to }) => (has(tokens[to], 'wd') ? null : monthly(doms!))],
  ['@ THE? <ords> MONTHLY', ({ ords }) => monthly(ords!)],
  [
    '<doms> DATE KO? MONTHLY|EVERY MONTH?',
    ({ doms }, { tokens, to }) => (has(tokens[to - 1], 'EVERY') ? null : monthly(doms!)),
  ],
  ['EVERY <doms> DATE KO|PE|TAK?', ({ doms }) => monthly(doms!)],
  [
    'EVERY <ords> $',
    ({ ords }, { tokens, to }) => (has(tokens[to], 'wd') || has(tokens[to], 'OF') ? null : monthly(ords!)),
  ],
  // Listed days are not counts: 'every 1st and 15th payroll'.
  [
    'EVERY <ords>',
    ({ ords }, { tokens, to }) =>
      has(tokens[to - 1], 'ST') && (ords!.length > 1 || (ords![0]! > 9 && has(tokens[to], 'word')))
        ? monthly(ords!)
        : null,
  ],
  ['EVERY <doms> KO', ({ doms }) => monthly(doms!)],
  ['MONTH KA|MEIN EVERY <doms> DATE|ST? KO', ({ doms }) => monthly(doms!)],

  // The first and last day of the month.
  ['AT|ON|BY? THE? END OF THE? EVERY MONTH', monthly([-1])],
  ['EVERY MONTH -? END KO|PE|TAK|MEIN?', monthly([-1])],
  ['EVERY MONTH AT|ON THE? END', monthly([-1])],
  ['EVERY MONTH KA|MEIN END KO|PE|TAK|MEIN?', monthly([-1])],
  ['EVERY MONTH KA|MEIN? LASTWORD DAY|DATE KO|PE|TAK?', monthly([-1])],
  ['ON? THE? LASTWORD DAY? OF EVERY MONTH', monthly([-1])],
  ['EVERY LASTWORD DAY OF THE MONTH', monthly([-1])],
  ['EVERY LASTWORD DAY', monthly([-1])],
  ['EVERY LASTWORD WORKING DAY', workingDay(-1)],
  ['EVERY EOM', monthly([-1])],
  ['IN|DURING? THE? <ord> WEEK OF|IN EVERY MONTH', ({ ord }) => weekOfMonth(ord!)],
  ['EVERY MONTH KA|MEIN? <ord> WEEK MEIN|KO?', ({ ord }) => weekOfMonth(ord!)],
  ['<ord> WEEK MEIN|KO? EVERY MONTH', ({ ord }) => weekOfMonth(ord!)],
  ['MONTH END EVERY MONTH', monthly([-1])],
  ['AT|ON|BY? THE? BEGIN OF EVERY MONTH', monthly([1])],
  ['EVERY MONTH KA|MEIN BEGIN MEIN|PE|SE?', monthly([1])],
  ['EVERY MONTH AT|ON THE? BEGIN', monthly([1])],
  ['ON? THE? <ord> WORKING DAY OF THE|EVERY? MONTH', ({ ord }) => workingDay(ord!)],
  ['MONTH KA|MEIN THE? <ord> WORKING DAY KO|PE?', ({ ord }) => workingDay(ord!)],
  ['ON? THE? <ord> WEEKDAY OF THE|EVERY MONTH', ({ ord }) => workingDay(ord!)],
  ['EVERY <ord> WORKING DAY OF THE MONTH', ({ ord }) => workingDay(ord!)],
  ['EVERY MONTH KA|ON|THE? THE? <ord> WORKING DAY KO?', ({ ord }) => workingDay(ord!)],

  // The nth weekday.
  ['ON? THE? <ords> <wds> OF|IN EVERY MONTH', ({ ords, wds }) => monthlyNth(ords!, wds!)],
  ['<ords> <wds> KO EVERY MONTH', ({ ords, wds }) => monthlyNth(ords!, wds!)],
  ['ON? THE? <ords> <wds> EVERY MONTH', ({ ords, wds }) => monthlyNth(ords!, wds!)],
  ['ON? THE? <ords> <wds> OF EVERY <n> MONTH', ({ ords, wds, n }) => monthlyNth(ords!, wds!, n)],
  ['ON? THE? <ords> <wds> OF EVERY <ord> MONTH', ({ ords, wds, ord }) => monthlyNth(ords!, wds!, ord)],
  ['ON? THE? <ords> <wds> OF EVERY OTHER|ALTERNATE MONTH', ({ ords, wds }) => monthlyNth(ords!, wds!, 2)],
  ['EVERY <ords> <wds> OF|IN THE|EVERY? MONTH', ({ ords, wds }) => monthlyNth(ords!, wds!)],
  ['MONTH KA|MEIN EVERY <ords> <wds> KO?', ({ ords, wds }) => monthlyNth(ords!, wds!)],
  ['EVERY <ords> <wds> KO?', ({ ords, wds }, { tokens, from }) => secondOr(ords!, wds!, tokens[from + 1]!)],
  ['EVERY MONTH KA|MEIN|POSS? <ords> <wds> KO?', ({ ords, wds }) => monthlyNth(ords!, wds!)],
  ['EVERY MONTH ON? THE? <ords> <wds>', ({ ords, wds }) => monthlyNth(ords!, wds!)],
  ['EVERY <n> MONTH ON? THE? <ords> <wds>', ({ n, ords, wds }) => monthlyNth(ords!, wds!, n)],
  ['MONTHLY ON? THE? <ords> <wds>', ({ ords, wds }) => monthlyNth(ords!, wds!)],
  [
    'MONTHLY|EVERY MONTH? ON? THE? <ords> INSTANCE OF <wds>',
    ({ ords, wds }) => repeat('MONTHLY', 1, { byDay: each(wds!.days), bySetPos: ords! }),
  ],
  [
    'EVERY <ords> <wds> OF|IN <mo>',
    ({ ords, wds, mo }) => repeat('YEARLY', 1, { byMonth: [mo!], byDay: nths(ords!, wds!) }),
  ],
  [
    'THE? <ords> <wds> OF|IN EVERY <mo>',
    ({ ords, wds, mo }) => repeat('YEARLY', 1, { byMonth: [mo!], byDay: nths(ords!, wds!) }),
  ],
  [
    'EVERY YEAR ON? THE? <ords> <wds> OF|IN <mo>',
    ({ ords, wds, mo }) => repeat('YEARLY', 1, { byMonth: [mo!], byDay: nths(ords!, wds!) }),
  ],

  // Calendar quarters.
  ['ON|BY? THE? <doms> OF|IN? EVERY QUARTER', ({ doms }, at) => (isDayNumber(at) ? dayOfQuarter(doms!) : null)],
  ['ON|BY? THE? <ords> DAY OF EVERY QUARTER', ({ ords }) => dayOfQuarter(ords!)],
  ['ON|BY? THE? LASTWORD DAY|DATE? OF EVERY QUARTER', dayOfQuarter([-1])],
  [
    'EVERY QUARTER KA|MEIN|ON? THE? <doms> DATE|ST|DAY? KO|TAK|PE?',
    ({ doms }, at) => (isDayNumber(at) ? dayOfQuarter(doms!) : null),
  ],
  ['EVERY QUARTER KA|MEIN|ON? THE? LASTWORD DAY|DATE KO|TAK|PE?', dayOfQuarter([-1])],
  ['IN|DURING? THE? <ord> WEEK OF|IN EVERY QUARTER', ({ ord }) => weekOfQuarter(ord!)],
  ['EVERY QUARTER KA|MEIN? <ord> WEEK MEIN|KO?', ({ ord }) => weekOfQuarter(ord!)],
  ['AT|ON|BY? THE? END OF EVERY QUARTER', dayOfQuarter([-1])],
  ['EVERY QUARTER KA|MEIN|-? END KO|PE|TAK|MEIN?', dayOfQuarter([-1])],
  ['EVERY QUARTER AT|ON|BY THE? END', dayOfQuarter([-1])],
  ['AT|ON|IN|FROM? THE? BEGIN OF EVERY QUARTER', dayOfQuarter([1])],
  ['EVERY QUARTER KA|MEIN BEGIN MEIN|PE|SE?', dayOfQuarter([1])],
  ['EVERY <ords> <wds> OF|IN THE? QUARTER', ({ ords, wds }) => quarterly(ords!, { byDay: nths(ords!, wds!) })],
  ['ON? THE? <ords> <wds> OF|IN? EVERY QUARTER', ({ ords, wds }) => quarterly(ords!, { byDay: nths(ords!, wds!) })],
  [
    'EVERY QUARTER KA|MEIN|ON|,? THE? <ords> <wds> KO?',
    ({ ords, wds }) => quarterly(ords!, { byDay: nths(ords!, wds!) }),
  ],
  [
    'ON? THE? <ords> WORKING DAY OF EVERY QUARTER',
    ({ ords }) => quarterly(ords!, { byDay: workweek, bySetPos: ords! }),
  ],

  // Once a year.
  ['ON? EVERY <mo> THE? <doms>', ({ mo, doms }) => repeat('YEARLY', 1, { byMonth: [mo!], byMonthDay: doms! })],
  ['ON? EVERY <doms> OF|KA? <mo> KO?', ({ mo, doms }) => repeat('YEARLY', 1, { byMonth: [mo!], byMonthDay: doms! })],
  [
    'EVERY YEAR ,? ON|IN|THE|KA? THE? <doms> OF? <mo> KO?',
    ({ mo, doms }) => repeat('YEARLY', 1, { byMonth: [mo!], byMonthDay: doms! }),
  ],
  ['THE? <doms> OF EVERY <mo>', ({ mo, doms }) => repeat('YEARLY', 1, { byMonth: [mo!], byMonthDay: doms! })],
  ['THE? LASTWORD DAY OF EVERY <mo>', ({ mo }) => repeat('YEARLY', 1, { byMonth: [mo!], byMonthDay: [-1] })],
  ['LASTWORD DAY OF EVERY YEAR', repeat('YEARLY', 1, { byMonth: [12], byMonthDay: [31] })],
  ['EVERY <mo> KO|MEIN?', ({ mo }) => repeat('YEARLY', 1, { byMonth: [mo!] })],
  ['EVERY YEAR ON|KA? <feast> KO|PE|MEIN?', ({ feast }) => repeat('YEARLY', 1, { feast: feast! })],
  [
    'ON|FOR? EVERY <feast> KO|PE|MEIN?',
    ({ feast }) => repeat(book.isLunarDay(feast!) ? 'MONTHLY' : 'YEARLY', 1, { feast: feast! }),
  ],
  ['EVERY? MONTH KA|POSS EVERY? <feast> KO|PE?', (found, at) => book.monthlyFeast(found, at)],
  ['<feast> KO|PE|MEIN? EVERY YEAR', ({ feast }) => repeat('YEARLY', 1, { feast: feast! })],
]

const weekOfQuarter = (nth: number): Saying | null =>
  nth === -1 ? dayOfQuarter([-7]) : nth >= 1 && nth <= 4 ? dayOfQuarter([1 + 7 * (nth - 1)]) : null

/** Whether a number in a phrase is a day: 'on 5 of every quarter', 'every quarter 5th'; 'every quarter 11 am' is an hour. */
const isDayNumber = ({ tokens, from, to }: Where): boolean =>
  tokens.slice(from, to).some((token) => hasAny(token, daily)) && !hasAny(tokens[to], hours)

const daily = keySet('ON BY OF ST ord DATE DAY KO TAK')
const hours = keySet('AM PM OCLOCK')

/**
 * Returns the monthly rule for the first day of a week of the month: the 1st, 8th, 15th and 22nd; the last week begins
 * seven days from the end.
 */
const weekOfMonth = (nth: number): Saying | null =>
  nth === -1 ? monthly([-7]) : nth >= 1 && nth <= 4 ? monthly([1 + 7 * (nth - 1)]) : null
