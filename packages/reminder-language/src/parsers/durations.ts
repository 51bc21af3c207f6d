import { has, hasAny, keySet, type Token } from '../tokens/token.ts'
import type { Unit } from '../vocabulary/vocabulary.ts'
import type { Duration, Saying } from './facts.ts'
import { lengthOf } from './number-terms.ts'
import { endsPhrase, type Rule } from './pattern.ts'

/** Counted from now: hours and minutes to the second, days and more as a day. */
function fromNow(length: Duration): Saying {
  return length.seconds > 0 ? { wait: length } : { date: { is: 'duration', length } }
}

const shift = (length: Duration, sign: 1 | -1): Saying => ({ shift: { length, sign } })
const aDay: Duration = { months: 0, days: 1, seconds: 0 }

/** In 2 hours, 20 minute baad, teen din mein, a week from tomorrow, two days before. */
export const durations: readonly Rule[] = [
  {
    pattern: 'IN|WITHIN|AFTER THE? NEXT|COMING? AROUND? AROUND? LESS? THAN? <dur> TIMEWORD?',
    say: ({ dur }) => fromNow(dur!),
  },
  { pattern: 'IN|WITHIN|AFTER <dur> FROM NOW', say: ({ dur }) => fromNow(dur!) },
  {
    pattern: 'IN? <dur> FROM|AFTER <day>',
    say: ({ dur, day }) => ({ date: { is: 'shifted', base: { is: 'offset', days: day! }, length: dur!, sign: 1 } }),
  },
  {
    pattern: '<day> SE|KA SHARP|AROUND? <dur> KA? BAAD|LATER',
    say: ({ dur, day }) => ({ date: { is: 'shifted', base: { is: 'offset', days: day! }, length: dur!, sign: 1 } }),
  },
  {
    pattern: 'IN? <dur> FROM|AFTER PAST',
    say: ({ dur }, { tokens, to }) =>
      tokens[to - 1]!.word === 'yesterday'
        ? { date: { is: 'shifted', base: { is: 'offset', days: -1 }, length: dur!, sign: 1 } }
        : null,
  },
  { pattern: '<unit> FROM NOW|day', say: ({ unit }, { tokens, from }) => oneFrom(unit!, tokens, from) },
  { pattern: '<dur> FROM NOW', say: ({ dur }) => fromNow(dur!) },
  { pattern: 'AROUND? <dur> LATER', say: ({ dur }) => fromNow(dur!) },
  { pattern: 'AROUND? <dur> KA|MEIN? BAAD', say: ({ dur }) => fromNow(dur!) },
  { pattern: 'NOW SE <dur> BAAD|MEIN?', say: ({ dur }) => fromNow(dur!) },
  { pattern: 'NEXT? AROUND? <dur> KA? MEIN|WITHIN', say: ({ dur }) => fromNow(dur!) },
  { pattern: 'WITHIN THE|A HOUR', say: { wait: lengthOf(1, 'hour') } },
  { pattern: '<dur> SE? KA? WAQT MEIN', say: ({ dur }) => fromNow(dur!) },
  { pattern: '<dur> SE LESS WAQT? MEIN', say: ({ dur }) => fromNow(dur!) },
  { pattern: '<dur> SE BHI LESS WAQT MEIN', say: ({ dur }) => fromNow(dur!) },
  { pattern: '+ <dur>', say: ({ dur }) => fromNow(dur!) },
  {
    pattern: 'NEXT <dur> $',
    say: ({ dur }, { tokens, from }) =>
      has(tokens[from + 1], 'unit') || dur!.seconds > 0 ? null : { date: { is: 'duration', length: dur! } },
  },
  {
    pattern: 'IN|WITHIN? THE? NEXT HOUR|MINUTE',
    say: (_, { tokens, to }) => ({ wait: lengthOf(1, tokens[to - 1]!.meaning!.unit!) }),
  },
  { pattern: 'TIMER FOR|OF <dur>', say: ({ dur }) => (dur!.seconds > 0 ? { wait: dur! } : null) },
  { pattern: '<dur> KA? LIYE? TIMER', say: ({ dur }) => (dur!.seconds > 0 ? { wait: dur! } : null) },

  // An alarm for half an hour rings in half an hour.
  {
    pattern: 'FOR|OF <dur> $',
    say: ({ dur }, { tokens, from }) =>
      dur!.seconds > 0 && tokens.slice(Math.max(0, from - 3), from).some((token) => has(token, 'REMINDER'))
        ? { wait: dur! }
        : null,
  },
  {
    pattern: '<dur> KA LIYE?',
    say: ({ dur }, { tokens, to }) =>
      dur!.seconds > 0 && tokens.slice(to, to + 3).some((token) => has(token, 'REMINDER')) ? { wait: dur! } : null,
  },
  { pattern: 'ABSE <dur>', say: ({ dur }) => fromNow(dur!) },
  { pattern: 'ABSE <dur> BAAD|MEIN', say: ({ dur }) => fromNow(dur!) },

  { pattern: 'SE|KA? <dur> BEFORE|PEHLE', say: ({ dur }) => shift(dur!, -1) },
  { pattern: '<dur> IN ADVANCE OF?', say: ({ dur }) => shift(dur!, -1) },
  { pattern: '<dur> BEFORE TO|THE|THAT?', say: ({ dur }) => shift(dur!, -1) },
  { pattern: 'ON? THE DAY|EVENING|MORNING BEFORE', say: shift(aDay, -1) },
  { pattern: 'DAY BEFORE', say: shift(aDay, -1) },
  { pattern: 'THE WEEK BEFORE', say: shift({ months: 0, days: 7, seconds: 0 }, -1) },
  { pattern: 'SE|KA <dur> BAAD', say: ({ dur }) => shift(dur!, 1) },
  {
    pattern: '<dur> AFTER|FROM THE?',
    say: ({ dur }, { tokens, to }) => (isDateWord(tokens[to]) ? shift(dur!, 1) : null),
  },
  { pattern: 'ON? THE? DAY AFTER THE?', say: (_, { tokens, to }) => (isDateWord(tokens[to]) ? shift(aDay, 1) : null) },
  { pattern: 'KA NEXT DAY', say: shift(aDay, 1) },
  {
    pattern: 'THE? WEEK AFTER',
    say: (_, { tokens, to }) => (isDateWord(tokens[to]) ? shift({ months: 0, days: 7, seconds: 0 }, 1) : null),
  },

  {
    pattern: '<dur> PAST',
    say: ({ dur }, { tokens, to }) => (dur && tokens[to - 1]!.word === 'ago' ? { block: true } : null),
  },
  { pattern: 'FOR THE? LASTWORD <dur>', say: { block: true } },
  { pattern: 'SINCE <day>', say: { block: true } },

  // How long a repetition lasts; means nothing without one.
  {
    pattern: 'FOR UP? TO? THE? NEXT|COMING? <dur>',
    say: ({ dur }, { tokens, to }) =>
      dur!.seconds > 0
        ? null
        : { lasting: { ...dur!, inDays: has(tokens[to - 1], 'DAY') }, weak: !endsPhrase(tokens, to) },
  },
  { pattern: 'NEXT? <dur> TAK', say: ({ dur }) => (dur!.seconds > 0 ? null : { lasting: dur!, weak: true }) },
  {
    pattern: 'FOR? <n> TIMES $',
    say: ({ n }, { tokens, to }) => (tokens[to - 1]!.word !== 'time' && n! >= 1 ? { count: n!, weak: true } : null),
  },
  { pattern: 'FOR <n> TIMES', say: ({ n }) => (n! >= 1 ? { count: n!, weak: true } : null) },
]

/** 'Fortnight from now': one, though no number says so. What is counted from another day is a day. */
function oneFrom(unit: Unit, tokens: readonly Token[], from: number): Saying | null {
  const before = tokens[from - 1]
  if (before && (has(before, 'int') || has(before, 'num') || has(before, 'ord') || has(before, 'decimal'))) return null
  const length = lengthOf(1, unit)
  const day = tokens[from + 2]?.meaning?.day ?? 0
  return length.seconds > 0 ? null : { date: { is: 'shifted', base: { is: 'offset', days: day }, length, sign: 1 } }
}

const dateWords = keySet('day wd mo feast int ymd dm NEXT THIS COMING ord num')
const isDateWord = (token: Token | undefined) => hasAny(token, dateWords)
