import { has } from '../tokens/token.ts'
import type { Rule } from './pattern.ts'
import { each, monthly, monthlyNth, nths, repeat, secondOr, workingDay } from './repeats.ts'

/** What repeats by the month and the year: days of the month, its two ends, its nth weekday, dates and feasts. */
export const recurrencesOfMonths: readonly Rule[] = [
  // Days of the month.
  { pattern: 'ON|BY? THE? <doms> OF EVERY MONTH', say: ({ doms }) => monthly(doms!) },
  {
    pattern: 'ON|BY? THE? <doms> EVERY MONTH',
    say: ({ doms }, { tokens, from, to }) =>
      tokens.slice(from, to).some((token) => has(token, 'ST') || has(token, 'ord')) ? monthly(doms!) : null,
  },
  { pattern: 'ON? THE? <ords> DAY? OF EVERY MONTH', say: ({ ords }) => monthly(ords!) },
  { pattern: 'ON? THE? <ords> DAY? OF EVERY <n> MONTH', say: ({ ords, n }) => monthly(ords!, n) },
  { pattern: 'ON? THE? <ords> DAY? OF EVERY <ord> MONTH', say: ({ ords, ord }) => monthly(ords!, ord) },
  { pattern: 'ON? THE? <ords> DAY? OF EVERY OTHER|ALTERNATE MONTH', say: ({ ords }) => monthly(ords!, 2) },
  { pattern: 'EVERY <ords> DAY? OF THE|EVERY? MONTH', say: ({ ords }) => monthly(ords!) },
  { pattern: 'EVERY MONTH ,? ON|BY THE? <doms> DATE?', say: ({ doms }) => monthly(doms!) },
  {
    pattern: 'EVERY MONTH ON? THE? <ords> DAY?',
    say: ({ ords }, { tokens, to }) => (has(tokens[to], 'wd') ? null : monthly(ords!)),
  },
  {
    pattern: 'EVERY MONTH KA|KO|MEIN? <doms> DATE|ST? KO|TAK|PE|SE?',
    say: ({ doms }, { tokens, to }) =>
      has(tokens[to - 1], 'KO') ||
      has(tokens[to - 1], 'DATE') ||
      has(tokens[to - 1], 'PE') ||
      has(tokens[to - 1], 'TAK')
        ? monthly(doms!)
        : null,
  },
  { pattern: 'EVERY <n> MONTH ON THE? <doms>', say: ({ n, doms }) => monthly(doms!, n) },
  { pattern: 'EVERY <ord> MONTH ON THE? <doms>', say: ({ ord, doms }) => monthly(doms!, ord) },
  { pattern: 'EVERY OTHER|ALTERNATE MONTH ON THE? <doms>', say: ({ doms }) => monthly(doms!, 2) },
  {
    pattern: 'MONTHLY ON THE? <doms>',
    say: ({ doms }, { tokens, to }) => (has(tokens[to], 'wd') ? null : monthly(doms!)),
  },
  { pattern: 'EVERY <doms> DATE KO|PE|TAK?', say: ({ doms }) => monthly(doms!) },
  {
    pattern: 'EVERY <ords> $',
    say: ({ ords }, { tokens, to }) => (has(tokens[to], 'wd') || has(tokens[to], 'OF') ? null : monthly(ords!)),
  },
  // Days that are listed count nothing: 'every 1st and 15th payroll'.
  {
    pattern: 'EVERY <ords>',
    say: ({ ords }, { tokens, to }) => (ords!.length > 1 && has(tokens[to - 1], 'ST') ? monthly(ords!) : null),
  },
  { pattern: 'EVERY <doms> KO', say: ({ doms }) => monthly(doms!) },

  // The month's two ends.
  { pattern: 'AT|ON|BY? THE? END OF THE? EVERY MONTH', say: monthly([-1]) },
  { pattern: 'EVERY MONTH -? END KO|PE|TAK|MEIN?', say: monthly([-1]) },
  { pattern: 'EVERY MONTH AT|ON THE? END', say: monthly([-1]) },
  { pattern: 'EVERY MONTH KA|MEIN END KO|PE|TAK|MEIN?', say: monthly([-1]) },
  { pattern: 'EVERY MONTH KA|MEIN? LASTWORD DAY|DATE KO|PE|TAK?', say: monthly([-1]) },
  { pattern: 'ON? THE? LASTWORD DAY? OF EVERY MONTH', say: monthly([-1]) },
  { pattern: 'EVERY LASTWORD DAY OF THE MONTH', say: monthly([-1]) },
  { pattern: 'EVERY EOM', say: monthly([-1]) },
  { pattern: 'MONTH END EVERY MONTH', say: monthly([-1]) },
  { pattern: 'AT|ON|BY? THE? BEGIN OF EVERY MONTH', say: monthly([1]) },
  { pattern: 'EVERY MONTH KA|MEIN BEGIN MEIN|PE|SE?', say: monthly([1]) },
  { pattern: 'EVERY MONTH AT|ON THE? BEGIN', say: monthly([1]) },
  { pattern: 'ON? THE? <ord> WORKING DAY OF THE|EVERY MONTH', say: ({ ord }) => workingDay(ord!) },
  { pattern: 'ON? THE? <ord> WEEKDAY OF THE|EVERY MONTH', say: ({ ord }) => workingDay(ord!) },
  { pattern: 'EVERY <ord> WORKING DAY OF THE MONTH', say: ({ ord }) => workingDay(ord!) },
  { pattern: 'EVERY MONTH KA|ON|THE? THE? <ord> WORKING DAY KO?', say: ({ ord }) => workingDay(ord!) },

  // The nth weekday.
  { pattern: 'ON? THE? <ords> <wds> OF|IN EVERY MONTH', say: ({ ords, wds }) => monthlyNth(ords!, wds!) },
  { pattern: 'ON? THE? <ords> <wds> EVERY MONTH', say: ({ ords, wds }) => monthlyNth(ords!, wds!) },
  { pattern: 'ON? THE? <ords> <wds> OF EVERY <n> MONTH', say: ({ ords, wds, n }) => monthlyNth(ords!, wds!, n) },
  { pattern: 'ON? THE? <ords> <wds> OF EVERY <ord> MONTH', say: ({ ords, wds, ord }) => monthlyNth(ords!, wds!, ord) },
  {
    pattern: 'ON? THE? <ords> <wds> OF EVERY OTHER|ALTERNATE MONTH',
    say: ({ ords, wds }) => monthlyNth(ords!, wds!, 2),
  },
  { pattern: 'EVERY <ords> <wds> OF|IN THE|EVERY? MONTH', say: ({ ords, wds }) => monthlyNth(ords!, wds!) },
  {
    pattern: 'EVERY <ords> <wds> KO?',
    say: ({ ords, wds }, { tokens, from }) => secondOr(ords!, wds!, tokens[from + 1]!),
  },
  { pattern: 'EVERY MONTH KA|MEIN|POSS? <ords> <wds> KO?', say: ({ ords, wds }) => monthlyNth(ords!, wds!) },
  { pattern: 'EVERY MONTH ON? THE? <ords> <wds>', say: ({ ords, wds }) => monthlyNth(ords!, wds!) },
  { pattern: 'EVERY <n> MONTH ON? THE? <ords> <wds>', say: ({ n, ords, wds }) => monthlyNth(ords!, wds!, n) },
  { pattern: 'MONTHLY ON? THE? <ords> <wds>', say: ({ ords, wds }) => monthlyNth(ords!, wds!) },
  {
    pattern: 'MONTHLY|EVERY MONTH? ON? THE? <ords> INSTANCE OF <wds>',
    say: ({ ords, wds }) => repeat('MONTHLY', 1, { byDay: each(wds!.days), bySetPos: ords! }),
  },
  {
    pattern: 'EVERY <ords> <wds> OF|IN <mo>',
    say: ({ ords, wds, mo }) => repeat('YEARLY', 1, { byMonth: [mo!], byDay: nths(ords!, wds!) }),
  },
  {
    pattern: 'THE? <ords> <wds> OF|IN EVERY <mo>',
    say: ({ ords, wds, mo }) => repeat('YEARLY', 1, { byMonth: [mo!], byDay: nths(ords!, wds!) }),
  },
  {
    pattern: 'EVERY YEAR ON? THE? <ords> <wds> OF|IN <mo>',
    say: ({ ords, wds, mo }) => repeat('YEARLY', 1, { byMonth: [mo!], byDay: nths(ords!, wds!) }),
  },

  // Once a year.
  {
    pattern: 'ON? EVERY <mo> THE? <doms>',
    say: ({ mo, doms }) => repeat('YEARLY', 1, { byMonth: [mo!], byMonthDay: doms! }),
  },
  {
    pattern: 'ON? EVERY <doms> OF|KA? <mo> KO?',
    say: ({ mo, doms }) => repeat('YEARLY', 1, { byMonth: [mo!], byMonthDay: doms! }),
  },
  {
    pattern: 'EVERY YEAR ,? ON|IN|THE|KA? THE? <doms> OF? <mo> KO?',
    say: ({ mo, doms }) => repeat('YEARLY', 1, { byMonth: [mo!], byMonthDay: doms! }),
  },
  {
    pattern: 'THE? <doms> OF EVERY <mo>',
    say: ({ mo, doms }) => repeat('YEARLY', 1, { byMonth: [mo!], byMonthDay: doms! }),
  },
  {
    pattern: 'THE? LASTWORD DAY OF EVERY <mo>',
    say: ({ mo }) => repeat('YEARLY', 1, { byMonth: [mo!], byMonthDay: [-1] }),
  },
  { pattern: 'LASTWORD DAY OF EVERY YEAR', say: repeat('YEARLY', 1, { byMonth: [12], byMonthDay: [31] }) },
  { pattern: 'EVERY <mo> KO|MEIN?', say: ({ mo }) => repeat('YEARLY', 1, { byMonth: [mo!] }) },
  { pattern: 'EVERY YEAR ON|KA? <feast> KO|PE?', say: ({ feast }) => repeat('YEARLY', 1, { feast: feast! }) },
  { pattern: 'ON|FOR? EVERY <feast> KO|PE?', say: ({ feast }) => repeat('YEARLY', 1, { feast: feast! }) },
  { pattern: '<feast> KO|PE? EVERY YEAR', say: ({ feast }) => repeat('YEARLY', 1, { feast: feast! }) },
]
