import { daysInMonth } from '@planner/days/month-length'
import { hasHint, hint } from '../tokens/hints.ts'
import { has, hasAny, keySet, nth } from '../tokens/token.ts'
import { plainClock } from './clock-term.ts'
import { type MoreOfDay, noSuchDay, nothing, onDay, type Saying } from './facts.ts'
import { endsPhrase, type Rule, type Where } from './pattern.ts'

/**
 * Returns a day and month that exist in some year. '31 Feb' returns `noSuchDay`, so that no other rule reads its words.
 */
function calendar(month: number, day: number, year?: number, more?: MoreOfDay): Saying {
  const exists = day >= 1 && day <= daysInMonth(year ?? 2024, month)
  return exists ? onDay({ is: 'calendar', month, day, year }, more) : noSuchDay
}

/** Whether 'may' is a verb: 'you may 2 ...', '5 may help'. */
function isVerb({ tokens, to }: Where): boolean {
  return (
    tokens[to - 1]?.word === 'may' &&
    !tokens[to - 1]!.capital &&
    /^(be|not|have|help|come|need|want|go|take|get|use|also|i)$/.test(tokens[to]?.word ?? '')
  )
}

/** Payments due on a day of the month: '5th school fees'. */
const isDue = /^(?:fees?|rent|emi|sip|premium|salary|kiraya|kist)$/

/** Tokens that may follow a separate day of the month: '24th, 9 am'. */
const afterDay = keySet('mark AT part clock int decimal range SADHE SAVA PAUNE')

/** Tokens allowed between 'date 5' and its month: 'date 5 to 8 March'. */
const towardsMonth = keySet('mark TO SE AND UNTIL int ord num ST')

/** Whether the word before is one that is followed by a number of its own, which is no date. */
export function labelled({ tokens, from }: Where): boolean {
  const before = nth(tokens, from - 1)
  return hasHint(before, hint.label)
}

/**
 * Dates with a month, numeric dates, and days of the month. The day comes before the month
 * (docs/product/decisions.md#10).
 */
export const calendarDates: readonly Rule[] = [
  ['@ DATE|THE? <dom> OF|-|/|,|.|KA? <mo> KO|TAK|PE?', ({ dom, mo }, at) => (isVerb(at) ? null : calendar(mo!, dom!))],
  ['@ DATE|THE? <dom> OF|-|/|.|KA? <mo> ,|-|/|IN? <year> KO|TAK|PE?', ({ dom, mo, year }) => calendar(mo!, dom!, year)],
  ['@ <mo> .|,|/|-|THE|KA? <dom> KO|TAK|PE|ST?', ({ dom, mo }, at) => monthFirst(mo!, dom!, at)],
  ['<mo> KA <dom> DATE KO|TAK|PE?', ({ dom, mo }) => calendar(mo!, dom!)],
  ['@ <mo> .|,|/|-|THE|KA? <dom> ST? ,|/|-|.|IN? <year>', ({ dom, mo, year }) => calendar(mo!, dom!, year)],
  [
    '<mo> <dom> ,? <clock> ,? <year>',
    ({ mo, dom, clock, year }) => calendar(mo!, dom!, year, { clock: plainClock(clock!) }),
  ],
  ['<year> /|-|,|MEIN|KA? <mo> /|-|,? <dom> KO|TAK?', ({ dom, mo, year }) => calendar(mo!, dom!, year)],
  ['<year> MEIN|KA|, <dom> <mo> KO|TAK?', ({ dom, mo, year }) => calendar(mo!, dom!, year)],
  ['@ <dom> -|TO|SE|UNTIL|AND <dom:dom2> OF? <mo> TAK?', ({ dom, dom2, mo }) => days(mo!, dom!, dom2!)],
  ['@ <doms> OF? <mo>', ({ doms, mo }) => (doms!.length > 2 ? days(mo!, doms![0]!, doms!.at(-1)!) : null)],
  ['@ <dom> -|TO|SE|UNTIL <dom:dom2> OF? <mo> ,? <year>', ({ dom, dom2, mo, year }) => days(mo!, dom!, dom2!, year)],
  [
    'FROM|ON? <dom> <mo> -|TO|SE|UNTIL <dom:dom2> <mo:mo2> ,? <year>? TAK?',
    ({ dom, mo, dom2, mo2, year }) =>
      calendar(mo!, dom!, year, { ends: { is: 'calendar', month: mo2!, day: dom2!, year } }),
  ],
  // 'On call from 5 dec 9 am to 12 dec 9 am'.
  [
    'FROM|ON? <dom> <mo> ,|AT? <clock> -|TO|SE|UNTIL <dom:dom2> <mo:mo2> ,|AT? <clock:clock2> TAK?',
    ({ dom, mo, clock, dom2, mo2 }) =>
      calendar(mo!, dom!, undefined, {
        ends: { is: 'calendar', month: mo2!, day: dom2! },
        clock: plainClock(clock!),
      }),
  ],
  [
    'FROM? <mo> <dom> -|TO|SE|UNTIL <mo:mo2> <dom:dom2> ,? <year>? TAK?',
    ({ dom, mo, dom2, mo2, year }) =>
      calendar(mo!, dom!, year, { ends: { is: 'calendar', month: mo2!, day: dom2!, year } }),
  ],
  ['@ <range> <mo>', ({ range, mo }) => days(mo!, range![0]!, range![1]!)],
  [
    '@ <mo> <dom> -|TO|SE|UNTIL <dom:dom2>',
    ({ mo, dom, dom2 }, { tokens, to }) =>
      has(tokens[to], 'AM') || has(tokens[to], 'PM') ? null : days(mo!, dom!, dom2!),
  ],
  ['@ <mo> <dom> -|TO|SE|UNTIL <dom:dom2> ,? <year>', ({ mo, dom, dom2, year }) => days(mo!, dom!, dom2!, year)],
  ['@ <mo> <range>', ({ range, mo }) => days(mo!, range![0]!, range![1]!)],

  [
    '@ <dom> <n> <year> KO|TAK|PE?',
    ({ dom, n, year }, { tokens, to, from }) =>
      n! <= 12 && tokens.slice(from, to).filter((token) => has(token, 'int')).length === 3
        ? calendar(n!, dom!, year)
        : null,
  ],
  ['@ ymd KO|TAK|PE?', (_, { tokens, from, to }) => whole(tokens.slice(from, to).find((token) => has(token, 'ymd')))],
  ['FROM|ON? dm -|TO|SE|UNTIL dm TAK?', (_, at) => numericRange(at)],
  ['dm', (_, at) => numeric(at, false)],
  ['ON|BY|FOR|UNTIL|BEFORE|DATE dm', (_, at) => numeric(at, true)],
  ['dm KO|TAK', (_, at) => numeric({ ...at, to: at.to - 1 }, true)],
  ['ON|BY|BEFORE|DATE range', (_, at) => numeric(at, true)],
  ['range KO', (_, at) => numeric({ ...at, to: at.to - 1 }, true)],

  // A day of the month alone.
  ['@ THE <ord> $', ({ ord }, at) => alone(ord!, at)],
  ['ON|BY|UNTIL|BEFORE <ord> $', ({ ord }, at) => alone(ord!, at)],
  // Before a noun only if the number is not a rank: 'on 24th exam', 'by the 5th pay'; not 'on 2nd thought'.
  [
    'ON|BY|UNTIL|BEFORE THE? <ord>',
    ({ ord }, at) =>
      has(at.tokens[at.to - 1], 'ST') && !hasHint(at.tokens[at.to], ord! > 12 ? hint.label : hint.label | hint.ranked)
        ? alone(ord!, at)
        : null,
  ],
  // 'In the account by 1st evening'.
  [
    'BY|UNTIL|BEFORE <ord> <part>',
    ({ ord, part }, at) => (has(at.tokens[at.from + 2], 'ST') ? monthday(ord!, { part: part! }) : null),
  ],
  ['FOR <ord> $', ({ ord }, at) => (ord! > 3 ? alone(ord!, at) : null)],
  [
    '<ord> $',
    ({ ord }, at) =>
      has(at.tokens[at.from], 'int') &&
      at.to > at.from + 1 &&
      !(labelled(at) && ord! < 13) &&
      (at.to === at.tokens.length || hasAny(at.tokens[at.to], afterDay) || at.tokens[at.to]!.word === '~')
        ? monthday(ord!)
        : null,
  ],
  // At the beginning of a line: '24th salary slip', not '25th anniversary'.
  [
    '<ord>',
    ({ ord }, { tokens, from, to }) =>
      from === 0 &&
      (ord! >= 13 || tokens.some(({ word }) => isDue.test(word))) &&
      has(tokens[from], 'int') &&
      has(tokens[to], 'word') &&
      !hasHint(tokens[to], hint.label | hint.ranked)
        ? monthday(ord!)
        : null,
  ],
  // '5 aur 20 tarikh ko', 'on 5th, 15th and 25th': takes the first day and adds a note.
  [
    'ON|BY? THE? <doms> DATE? KO?',
    ({ doms }, { tokens, from, to }) =>
      doms!.length > 1 &&
      (has(tokens[to - 1], 'KO') ||
        has(tokens[to - 1], 'DATE') ||
        (has(tokens[from], 'ON') && has(tokens[to - 1], 'ST')))
        ? onDay({ is: 'monthday', day: doms![0]! }, { several: true })
        : null,
  ],
  ['ON THE? <n> $', ({ n }, at) => (has(at.tokens[at.to - 1], 'int') && !isNoDate(at) ? monthday(n!) : null)],
  ['FOR|BY|UNTIL|BEFORE THE <n> $', ({ n }) => monthday(n!)],
  ['BY|UNTIL|BEFORE <n> $', ({ n }, { tokens, to }) => (n! >= 13 && has(tokens[to - 1], 'int') ? monthday(n!) : null)],
  ['DATE <n> ST? KO', ({ n }, at) => (isNoDate(at) ? null : monthday(n!))],
  ['ON|THIS DATE <n> ST? KO?', ({ n }, at) => (isNoDate(at) ? null : monthday(n!))],
  ['DATE <n> ST? $', ({ n }, at) => (isNoDate(at) ? null : monthday(n!))],
  [
    'DATE <n> ST?',
    ({ n }, at) => (has(nth(at.tokens, at.from - 1), 'LASTWORD') && !isNoDate(at) ? monthday(n!) : null),
  ],
  ['ON|THIS|NEXT? <dom> ST? DATE KO|TAK|PE|SE?', ({ dom }) => monthday(dom!)],
  [
    '<dom> KA',
    ({ dom }, at) =>
      has(at.tokens[at.from], 'int') && has(at.tokens[at.to], 'part') && !labelled(at) ? monthday(dom!) : null,
  ],
  ['FROM? <ord> ONWARDS', ({ ord }, at) => (has(at.tokens[at.to - 2], 'ST') && !labelled(at) ? monthday(ord!) : null)],
  // Tamil and Malayalam: '25 am thethi'.
  ['<n> AM DATE KO|TAK|PEHLE?', ({ n }, { tokens, from }) => (tokens[from + 2]!.word === 'date' ? null : monthday(n!))],
  ['THIS <n> KO', ({ n }) => monthday(n!)],
  [
    '<n> ST? KO',
    ({ n }, at) =>
      // 'Roj sakali 7 la' is a time.
      has(at.tokens[at.from], 'int') && !labelled(at) && !(n! < 13 && has(nth(at.tokens, at.from - 1), 'part'))
        ? monthday(n!)
        : null,
  ],
  ['<ord> KO', ({ ord }, at) => (has(at.tokens[at.from], 'int') && !labelled(at) ? monthday(ord!) : null)],
  ['<n> ST? TAK', ({ n }, at) => (n! >= 13 && has(at.tokens[at.from], 'int') && !labelled(at) ? monthday(n!) : null)],
  ['<ord> TAK', ({ ord }, at) => (has(at.tokens[at.from], 'int') && !labelled(at) ? monthday(ord!) : null)],
  ['<n> SE PEHLE', ({ n }, at) => (n! >= 13 && has(at.tokens[at.from], 'int') ? monthday(n!) : null)],
  ['<ord> SE PEHLE', ({ ord }, at) => (has(at.tokens[at.from], 'int') ? monthday(ord!) : null)],
]

function monthFirst(month: number, day: number, at: Where): Saying | null {
  const { tokens, from, to } = at
  const named = tokens.slice(from, to).find((token) => token.meaning?.month !== undefined)!
  // 'May 5 pm' and 'march 8 baje' are times; 'may 2 people' is a count.
  if (
    has(tokens[to], 'OCLOCK') ||
    has(tokens[to], 'ITEMWORD') ||
    (has(tokens[to], 'unit') && !has(tokens[to - 1], 'ord'))
  )
    return null
  if (named.meaning?.weak && !named.capital && has(tokens[to - 1], 'num') && !endsPhrase(tokens, to)) return null
  return calendar(month, day)
}

function days(month: number, first: number, last: number, year?: number): Saying {
  const exists = last >= 1 && last <= daysInMonth(year ?? 2024, month)
  return exists ? calendar(month, first, year, { ends: { is: 'calendar', month, day: last, year } }) : noSuchDay
}

function whole(token: Where['tokens'][number] | undefined): Saying | null {
  return token ? calendar(token.numbers[1]!, token.numbers[2]!, token.numbers[0]) : null
}

/** Whether a number belongs to an address: 'House no 15/8', 'B-12/3'. */
function isAddress(tokens: Where['tokens'], at: number): boolean {
  // 'House no. 12/3'.
  const before = nth(tokens, at - 1)?.word === '.' ? nth(tokens, at - 2) : nth(tokens, at - 1)
  const letter = before?.word === '-' && tokens[at]!.glued && nth(tokens, at - 2)?.word.length === 1
  return (
    letter ||
    /^(no|number|flat|house|makan|ghar|plot|block|sector|ward|room|khasra|khata|gata?|survey|gali|shop|door)$/.test(
      before?.word ?? '',
    )
  )
}

const clockMarks = keySet('AM PM OCLOCK clock')

/** Reads a numeric date. 15/2 always is one; 1/2 cup, 24/7 and 3/4 are dates only if other words support it. */
function numeric({ tokens, from, to }: Where, vouched: boolean): Saying | null {
  if (!vouched && isAddress(tokens, from)) return null
  const token = tokens[to - 1]!
  const [first, second] = token.numbers
  const month = second! <= 12 ? second! : first!
  const day = second! <= 12 ? first! : second!
  if (month < 1 || month > 12 || day < 1 || day > 31) return vouched ? null : nothing
  if (day > daysInMonth(2024, month)) return vouched ? null : noSuchDay
  if (
    !vouched &&
    ((first === 24 && second === 7) ||
      has(token, 'frac') ||
      !(
        (from === 0 && has(tokens[to], 'word') && beginsLine(token, tokens)) ||
        endsPhrase(tokens, to) ||
        isHourAtEnd(tokens, to) ||
        has(tokens[to], 'clock') ||
        has(tokens[to], 'decimal')
      ))
  )
    return null
  return calendar(month, day)
}

/** Reads the first and last day in digits: '18/12 - 20/12'; '1/2 to 3/4 cup' is an amount. */
function numericRange({ tokens, from, to }: Where): Saying | null {
  const [first, last] = tokens
    .slice(from, to)
    .flatMap((token, at) => (has(token, 'dm') ? [numeric({ tokens, from: from + at, to: from + at + 1 }, true)] : []))
  const isAmount = has(tokens[to], 'ITEMWORD') || has(tokens[to], 'unit') || isAddress(tokens, from)
  return first?.date && last?.date && !isAmount ? onDay(first.date, { ends: last.date }) : null
}

/** Whether a bare hour ends the line: 'team sync 8/12 11'. */
const isHourAtEnd = (tokens: Where['tokens'], at: number): boolean =>
  at === tokens.length - 1 &&
  at > 1 &&
  has(tokens[at], 'int') &&
  tokens[at]!.numbers[0]! > 0 &&
  tokens[at]!.numbers[0]! < 13

/**
 * Whether a numeric date may begin a line: '27/11 dentist', with a day too high for a fraction, or any day if the line
 * has a clock time; '9/11 documentary' may be a name.
 */
function beginsLine({ numbers: [day, month] }: Where['tokens'][number], tokens: Where['tokens']): boolean {
  if (month! > 12) return false
  return (
    (day! >= 13 && !tokens.slice(1, 5).some((token) => hasHint(token, hint.remembered))) ||
    tokens.some((other) => hasAny(other, clockMarks))
  )
}

/** Whether the text after the number shows that it is not a date: 'date 5 to 8 March', 'save the date 5 pm'. */
function isNoDate({ tokens, to }: Where): boolean {
  const next = tokens[to]
  if (has(next, 'AM') || has(next, 'PM') || has(next, 'OCLOCK') || has(next, 'unit')) return true
  let at = to
  while (at < to + 3 && hasAny(tokens[at], towardsMonth)) at++
  return has(tokens[at], 'mo')
}

/**
 * Reads an ordinal on its own as a day of the month: 'the first', but not 'the first Monday' or 'the first of many'.
 */
function alone(day: number, { tokens, to }: Where): Saying | null {
  return has(tokens[to], 'wd') || has(tokens[to], 'OF') || has(tokens[to], 'part') ? null : monthday(day)
}

function monthday(day: number, more?: MoreOfDay): Saying | null {
  return day >= 1 && day <= 31 ? onDay({ is: 'monthday', day }, more) : null
}
