import { shifts } from '../tokens/correction-words.ts'
import { has, hasAny, keySet, nth } from '../tokens/token.ts'
import { daysAway, nothing, now, type Saying } from './facts.ts'
import { endsPhrase, type Rule, type Where } from './pattern.ts'

/**
 * Reads a day word unless it is a name: 'call Tom' is a name, 'call mom tom' is tomorrow; 'AJ' is a name unless
 * everything is in capitals.
 */
function named(days: number, { tokens, from, to }: Where): Saying | null {
  const token = tokens[from]!
  if (token.meaning?.weak) {
    if (token.capital && from > 0) return null
    const isBeforeTime = has(tokens[to], 'part') || has(tokens[to], 'int') || has(tokens[to], 'clock')
    if ((token.word === 'tom' || token.word === 'tod') && !(endsPhrase(tokens, to) || isBeforeTime)) return null
  }
  return daysAway(days, days >= 1 && meansYesterday({ tokens, to }) ? { weak: true } : undefined)
}

const timeKeys = keySet('clock part OCLOCK AM PM')
const clocks = keySet('clock OCLOCK AM PM int')
const was = new Set(['tha', 'thi', 'thin', 'था', 'थी', 'थीं'])
/** Verbs that, at the end of a line, put it in the past. */
const narration =
  /^(?:tha|thi|thin|था|थी|थीं|a+y[aie]|gay[aie]|gaye|hu[aie]|hui|mila|mili|kiya|dekha|dekhi|kha+ya|lagi|laga|kha+yi|soya|soyi|आया|आई|गया|गई|हुआ|हुई|मिला|किया)$/

/** Longer lines, in tokens, are not checked: with many days, each check would scan the whole line. */
const maxTokens = 60

/** Whether a line is about the past: 'kal bahut maza aaya', 'kal raat party mast thi'. */
const isNarrated = (tokens: Where['tokens']): boolean =>
  tokens.length <= maxTokens &&
  narration.test(tokens.at(-1)!.word) &&
  !tokens.some((token) => hasAny(token, clocks) || shifts.has(token.word))

/** Whether 'kal' means yesterday here: 'kal wali photo', 'kal jo mila tha', unless a time contradicts it. */
function meansYesterday({ tokens, to }: Pick<Where, 'tokens' | 'to'>): boolean {
  if (tokens.length > maxTokens) return false
  if (isNarrated(tokens)) return true
  if (tokens.some(({ word }) => shifts.has(word))) return false
  const isPast = has(tokens[to], 'WALA') || tokens.some(({ word }) => was.has(word))
  return isPast && !tokens.some((token) => hasAny(token, timeKeys))
}

/** Whether a day word is part of a compound: 'kal-purze' are machine parts, while 'kal-parso' are two days. */
function isCompound({ tokens, to }: Where): boolean {
  const [dash, next] = [tokens[to], tokens[to + 1]]
  return dash?.word === '-' && dash.glued && next?.glued === true && next.keys[0] === 'word'
}

/**
 * Whether a time or the end follows 'day after', in which case it means the day after tomorrow: 'day after at 5', 'day
 * after 11 am', 'day after subah'.
 */
function isTime({ tokens, to }: Where): boolean {
  const next = tokens[to]
  const marked = has(tokens[to + 1], 'AM') || has(tokens[to + 1], 'PM') || has(tokens[to + 1], 'OCLOCK')
  return (
    !next ||
    next.keys[0] === 'mark' ||
    has(next, 'AT') ||
    has(next, 'part') ||
    has(next, 'clock') ||
    (has(next, 'int') && marked)
  )
}

const measured = keySet('int num')
/** Words after 'abhi' that describe a state: 'abhi busy hoon'. */
const isState = /^(?:ho{1,2}n|hu[nm]?|raha|rahi|rahe|हूं|हूँ|रहा|रही|रहे)$/

/** Days by their distance: aaj, kal, parson, day after tomorrow, next day, now. */
export const dayWords: readonly Rule[] = [
  ['<day>', ({ day }, at) => (isCompound(at) ? null : named(day!, at))],
  ['<day> <part>', ({ day }, at) => (day === 1 && isNarrated(at.tokens) ? nothing : null)],
  ['BY|ON|FOR|IS <day>', ({ day }, at) => named(day!, { ...at, from: at.to - 1 })],
  ['LATER|SOMETIME|AROUND <day>', ({ day }, at) => named(day!, { ...at, from: at.to - 1 })],
  [
    '<day> KO',
    ({ day }, at) => (at.tokens[at.from]!.meaning?.weak && at.tokens[at.from]!.capital ? null : daysAway(day!)),
  ],
  ['<day> AND <day> KO?', (_, { tokens, from }) => daysAway(tokens[from]!.meaning!.day!, { several: true })],
  // 'Kal ya parson': takes the first.
  ['<day> OR <day> KO|MEIN|TAK?', (_, { tokens, from }) => daysAway(tokens[from]!.meaning!.day!)],
  ['<day> TAK|DAYWORD', ({ day }) => daysAway(day!)],
  // In 'guests coming tomorrow', 'coming' is a verb.
  [
    'COMING|NEXT WALA? <day>',
    ({ day }, { tokens, from }) =>
      day === 0 || tokens[from]!.word === 'next' || (from > 0 && tokens[from]!.word === 'coming')
        ? null
        : daysAway(day!),
  ],
  ['<day> AFTERDAY', ({ day }) => daysAway(day! + 1)],
  ['THE? DAY AFTER <day>', ({ day }) => daysAway(day! + 1)],
  ['THE? DAY AFTER', (_, at) => (isTime(at) ? daysAway(2) : null)],
  ['<day> KA NEXT DAY', ({ day }) => daysAway(day! + 1)],
  ['<day> KA BAAD WALA? DAY? KO?', ({ day }) => daysAway(day! + 1)],
  ['THE? NEXT DAY', daysAway(1)],
  // In South Indian languages, today is written as two words, 'this day'.
  ['THIS DAY', (_, { tokens, from }) => (/^(?:ee|[\u0c00-\u0d7f])/.test(tokens[from]!.word) ? daysAway(0) : null)],
  [
    'NOW $',
    (_, { tokens, from, to }) =>
      has(nth(tokens, from - 1), 'UNTIL') || (to < tokens.length && tokens[to]!.keys[0] !== 'mark') ? null : now,
  ],
  [
    '^ NOW',
    (_, { tokens, from, to }) =>
      /^(now|immediately)$/.test(tokens[from]!.word) ||
      has(tokens[to], 'TAK') ||
      has(tokens[to], 'SE') ||
      tokens[to]?.word === 'bhi' ||
      (isState.test(tokens.at(-1)!.word) && !tokens.some((token) => hasAny(token, measured))) ||
      tokens[to]?.word === 'भी'
        ? null
        : now,
  ],
  ['NOW TAK|SE|NOT', nothing],
  ['NOT NOW', nothing],
  ['FOR|BY NOW', nothing],
  ['UP TO DATE', nothing],
]
