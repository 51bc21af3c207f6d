import { has } from '../tokens/token.ts'
import type { Unit } from '../vocabulary/index.ts'
import type { ByDay, Repeat, Saying } from './facts.ts'
import { endsPhrase, type Rule, type Where } from './pattern.ts'
import type { Weekdays } from './terms.ts'

const frequencies: Readonly<Record<Unit, readonly [Repeat['freq'], number]>> = {
  second: ['MINUTELY', 0],
  minute: ['MINUTELY', 1],
  hour: ['HOURLY', 1],
  day: ['DAILY', 1],
  week: ['WEEKLY', 1],
  fortnight: ['WEEKLY', 2],
  month: ['MONTHLY', 1],
  quarter: ['MONTHLY', 3],
  year: ['YEARLY', 1],
}

function repeat(freq: Repeat['freq'], interval = 1, more: Partial<Repeat> = {}): Saying {
  return { repeat: { freq, interval, ...more } }
}

function every(unit: Unit, count = 1, more: Partial<Repeat> = {}): Saying | null {
  const [freq, step] = frequencies[unit]
  return step === 0 || count < 1 || count > 1000 ? null : repeat(freq, step * Math.round(count), more)
}

const each = (days: readonly number[]): ByDay[] => days.map((weekday) => ({ weekday, nth: null }))
const weekly = ({ days }: Weekdays, interval = 1): Saying => repeat('WEEKLY', interval, { byDay: each(days) })
const workweek = each([1, 2, 3, 4, 5])
const monthly = (byMonthDay: number[], interval = 1): Saying | null =>
  byMonthDay.every((day) => day !== 0 && Math.abs(day) <= 31) ? repeat('MONTHLY', interval, { byMonthDay }) : null

function nths(ords: readonly number[], { days }: Weekdays): ByDay[] {
  return ords.flatMap((nth) => days.map((weekday) => ({ weekday, nth })))
}

const monthlyNth = (ords: readonly number[], wds: Weekdays, interval = 1): Saying | null =>
  ords.every((nth) => Math.abs(nth) <= 5) ? repeat('MONTHLY', interval, { byDay: nths(ords, wds) }) : null

/** The first or last working day. */
const workingDay = (nth: number): Saying => repeat('MONTHLY', 1, { byDay: workweek, bySetPos: [nth] })

/** 'Weekly report' describes a report; 'run weekly' and 'weekly reminder' repeat. */
function adverb(saying: Saying | null, { tokens, to }: Where): Saying | null {
  // Things that come daily or weekly by themselves.
  if (/^(soap|magazine|pass|planner|newspaper|news|quote|template|average|limit|ticket|horoscope|wage|wages)$/.test(tokens[to]?.word ?? '')) return null
  return endsPhrase(tokens, to) || !saying?.repeat ? saying : { repeat: { ...saying.repeat, adjective: true } }
}

/** Everything that repeats. Whole phrases; what they leave open ('every month ... on the 5th') is joined later. */
export const recurrences: readonly Rule[] = [
  { pattern: 'DAILY', say: (_, at) => adverb(repeat('DAILY'), at) },
  { pattern: 'EVERY AND? EVERY? SINGLE? DAY KO?', say: () => repeat('DAILY') },
  { pattern: 'EVERY DAILY', say: () => repeat('DAILY') },
  { pattern: 'ONCE A|EVERY DAY', say: () => repeat('DAILY') },
  { pattern: '<n> A DAY', say: ({ n }) => (n === 1 ? repeat('DAILY') : null) },
  { pattern: 'DAY KA|MEIN <n> TIMES', say: ({ n }) => (n === 1 ? repeat('DAILY') : { block: true }) },
  { pattern: '<n> TIMES A|EVERY|IN <unit>', say: ({ n, unit }) => (n === 1 ? every(unit!) : { block: true }) },
  { pattern: 'EVERY|DAILY <part> KO|MEIN?', say: ({ part }) => ({ ...repeat('DAILY'), part: part! }) },
  { pattern: 'EVERY|DAILY DAY? <part> KO|MEIN?', say: ({ part }) => ({ ...repeat('DAILY'), part: part! }) },
  { pattern: 'IN|ON? THE? MORNINGS|EVENINGS|NIGHTS|AFTERNOONS', say: (_, { tokens, to }) => ({ ...repeat('DAILY'), part: { part: tokens[to - 1]!.meaning!.part! } }) },
  { pattern: 'NIGHTLY', say: () => ({ ...repeat('DAILY'), part: { part: 'night' } }) },
  { pattern: 'EVERY TONIGHT', say: () => ({ ...repeat('DAILY'), part: { part: 'night' } }) },

  { pattern: 'ON|EVERY|DAILY|FROM? WEEKDAYS', say: () => repeat('WEEKLY', 1, { byDay: workweek }) },
  { pattern: 'EVERY WEEKDAY', say: () => repeat('WEEKLY', 1, { byDay: workweek }) },
  { pattern: 'EVERY|ALL WORKING DAY', say: () => repeat('WEEKLY', 1, { byDay: workweek }) },
  { pattern: 'EVERY WEEKEND KO|PE|MEIN?', say: () => repeat('WEEKLY', 1, { byDay: each([0, 6]) }) },
  { pattern: 'ON|EVERY|FOR? WEEKENDS KO|PE?', say: () => repeat('WEEKLY', 1, { byDay: each([0, 6]) }) },
  { pattern: 'ON? EVERY|ALL <wds> KO?', say: ({ wds }) => weekly(wds!) },
  { pattern: 'EVERY <wds> KA DAY', say: ({ wds }) => weekly(wds!) },
  { pattern: 'ON? <wds>', say: ({ wds }) => (wds!.plural ? weekly(wds!) : null) },
  { pattern: '@ <wds> KO?', say: ({ wds }) => pairOrMore(wds!) },
  { pattern: 'FROM? <wds>', say: ({ wds }, { tokens, from, to }) => (wds!.days.length > 2 && tokens.slice(from, to).some((token) => token.word === '-' || has(token, 'TO') || has(token, 'SE') || has(token, 'THROUGH')) ? weekly(wds!) : null) },
  { pattern: 'DAILY <wds>', say: ({ wds }) => (wds!.several ? weekly(wds!) : null) },
  { pattern: 'ON? EVERY OTHER|ALTERNATE <wds> KO?', say: ({ wds }) => weekly(wds!, 2) },
  { pattern: 'ON? ALTERNATE <wds> KO?', say: ({ wds }) => weekly(wds!, 2) },
  { pattern: 'EVERY WEEK ON? <wds> KO?', say: ({ wds }) => weekly(wds!) },
  { pattern: 'EVERY WEEK KA|MEIN? <wds> KO?', say: ({ wds }) => weekly(wds!) },
  { pattern: 'WEEKLY ON|EVERY? <wds> KO?', say: ({ wds }) => weekly(wds!) },
  { pattern: 'EVERY <n> WEEK ON? <wds> KO?', say: ({ n, wds }) => weekly(wds!, n) },
  { pattern: 'EVERY <ord> WEEK ON? THE? <wds> KO?', say: ({ ord, wds }) => (ord! > 0 ? weekly(wds!, ord) : null) },
  { pattern: 'EVERY OTHER|ALTERNATE WEEK ON? <wds> KO?', say: ({ wds }) => weekly(wds!, 2) },
  { pattern: 'ALTERNATE WEEK ON|KA? <wds> KO?', say: ({ wds }) => weekly(wds!, 2) },
  { pattern: 'FORTNIGHTLY ON <wds>', say: ({ wds }) => weekly(wds!, 2) },
  { pattern: 'BI -? WEEKLY ON? <wds>', say: ({ wds }) => weekly(wds!, 2) },
  { pattern: '<wds> EVERY WEEK', say: ({ wds }) => weekly(wds!) },
  { pattern: '<wds> EVERY OTHER WEEK', say: ({ wds }) => weekly(wds!, 2) },
  { pattern: '<wds> EVERY <n> WEEK', say: ({ n, wds }) => weekly(wds!, n) },
  { pattern: 'EVERY WEEK ON? THE? <ord> DAY', say: ({ ord }) => (ord! >= 1 && ord! <= 7 ? repeat('WEEKLY', 1, { byDay: each([ord! - 1]) }) : null) },

  { pattern: 'EVERY <unit>', say: ({ unit }) => every(unit!) },
  { pattern: 'EVERY <unit> MEIN|KO|PE', say: ({ unit }) => every(unit!) },
  { pattern: 'EVERY <n> <unit> MEIN|KA|PE|KO|BAAD? ONCE?', say: ({ n, unit }) => every(unit!, n!) },
  { pattern: 'EVERY <n> <unit> MEIN|KA <n:m> TIMES', say: ({ n, m, unit }) => (m === 1 ? every(unit!, n!) : { block: true }) },
  { pattern: 'EVERY <q> <unit>', say: ({ q, unit }) => (q === 1.5 && unit === 'hour' ? repeat('MINUTELY', 90) : q === 0.5 && unit === 'hour' ? repeat('MINUTELY', 30) : q === 0.5 && unit === 'year' ? repeat('MONTHLY', 6) : q === 2 ? every(unit!, 2) : null) },
  { pattern: 'EVERY <ord> <unit> KO|MEIN|PE?', say: ({ ord, unit }) => (ord! > 1 ? every(unit!, ord!) : null) },
  { pattern: 'EVERY OTHER|ALTERNATE <unit>', say: ({ unit }) => every(unit!, 2) },
  { pattern: 'ON? ALTERNATE <unit> PE|KO|MEIN?', say: ({ unit }) => every(unit!, 2) },
  { pattern: 'EVERY? <n> <unit> CHHOD KAR? KAR? <n:m>? <unit>?', say: ({ n, unit }) => every(unit!, n! + 1) },
  { pattern: 'ONCE IN|EVERY <n> <unit>', say: ({ n, unit }) => every(unit!, n!) },
  { pattern: 'ONCE IN? A|EVERY <unit>', say: ({ unit }) => every(unit!) },
  { pattern: 'ONCE EVERY OTHER <unit>', say: ({ unit }) => every(unit!, 2) },
  { pattern: 'EVERY? <unit> MEIN|KA <n> TIMES', say: ({ n, unit }) => (n === 1 ? every(unit!) : { block: true }) },
  { pattern: '<n> <unit> MEIN|KA <n:m> TIMES', say: ({ n, m, unit }) => (m === 1 ? every(unit!, n!) : { block: true }) },
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

  // Days of the month.
  { pattern: 'ON|BY? THE? <doms> OF EVERY MONTH', say: ({ doms }) => monthly(doms!) },
  { pattern: 'ON|BY? THE? <doms> EVERY MONTH', say: ({ doms }, { tokens, from, to }) => (tokens.slice(from, to).some((token) => has(token, 'ST') || has(token, 'ord')) ? monthly(doms!) : null) },
  { pattern: 'ON? THE? <ords> DAY? OF EVERY MONTH', say: ({ ords }) => monthly(ords!) },
  { pattern: 'ON? THE? <ords> DAY? OF EVERY <n> MONTH', say: ({ ords, n }) => monthly(ords!, n) },
  { pattern: 'ON? THE? <ords> DAY? OF EVERY <ord> MONTH', say: ({ ords, ord }) => monthly(ords!, ord) },
  { pattern: 'ON? THE? <ords> DAY? OF EVERY OTHER|ALTERNATE MONTH', say: ({ ords }) => monthly(ords!, 2) },
  { pattern: 'EVERY <ords> DAY? OF THE|EVERY? MONTH', say: ({ ords }) => monthly(ords!) },
  { pattern: 'EVERY MONTH ,? ON|BY THE? <doms> DATE?', say: ({ doms }) => monthly(doms!) },
  { pattern: 'EVERY MONTH ON? THE? <ords>', say: ({ ords }, { tokens, to }) => (has(tokens[to], 'wd') ? null : monthly(ords!)) },
  { pattern: 'EVERY MONTH KA|KO|MEIN? <doms> DATE|ST? KO|TAK|PE|SE?', say: ({ doms }, { tokens, to }) => (has(tokens[to - 1], 'KO') || has(tokens[to - 1], 'DATE') || has(tokens[to - 1], 'PE') || has(tokens[to - 1], 'TAK') ? monthly(doms!) : null) },
  { pattern: 'EVERY <n> MONTH ON THE? <doms>', say: ({ n, doms }) => monthly(doms!, n) },
  { pattern: 'EVERY <ord> MONTH ON THE? <doms>', say: ({ ord, doms }) => monthly(doms!, ord) },
  { pattern: 'EVERY OTHER|ALTERNATE MONTH ON THE? <doms>', say: ({ doms }) => monthly(doms!, 2) },
  { pattern: 'MONTHLY ON THE? <doms>', say: ({ doms }, { tokens, to }) => (has(tokens[to], 'wd') ? null : monthly(doms!)) },
  { pattern: 'EVERY <doms> DATE KO|PE|TAK?', say: ({ doms }) => monthly(doms!) },
  { pattern: 'EVERY <ords> $', say: ({ ords }, { tokens, to }) => (has(tokens[to], 'wd') || has(tokens[to], 'OF') ? null : monthly(ords!)) },
  { pattern: 'EVERY <doms> KO', say: ({ doms }) => monthly(doms!) },

  // The month's two ends.
  { pattern: 'AT|ON|BY? THE? END OF THE? EVERY MONTH', say: () => monthly([-1]) },
  { pattern: 'EVERY MONTH -? END KO|PE|TAK|MEIN?', say: () => monthly([-1]) },
  { pattern: 'EVERY MONTH AT|ON THE? END', say: () => monthly([-1]) },
  { pattern: 'EVERY MONTH KA|MEIN END KO|PE|TAK|MEIN?', say: () => monthly([-1]) },
  { pattern: 'EVERY MONTH KA|MEIN? LASTWORD DAY KO|PE|TAK?', say: () => monthly([-1]) },
  { pattern: 'ON? THE? LASTWORD DAY? OF EVERY MONTH', say: () => monthly([-1]) },
  { pattern: 'EVERY LASTWORD DAY OF THE MONTH', say: () => monthly([-1]) },
  { pattern: 'EVERY EOM', say: () => monthly([-1]) },
  { pattern: 'MONTH END EVERY MONTH', say: () => monthly([-1]) },
  { pattern: 'AT|ON|BY? THE? BEGIN OF EVERY MONTH', say: () => monthly([1]) },
  { pattern: 'EVERY MONTH KA|MEIN BEGIN MEIN|PE|SE?', say: () => monthly([1]) },
  { pattern: 'EVERY MONTH AT|ON THE? BEGIN', say: () => monthly([1]) },
  { pattern: 'ON? THE? <ord> WORKING DAY OF THE|EVERY MONTH', say: ({ ord }) => workingDay(ord!) },
  { pattern: 'ON? THE? <ord> WEEKDAY OF THE|EVERY MONTH', say: ({ ord }) => workingDay(ord!) },
  { pattern: 'EVERY <ord> WORKING DAY OF THE MONTH', say: ({ ord }) => workingDay(ord!) },
  { pattern: 'EVERY MONTH KA|ON|THE? THE? <ord> WORKING DAY KO?', say: ({ ord }) => workingDay(ord!) },

  // The nth weekday.
  { pattern: 'ON? THE? <ords> <wds> OF|IN EVERY MONTH', say: ({ ords, wds }) => monthlyNth(ords!, wds!) },
  { pattern: 'ON? THE? <ords> <wds> EVERY MONTH', say: ({ ords, wds }) => monthlyNth(ords!, wds!) },
  { pattern: 'ON? THE? <ords> <wds> OF EVERY <n> MONTH', say: ({ ords, wds, n }) => monthlyNth(ords!, wds!, n) },
  { pattern: 'ON? THE? <ords> <wds> OF EVERY <ord> MONTH', say: ({ ords, wds, ord }) => monthlyNth(ords!, wds!, ord) },
  { pattern: 'ON? THE? <ords> <wds> OF EVERY OTHER|ALTERNATE MONTH', say: ({ ords, wds }) => monthlyNth(ords!, wds!, 2) },
  { pattern: 'EVERY <ords> <wds> OF|IN THE|EVERY? MONTH', say: ({ ords, wds }) => monthlyNth(ords!, wds!) },
  { pattern: 'EVERY <ords> <wds> KO?', say: ({ ords, wds }, { tokens, from }) => secondOr(ords!, wds!, tokens[from + 1]!) },
  { pattern: 'EVERY MONTH KA|MEIN|POSS? <ords> <wds> KO?', say: ({ ords, wds }) => monthlyNth(ords!, wds!) },
  { pattern: 'EVERY MONTH ON? THE? <ords> <wds>', say: ({ ords, wds }) => monthlyNth(ords!, wds!) },
  { pattern: 'EVERY <n> MONTH ON? THE? <ords> <wds>', say: ({ n, ords, wds }) => monthlyNth(ords!, wds!, n) },
  { pattern: 'MONTHLY ON? THE? <ords> <wds>', say: ({ ords, wds }) => monthlyNth(ords!, wds!) },
  { pattern: 'MONTHLY|EVERY MONTH? ON? THE? <ords> INSTANCE OF <wds>', say: ({ ords, wds }) => repeat('MONTHLY', 1, { byDay: each(wds!.days), bySetPos: ords! }) },
  { pattern: 'EVERY <ords> <wds> OF|IN <mo>', say: ({ ords, wds, mo }) => repeat('YEARLY', 1, { byMonth: [mo!], byDay: nths(ords!, wds!) }) },
  { pattern: 'THE? <ords> <wds> OF|IN EVERY <mo>', say: ({ ords, wds, mo }) => repeat('YEARLY', 1, { byMonth: [mo!], byDay: nths(ords!, wds!) }) },
  { pattern: 'EVERY YEAR ON? THE? <ords> <wds> OF|IN <mo>', say: ({ ords, wds, mo }) => repeat('YEARLY', 1, { byMonth: [mo!], byDay: nths(ords!, wds!) }) },
  { pattern: 'EVERY WEEK ON WEEKENDS|WEEKEND', say: () => repeat('WEEKLY', 1, { byDay: each([0, 6]) }) },

  // Once a year.
  { pattern: 'ON? EVERY <mo> THE? <doms>', say: ({ mo, doms }) => repeat('YEARLY', 1, { byMonth: [mo!], byMonthDay: doms! }) },
  { pattern: 'ON? EVERY <doms> OF|KA? <mo> KO?', say: ({ mo, doms }) => repeat('YEARLY', 1, { byMonth: [mo!], byMonthDay: doms! }) },
  { pattern: 'EVERY YEAR ,? ON|IN|THE|KA? THE? <doms> OF? <mo> KO?', say: ({ mo, doms }) => repeat('YEARLY', 1, { byMonth: [mo!], byMonthDay: doms! }) },
  { pattern: 'EVERY YEAR ON? <doms> AND <doms> <mo>', say: ({ mo, doms }) => repeat('YEARLY', 1, { byMonth: [mo!], byMonthDay: doms! }) },
  { pattern: 'THE? <doms> OF EVERY <mo>', say: ({ mo, doms }) => repeat('YEARLY', 1, { byMonth: [mo!], byMonthDay: doms! }) },
  { pattern: 'THE? LASTWORD DAY OF EVERY <mo>', say: ({ mo }) => repeat('YEARLY', 1, { byMonth: [mo!], byMonthDay: [-1] }) },
  { pattern: 'LASTWORD DAY OF EVERY YEAR', say: () => repeat('YEARLY', 1, { byMonth: [12], byMonthDay: [31] }) },
  { pattern: 'EVERY <mo> KO|MEIN?', say: ({ mo }) => repeat('YEARLY', 1, { byMonth: [mo!] }) },
  { pattern: 'EVERY YEAR ON|KA? <feast> KO|PE?', say: ({ feast }) => repeat('YEARLY', 1, { feast: feast! }) },
  { pattern: 'ON|FOR? EVERY <feast> KO|PE?', say: ({ feast }) => repeat('YEARLY', 1, { feast: feast! }) },
  { pattern: '<feast> KO|PE? EVERY YEAR', say: ({ feast }) => repeat('YEARLY', 1, { feast: feast! }) },

  { pattern: 'STARTING FROM|ON|IN|AT|THIS?', say: (_, { tokens, from, to }) => (has(tokens[from], 'BEGIN') && has(tokens[to], 'OF') ? null : { marker: 'start' }) },
  { pattern: 'STARTING IN|FROM? <mo>', say: ({ mo }, { tokens, to }) => (has(tokens[to], 'int') || has(tokens[to], 'ord') ? null : { marker: 'start', date: { is: 'calendar', month: mo!, day: 1 } }) },
  { pattern: 'UNTIL', say: () => ({ marker: 'until' }) },
]

/** Three and more days in a row repeat ('mon wed fri 6 am'); two are one occasion, of which the first counts. */
function pairOrMore(wds: Weekdays): Saying | null {
  if (wds.plural || wds.days.length < 2) return null
  return wds.days.length > 2 ? weekly(wds) : { date: { is: 'weekday', weekday: wds.days[0]!, which: 'bare', weeks: 1 } }
}

/** 'Har doosre shaniwar' is every other Saturday; 'every 2nd Saturday' is the month's second, when Indian banks close. */
function secondOr(ords: number[], wds: Weekdays, first: { word: string; keys: readonly string[] }): Saying | null {
  const hindi = first.word.charCodeAt(0) > 127 || /^(d[ou]+s|t[ie]+s|chau)/.test(first.word)
  return hindi && ords.length === 1 && ords[0]! > 1 ? weekly(wds, ords[0]) : monthlyNth(ords, wds)
}
