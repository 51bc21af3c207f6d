import { hasHint, hint } from '../tokens/hints.ts'
import { has, hasAny, keySet, nth, type Token } from '../tokens/token.ts'
import type { Unit } from '../vocabulary/vocabulary.ts'
import { type Duration, nothing, onDay, type Saying, waitFor } from './facts.ts'
import { lengthOf } from './number-terms.ts'
import { endsPhrase, type Rule, type Where } from './pattern.ts'
import { repeat } from './repeats.ts'

/** Returns a time counted from now: hours and minutes exactly, days and longer as a date. */
function fromNow(length: Duration): Saying {
  return length.seconds > 0 ? waitFor(length) : onDay({ is: 'duration', length })
}

const shift = (length: Duration, sign: 1 | -1): Saying => ({ kind: 'shift', shift: { length, sign } })
/** 'Asap', 'in a while': we assume half an hour. */
const vaguely: Saying = { kind: 'wait', wait: lengthOf(30, 'minute'), vague: true }
const aDay: Duration = { months: 0, days: 1, seconds: 0 }

/** Durations: in 2 hours, 20 minute baad, teen din mein, a week from tomorrow, two days before. */
export const durations: readonly Rule[] = [
  ['FOR? THE? NEXT|COMING <dur> TAK|MEIN?', ({ dur }, at) => (repeats(at) ? lastsFor(dur!, at) : null)],
  // '120 km in 2 hours'.
  [
    'IN|WITHIN|AFTER THE? NEXT|COMING? AROUND? AROUND? LESS? THAN? <dur> TIMEWORD?',
    ({ dur }, { tokens, from }) => (hasHint(nth(tokens, from - 1), hint.distance) ? null : fromNow(dur!)),
  ],
  ['IN|WITHIN|AFTER <dur> FROM NOW', ({ dur }) => fromNow(dur!)],
  [
    'IN? <dur> FROM|AFTER <day>',
    ({ dur, day }) => onDay({ is: 'shifted', base: { is: 'offset', days: day! }, length: dur!, sign: 1 }),
  ],
  [
    '<day> SE|KA SHARP|AROUND? <dur> KA? BAAD|LATER',
    ({ dur, day }) => onDay({ is: 'shifted', base: { is: 'offset', days: day! }, length: dur!, sign: 1 }),
  ],
  [
    'FROM <day> IN|WITHIN|, <dur>',
    ({ dur, day }) => onDay({ is: 'shifted', base: { is: 'offset', days: day! }, length: dur!, sign: 1 }),
  ],
  [
    '<day> SE <dur> MEIN|WITHIN',
    ({ dur, day }) => onDay({ is: 'shifted', base: { is: 'offset', days: day! }, length: dur!, sign: 1 }),
  ],
  [
    'IN? <dur> FROM|AFTER PAST',
    ({ dur }, { tokens, to }) =>
      tokens[to - 1]!.word === 'yesterday'
        ? onDay({ is: 'shifted', base: { is: 'offset', days: -1 }, length: dur!, sign: 1 })
        : null,
  ],
  ['<unit> FROM NOW|day', ({ unit }, { tokens, from }) => oneFrom(unit!, tokens, from)],
  ['<dur> FROM NOW', ({ dur }) => fromNow(dur!)],
  ['AROUND? <dur> LATER', ({ dur }) => fromNow(dur!)],
  ['AROUND? <dur> KA|MEIN? BAAD', ({ dur }) => fromNow(dur!)],
  // 'Hafte bhar baad', 'ghante bhar mein'.
  ['<unit> BHAR BAAD|MEIN', ({ unit }) => fromNow(lengthOf(1, unit!))],
  ['^ <unit> BAAD', ({ unit }) => fromNow(lengthOf(1, unit!))],
  ['<dur> BD', ({ dur }) => fromNow(dur!)],
  ['NOW SE <dur> BAAD|MEIN?', ({ dur }) => fromNow(dur!)],
  ['NEXT? AROUND? <dur> KA? MEIN|WITHIN', ({ dur }) => fromNow(dur!)],
  // The same time on another day.
  ['@ THE? SAME TIMEWORD|WAQT <day>', ({ day }) => waitFor({ months: 0, days: day!, seconds: 0 })],
  ['<day> AT? THE? SAME TIMEWORD|WAQT', ({ day }) => waitFor({ months: 0, days: day!, seconds: 0 })],
  ['@ THIS TIMEWORD|WAQT <day>', ({ day }) => waitFor({ months: 0, days: day!, seconds: 0 })],
  ['<day> THIS TIMEWORD|WAQT', ({ day }) => waitFor({ months: 0, days: day!, seconds: 0 })],
  ['ASAP', vaguely],
  ['IN|AFTER A|SOME WHILE|BIT|MOMENT', vaguely],
  ['THODI|SOME DER|LATE|TIMEWORD|WAQT KA? MEIN|BAAD', vaguely],
  ['WITHIN THE|A HOUR', waitFor(lengthOf(1, 'hour'))],
  ['<dur> SE? KA? WAQT MEIN', ({ dur }) => fromNow(dur!)],
  ['<dur> SE LESS WAQT? MEIN', ({ dur }) => fromNow(dur!)],
  ['<dur> SE BHI LESS WAQT MEIN', ({ dur }) => fromNow(dur!)],
  ['+ <dur>', ({ dur }) => fromNow(dur!)],
  [
    'NEXT <dur> $',
    ({ dur }, { tokens, from }) =>
      has(tokens[from + 1], 'unit') || dur!.seconds > 0 ? null : onDay({ is: 'duration', length: dur! }),
  ],
  ['IN|WITHIN? THE? NEXT HOUR|MINUTE', (_, { tokens, to }) => waitFor(lengthOf(1, tokens[to - 1]!.meaning!.unit!))],
  [
    'FOR|OF <dur>',
    ({ dur }, { tokens, from }) => (dur!.seconds > 0 && has(nth(tokens, from - 1), 'TIMER') ? waitFor(dur!) : null),
  ],
  ['<dur> KA? LIYE? TIMER', ({ dur }) => (dur!.seconds > 0 ? waitFor(dur!) : null)],

  // 'An alarm for half an hour' rings in half an hour.
  [
    'FOR|OF <dur> $',
    ({ dur }, { tokens, from }) =>
      dur!.seconds > 0 && tokens.slice(Math.max(0, from - 3), from).some((token) => has(token, 'REMINDER'))
        ? waitFor(dur!)
        : null,
  ],
  [
    '<dur> KA LIYE?',
    ({ dur }, { tokens, to }) =>
      dur!.seconds > 0 && tokens.slice(to, to + 3).some((token) => has(token, 'REMINDER')) ? waitFor(dur!) : null,
  ],
  ['ABSE <dur>', ({ dur }) => fromNow(dur!)],
  ['ABSE <dur> BAAD|MEIN', ({ dur }) => fromNow(dur!)],

  ['SE|KA? <dur> BEFORE|PEHLE', ({ dur }) => shift(dur!, -1)],
  ['<dur> IN ADVANCE OF?', ({ dur }) => shift(dur!, -1)],
  ['<dur> BEFORE TO|THE|THAT?', ({ dur }) => shift(dur!, -1)],
  ['ON? THE DAY|EVENING|MORNING BEFORE', shift(aDay, -1)],
  ['DAY BEFORE', shift(aDay, -1)],
  ['THE WEEK BEFORE', shift({ months: 0, days: 7, seconds: 0 }, -1)],
  ['SE|KA <dur> BAAD', ({ dur }) => shift(dur!, 1)],
  ['<dur> AFTER|FROM THE?', ({ dur }, { tokens, to }) => (isDateWord(tokens[to]) ? shift(dur!, 1) : null)],
  [
    'ON? THE? DAY AFTER THE?',
    (_, { tokens, to }) => (isDateWord(tokens[to]) && !hasAny(tokens[to + 1], clockMarks) ? shift(aDay, 1) : null),
  ],
  ['KA NEXT DAY', shift(aDay, 1)],
  [
    'THE? WEEK AFTER',
    (_, { tokens, to }) => (isDateWord(tokens[to]) ? shift({ months: 0, days: 7, seconds: 0 }, 1) : null),
  ],

  ['<dur> PAST', ({ dur }, { tokens, to }) => (dur && tokens[to - 1]!.word === 'ago' ? nothing : null)],
  ['<dur> PAST <day>', nothing],
  ['FOR THE? LASTWORD <dur>', nothing],
  ['SINCE <day>', nothing],

  // How long a repetition lasts; ignored without one.
  ['FOR THE? NEXT|COMING <unit>', ({ unit }, at) => (repeats(at) ? lastsFor(lengthOf(1, unit!), at) : null)],
  ['FOR? ONLY <dur> TAK|KA? LIYE?', ({ dur }, at) => (repeats(at) ? lastsFor(dur!, at) : null)],
  ['<dur> ONLY', ({ dur }, at) => (repeats(at) ? lastsFor(dur!, at) : null)],
  [
    '<dur>',
    ({ dur }, at) =>
      // 'तासांनी', 'நிமிடத்தில்': a unit whose ending means 'after'.
      has(at.tokens[at.to - 1], 'BAAD')
        ? fromNow(dur!)
        : has(nth(at.tokens, at.from - 1), 'DAILY') && dur!.days > 1
          ? lastsFor(dur!, at)
          : null,
  ],
  [
    'FOR UP? TO? THE? NEXT|COMING? <dur>',
    ({ dur }, { tokens, to }) =>
      dur!.seconds > 0
        ? null
        : has(tokens[to - 1], 'DAY') && isCourse(tokens)
          ? upTo({ ...dur!, inDays: true })
          : {
              kind: 'duration',
              lasting: { ...dur!, inDays: has(tokens[to - 1], 'DAY') },
              weak: !endsPhrase(tokens, to),
            },
  ],
  [
    'NEXT? <dur> TAK',
    ({ dur }, { tokens, to }) => (dur!.seconds > 0 ? null : upTo({ ...dur!, inDays: has(tokens[to - 2], 'DAY') })),
  ],
  [
    'FOR? <n> TIMES $',
    ({ n }, { tokens, to }) =>
      tokens[to - 1]!.word !== 'time' && n! >= 1 ? { kind: 'count', count: n!, weak: true } : null,
  ],
  ['FOR <n> TIMES', ({ n }) => (n! >= 1 ? { kind: 'count', count: n!, weak: true } : null)],
]

const clocks = keySet('AM PM OCLOCK clock')
/** Events that last for days and begin once, at a time on the first day. */
const stays =
  /^(?:trip|tour|travel|visit|stay|vacation|holidays?|leave|chutti|chhutti|hotel|booking|rent|camp|conference|offsite|workshop|fair|mela|exhibition|away|closed|band|bandh|fridge|soak|marinate|shaadi|wedding|yatra|flight|train)$/

/**
 * Whether a duration in days means every day ('for 5 days take a tablet at 9 pm') rather than one long event ('trip for
 * 5 days from Monday 6 am').
 */
const isCourse = (tokens: readonly Token[]): boolean =>
  tokens.some((token) => hasAny(token, clocks)) && !tokens.some(({ word }) => stays.test(word))

const repeating = keySet('EVERY DAILY WEEKLY MONTHLY ALTERNATE')
const repeats = ({ tokens, from, to }: Where) =>
  tokens.some((token, at) => (at < from || at >= to) && hasAny(token, repeating))

function lastsFor(length: Duration, { tokens, from, to }: Where): Saying | null {
  const inDays = tokens.slice(from, to).some((token) => has(token, 'DAY'))
  return length.seconds > 0 ? null : { kind: 'duration', lasting: { ...length, inDays } }
}

/** Reads '5 din tak' as each of five days, unless something else repeats; 'ek mahine tak' alone means nothing. */
function upTo(lasting: Duration): Saying {
  const isDaily = lasting.inDays && lasting.days > 1
  return isDaily ? { ...repeat('DAILY', 1, { adjective: true }), lasting } : { kind: 'duration', lasting, weak: true }
}

/** Reads a unit without a number as one: 'fortnight from now'. Counted from another day, it is a date. */
function oneFrom(unit: Unit, tokens: readonly Token[], from: number): Saying | null {
  const before = nth(tokens, from - 1)
  if (before && (has(before, 'int') || has(before, 'num') || has(before, 'ord') || has(before, 'decimal'))) return null
  const length = lengthOf(1, unit)
  const day = tokens[from + 2]?.meaning?.day ?? 0
  return length.seconds > 0 ? null : onDay({ is: 'shifted', base: { is: 'offset', days: day }, length, sign: 1 })
}

const clockMarks = keySet('AM PM OCLOCK')
const dateWords = keySet('day wd mo feast int ymd dm NEXT THIS COMING ord num')
export const isDateWord = (token: Token | undefined) => hasAny(token, dateWords)
