import { has, nth } from '../tokens/token.ts'
import type { Weekdays } from './day-terms.ts'
import { type DateSpec, daysAway, nothing, onDay, type PartOfDay, type Saying } from './facts.ts'
import { endsPhrase, type Rule, type Where } from './pattern.ts'
import { monthlyNth } from './repeats.ts'

const month = (months: number, day = 1) => onDay({ is: 'month', months, day })

/** Next week, month end, the 20th of next month, the last Friday of the month, next year. */
export const weeksAndMonths: readonly Rule[] = [
  ['@ THE? NEXT WEEK KO|MEIN|TAK|POSS?', onDay({ is: 'week', weeks: 1 })],
  [
    'EARLY|BEGIN|SOMETIME|LATER OF? NEXT|THIS WEEK',
    (_, { tokens, to }) => (has(tokens[to - 2], 'NEXT') ? onDay({ is: 'week', weeks: 1 }) : null),
  ],
  ['NEXT WEEK KA BEGIN MEIN|SE?', onDay({ is: 'week', weeks: 1 })],
  ['NEXT TO|SE NEXT WEEK KO|MEIN?', onDay({ is: 'week', weeks: 2 })],
  ['THE? WEEK AFTER NEXT', onDay({ is: 'week', weeks: 2 })],
  ['@ THE? LATE|END OF? NEXT WEEK', onDay({ is: 'week', weeks: 1, day: 4 })],
  ['NEXT WEEK KA END MEIN|TAK|PE?', onDay({ is: 'week', weeks: 1, day: 4 })],
  ['@ THE? END OF THE|THIS? WEEK', onDay({ is: 'week', weeks: 0, day: 4 })],
  ['THIS? WEEK KA END MEIN|TAK|PE?', onDay({ is: 'week', weeks: 0, day: 4 })],
  ['@ EOW', onDay({ is: 'week', weeks: 0, day: 4 })],
  ['THIS? WEEK END HONE SE PEHLE', onDay({ is: 'week', weeks: 0, day: 4 })],
  ['THIS? MONTH END HONE SE PEHLE', month(0, -1)],
  ['@ THE? MID OF NEXT WEEK', onDay({ is: 'week', weeks: 1, day: 2 })],
  ['MID NEXT WEEK', onDay({ is: 'week', weeks: 1, day: 2 })],
  ['NEXT WEEK KA MID MEIN?', onDay({ is: 'week', weeks: 1, day: 2 })],
  ['@ THE? MID OF? NEXT MONTH', month(1, 15)],
  ['@ THE? MID OF THIS? MONTH', onDay({ is: 'monthday', day: 15 })],
  ['THIS? MONTH KA MID MEIN?', onDay({ is: 'monthday', day: 15 })],
  ['@ THE? MID OF <mo>', ({ mo }) => onDay({ is: 'calendar', month: mo!, day: 15 })],
  ['<mo> KA MID MEIN?', ({ mo }) => onDay({ is: 'calendar', month: mo!, day: 15 })],
  ['MID WEEK', onDay({ is: 'week', weeks: 0, day: 2 })],
  ['THIS WEEK MEIN|KO?', onDay({ is: 'week', weeks: 0 }, { weak: true })],
  ['PAST WEEK|MONTH|YEAR|NIGHT|EVENING|part', nothing],
  ['PAST day?', (_, { tokens, from }) => (tokens[from]!.word === 'yesterday' ? daysAway(-1, { weak: true }) : null)],

  ['@ THE? NEXT MONTH KO|MEIN|TAK?', month(1)],
  ['EARLY|BEGIN OF? NEXT MONTH', month(1)],
  ['NEXT MONTH KA BEGIN MEIN|SE?', month(1)],
  ['NEXT TO|SE NEXT MONTH MEIN?', month(2)],
  ['@ THE? <ord> WEEK OF|IN THE? NEXT MONTH', ({ ord }) => weekAway(ord!, 1)],
  ['NEXT MONTH KA|MEIN <ord> WEEK MEIN|KO|TAK?', ({ ord }) => weekAway(ord!, 1)],
  ['@ THE? <ord> WEEK OF|IN THE|THIS? MONTH', ({ ord }) => weekAway(ord!, 0)],
  ['THIS? MONTH KA|MEIN <ord> WEEK MEIN|KO|TAK?', ({ ord }) => weekAway(ord!, 0)],
  ['@ THE? <dom> OF THE? NEXT MONTH', ({ dom }) => month(1, dom)],
  ['@ THE? <dom> OF THE? THIS? MONTH', ({ dom }) => onDay({ is: 'monthday', day: dom! })],
  ['@ THE? <dom> NEXT MONTH', ({ dom }) => month(1, dom)],
  [
    'NEXT MONTH ON|KA|MEIN|,|POSS? THE? <dom> DATE|ST? KO|TAK|PE|SE?',
    ({ dom }, { tokens, to }) => (has(tokens[to], 'unit') || has(tokens[to], 'OCLOCK') ? null : month(1, dom)),
  ],
  [
    'THIS MONTH ON|KA|MEIN|,|POSS? THE? <dom> DATE|ST? KO|TAK|PE|SE?',
    ({ dom }, { tokens, to }) =>
      has(tokens[to], 'unit') || has(tokens[to], 'OCLOCK') ? null : onDay({ is: 'monthday', day: dom! }),
  ],
  ['MONTH KA <dom> ST? KO|TAK', ({ dom }) => onDay({ is: 'monthday', day: dom! })],
  ['MONTH KA <dom> DATE KO|TAK|SE?', ({ dom }) => onDay({ is: 'monthday', day: dom! })],

  ['@ THE|THIS? MONTH - END', month(0, -1)],
  ['@ THE|THIS? MONTH END TAK|PE|KO|MEIN|SE? PEHLE?', month(0, -1)],
  ['@ THE? END OF THE|THIS|MY? MONTH', month(0, -1)],
  ['THIS? MONTH KA END MEIN|TAK|PE|KO|SE? PEHLE?', month(0, -1)],
  ['THIS? MONTH KA LASTWORD MEIN|TAK', month(0, -1)],
  ['NEXT MONTH KA LASTWORD MEIN|TAK', month(1, -1)],
  ['@ EOM', month(0, -1)],
  ['@ THE|THIS? QUARTER -? END', onDay({ is: 'quarter' })],
  ['@ THE? LASTWORD DAY OF THE|THIS? QUARTER', onDay({ is: 'quarter' })],
  ['@ THE? END OF THE|THIS? QUARTER', onDay({ is: 'quarter' })],
  ['THIS|THE? QUARTER -? END TAK|PE|KO|MEIN|SE PEHLE?', onDay({ is: 'quarter' })],
  ['@ THE? NEXT QUARTER MEIN|KO?', onDay({ is: 'quarter', next: true })],
  ['@ THE? BEGIN OF THE|NEXT? QUARTER', onDay({ is: 'quarter', next: true })],
  ['NEXT QUARTER KA BEGIN MEIN|PE|SE?', onDay({ is: 'quarter', next: true })],
  ['THIS? QUARTER KA END MEIN|TAK|PE|KO?', onDay({ is: 'quarter' })],
  ['@ THE? NEXT MONTH END', month(1, -1)],
  ['@ THE? END OF NEXT MONTH', month(1, -1)],
  ['NEXT MONTH KA END MEIN|TAK|PE?', month(1, -1)],
  ['@ THE? LASTWORD DAY OF THE|THIS? MONTH', month(0, -1)],
  ['@ THE? <ord> DAY? OF THE|THIS? MONTH', ({ ord }) => (ord! < 0 && ord! >= -28 ? month(0, ord) : null)],
  ['THE? LASTWORD DAY OF NEXT MONTH', month(1, -1)],
  [
    'THIS? MONTH KA <ord> DAY KO|PE|TAK?',
    ({ ord }) =>
      ord! < 0 && ord! >= -28 ? month(0, ord) : ord! > 0 && ord! <= 31 ? onDay({ is: 'monthday', day: ord! }) : null,
  ],
  ['THIS? MONTH KA LASTWORD DAY|DATE KO|TAK?', month(0, -1)],
  ['NEXT MONTH KA LASTWORD DAY|DATE KO|TAK?', month(1, -1)],
  ['MID MONTH', onDay({ is: 'monthday', day: 15 })],

  ['@ THE? <ord> <wd> <part>? OF|IN THE|THIS? MONTH', ({ ord, wd, part }) => nthOf(ord!, wd!.weekday, 0, part)],
  ['@ THE? <ord> <wd> <part>? OF|IN THE? NEXT MONTH', ({ ord, wd, part }) => nthOf(ord!, wd!.weekday, 1, part)],
  ['@ THE? <ords> <wds> KO|TAK?', ({ ords, wds }, at) => nthAlone(ords!, wds!, at)],
  ['THIS? MONTH KA|MEIN <ord> <wd> KO|TAK?', ({ ord, wd }) => nthOf(ord!, wd!.weekday, 0)],
  ['NEXT MONTH KA|MEIN? <ord> <wd> KO|TAK?', ({ ord, wd }) => nthOf(ord!, wd!.weekday, 1)],
  [
    '@ THE? <ord> <wd> OF|IN|,? <mo> ,? <year>?',
    ({ ord, wd, mo, year }) => onDay({ is: 'nth', nth: ord!, weekday: wd!.weekday, month: mo!, year }),
  ],
  [
    '<mo> KA|POSS <ord> <wd> KO?',
    ({ ord, wd, mo }) => onDay({ is: 'nth', nth: ord!, weekday: wd!.weekday, month: mo! }),
  ],
  ['@ THE? <ord> WEEK OF|IN <mo> ,? <year>?', ({ ord, mo, year }) => weekOf(ord!, mo!, year)],
  ['<mo> KA|POSS? <ord> WEEK MEIN|KO|TAK?', ({ ord, mo }) => weekOf(ord!, mo!)],
  ['@ THE? LASTWORD DAY OF|IN <mo> ,? <year>?', ({ mo, year }) => onDay({ is: 'calendar', month: mo!, day: -1, year })],
  [
    '@ THE? <ord> DAY OF|IN <mo> ,? <year>?',
    ({ ord, mo, year }) => onDay({ is: 'calendar', month: mo!, day: ord!, year }),
  ],
  ['<mo> KA LASTWORD DAY KO?', ({ mo }) => onDay({ is: 'calendar', month: mo!, day: -1 })],
  ['@ THE? END OF <mo>', ({ mo }) => onDay({ is: 'calendar', month: mo!, day: -1 })],
  [
    '@ <mo> END',
    ({ mo }, { tokens, from, to }) =>
      to - from > 2 || endsPhrase(tokens, to) ? onDay({ is: 'calendar', month: mo!, day: -1 }) : null,
  ],
  ['<mo> KA LASTWORD MEIN|TAK', ({ mo }) => onDay({ is: 'calendar', month: mo!, day: -1 })],
  ['<mo> KA END MEIN|TAK|PE?', ({ mo }) => onDay({ is: 'calendar', month: mo!, day: -1 })],
  ['@ THE? BEGIN|EARLY OF? <mo>', ({ mo }) => onDay({ is: 'calendar', month: mo!, day: 1 })],
  ['MID -? <mo>', ({ mo }) => onDay({ is: 'calendar', month: mo!, day: 15 })],
  [
    'IN|BY|UNTIL|BEFORE|FROM|COMING|NEXT|THIS <mo> ,? <year>?',
    ({ mo, year }, at) => (isNoMonth(at) ? null : namedMonth(mo!, year)),
  ],
  ['<mo>', ({ mo }, at) => (isOfMonths(at) ? namedMonth(mo!) : null)],
  ['IN THE? MONTH OF <mo>', ({ mo }) => onDay({ is: 'calendar', month: mo!, day: 1 })],
  [
    '<mo> MEIN|TAK',
    ({ mo }, at) =>
      has(at.tokens[at.to - 1], 'TAK') || at.tokens[at.from]!.capital || !at.tokens[at.from]!.meaning?.weak
        ? namedMonth(mo!)
        : null,
  ],
  ['<mo> ,|-|/? <year>', ({ mo, year }) => onDay({ is: 'calendar', month: mo!, day: 1, year })],

  ['@ THE? NEXT YEAR MEIN|TAK?', onDay({ is: 'year', years: 1, month: 1, day: 1 })],
  [
    'NEXT YEAR KA <ord> DAY KO|PE?',
    ({ ord }) => (ord === 1 ? onDay({ is: 'year', years: 1, month: 1, day: 1 }) : null),
  ],
  ['NEXT YEAR ,|MEIN|IN|KA? <mo> MEIN?', ({ mo }) => onDay({ is: 'year', years: 1, month: mo!, day: 1 })],
  ['@ <mo> ,|OF? NEXT YEAR', ({ mo }) => onDay({ is: 'year', years: 1, month: mo!, day: 1 })],
  ['THIS YEAR MEIN?', onDay({ is: 'year', years: 0, month: 1, day: 1 }, { weak: true })],
  ['@ THE? END OF THE|THIS? YEAR', onDay({ is: 'year', years: 0, month: 12, day: 31 })],
  ['@ THE? YEAR END', onDay({ is: 'year', years: 0, month: 12, day: 31 })],
  ['@ EOY', onDay({ is: 'year', years: 0, month: 12, day: 31 })],
  ['THIS? YEAR KA END MEIN|TAK|PE?', onDay({ is: 'year', years: 0, month: 12, day: 31 })],
  // Recent and future years only: 'the riots in 1984' is not a date.
  [
    'IN|BY|BEFORE <year>',
    ({ year }, { tokens, from, to }) =>
      year! >= 2025 && (from === 0 || endsPhrase(tokens, to))
        ? onDay({ is: 'calendar', year, month: 1, day: 1, whole: true })
        : null,
  ],
  ['@ THE? <ord> WORKING DAY', ({ ord }, at) => workday(ord!, at)],
  ['@ THE? <ord> WORKING DAY OF|IN? THIS MONTH', ({ ord }) => workdayOf(ord!, 0)],
  ['@ THE? <ord> WORKING DAY OF|IN? THE? NEXT MONTH', ({ ord }) => workdayOf(ord!, 1)],
  ['THIS MONTH KA|MEIN <ord> WORKING DAY KO|PE|TAK?', ({ ord }) => workdayOf(ord!, 0)],
  ['NEXT MONTH KA|MEIN <ord> WORKING DAY KO|PE|TAK?', ({ ord }) => workdayOf(ord!, 1)],
  ['@ THE? <ord> WORKING DAY OF|IN <mo>', ({ ord, mo }) => workdayOfNamed(ord!, mo!)],
  ['<mo> KA|MEIN <ord> WORKING DAY KO|PE|TAK?', ({ ord, mo }) => workdayOfNamed(ord!, mo!)],
  ['<year> MEIN|KA', ({ year }) => onDay({ is: 'year', years: year!, month: 0, day: 0 }, { weak: true })],
]

/** Reads 'the first working day' as next month's, since this month's has usually passed. */
function workday(nth: number, { tokens, to }: Where): Saying | null {
  if (has(tokens[to], 'OF') || has(tokens[to], 'IS')) return null
  return workdayOf(nth, nth > 0 ? 1 : 0)
}

/**
 * Returns a working day of this month (0) or the next (1), counted from the last day before the month or back from the
 * first day after it.
 */
const workdayOf = (nth: number, months: number): Saying | null =>
  workdayBeside(
    nth,
    nth > 0 ? { is: 'month', months: months - 1, day: -1 } : { is: 'month', months: months + 1, day: 1 },
  )

/** Returns a working day of the next month with the given number, 1 to 12. */
const workdayOfNamed = (nth: number, month: number): Saying | null =>
  workdayBeside(
    nth,
    nth > 0
      ? { is: 'calendar', month: month === 1 ? 12 : month - 1, day: -1 }
      : { is: 'calendar', month: (month % 12) + 1, day: 1 },
  )

function workdayBeside(nth: number, base: DateSpec): Saying | null {
  if (nth === 0 || Math.abs(nth) > 20) return null
  const length = { months: 0, days: 0, seconds: 0, workdays: Math.abs(nth) }
  return onDay({ is: 'shifted', base, length, sign: nth > 0 ? 1 : -1 })
}

function nthOf(nth: number, weekday: number, months: number, part?: PartOfDay): Saying {
  return onDay({ is: 'nth', nth, weekday, months }, part && { part })
}

/**
 * Returns the first day of a week of a month: the 1st, 8th, 15th or 22nd; the last week (-1) begins seven days from the
 * end. Null for any other week.
 */
function weekStart(nth: number): number | null {
  if (nth < -1 || nth > 4) return null
  return nth === -1 ? -7 : nth * 7 - 6
}

/** Returns the first day of a week of a named month. */
function weekOf(nth: number, of: number, year?: number): Saying | null {
  const day = weekStart(nth)
  return day !== null ? onDay({ is: 'calendar', month: of, day, year }) : null
}

/** Returns the next such week of this month (0), or that week of the next month (1). */
function weekAway(nth: number, months: number): Saying | null {
  const day = weekStart(nth)
  if (day === null) return null
  return months === 0 && day > 0 ? onDay({ is: 'monthday', day }) : month(months, day)
}

/** Reads '2nd Saturday bank closed' as the next such day of a month; several ordinals repeat. */
function nthAlone(ords: number[], wds: Weekdays, { tokens, from, to }: Where): Saying | null {
  const words = tokens.slice(from, to)
  const isAdverb = words.some((token) => has(token, 'PEHLE')) || ords.some((nth) => nth < 1 || nth > 5)
  // 'He first sat and spoke': a weak weekday needs a number in digits or a 'ko'.
  const weak = words.some((token) => token.meaning?.weekday !== undefined && token.meaning.weak)
  const vouched = !weak || has(words.at(-1), 'KO') || words.some((token) => has(token, 'ST'))
  if (isAdverb || !vouched || has(nth(tokens, from - 1), 'num') || wds.several || wds.plural) return null
  return ords.length > 1 ? monthlyNth(ords, wds) : nthOf(ords[0]!, wds.days[0]!, 0)
}

const namedMonth = (value: number, year?: number): Saying =>
  onDay({ is: 'calendar', month: value, day: 1, year, whole: true })

/** Whether the words that end at `to` name no month: 'by march ...' or 'in may 5', or a weak word within a sentence. */
const isNoMonth = ({ tokens, from, to }: Where): boolean =>
  (has(tokens[from], 'BY') && !endsPhrase(tokens, to)) ||
  ['int', 'ord', 'num'].some((key) => has(tokens[to], key)) ||
  (tokens[to - 1]?.meaning?.weak === true && !endsPhrase(tokens, to))

const mostMonths = 12

/** Whether a month is part of a list: 'in March, June and September', 'march aur september mein'. */
function isOfMonths({ tokens, from, to }: Where): boolean {
  const isJoint = (at: number) => has(nth(tokens, at), 'AND') || nth(tokens, at)?.word === ','
  let [first, last] = [from, to - 1]
  for (let left = mostMonths; left > 0 && isJoint(first - 1) && has(nth(tokens, first - 2), 'mo'); left--) first -= 2
  for (let left = mostMonths; left > 0 && isJoint(last + 1) && has(tokens[last + 2], 'mo'); left--) last += 2
  return first < last && (has(nth(tokens, first - 1), 'IN') || has(tokens[last + 1], 'MEIN'))
}
