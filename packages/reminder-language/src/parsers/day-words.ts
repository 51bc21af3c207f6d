import { has, hasAny, keySet, nth } from '../tokens/token.ts'
import { shifts } from '../tokens/words-of-correction.ts'
import { daysAway, nothing, now, type Saying } from './facts.ts'
import { endsPhrase, type Rule, type Where } from './pattern.ts'

/** 'Call Tom' is a name, 'call mom tom' is tomorrow; 'AJ' is a name unless all is in capitals. */
function named(days: number, { tokens, from, to }: Where): Saying | null {
  const token = tokens[from]!
  if (token.meaning?.weak) {
    if (token.capital && from > 0) return null
    const lively = has(tokens[to], 'part') || has(tokens[to], 'int') || has(tokens[to], 'clock')
    if ((token.word === 'tom' || token.word === 'tod') && !(endsPhrase(tokens, to) || lively)) return null
  }
  return daysAway(days, days >= 1 && isOver({ tokens, to }) ? { weak: true } : undefined)
}

const timely = keySet('clock part OCLOCK AM PM')
const clocks = keySet('clock OCLOCK AM PM int')
const was = new Set(['tha', 'thi', 'thin', 'था', 'थी', 'थीं'])
/** A line that ends in one of these tells what happened. */
const told =
  /^(?:tha|thi|thin|था|थी|थीं|a+y[aie]|gay[aie]|gaye|hu[aie]|hui|mila|mili|kiya|dekha|dekhi|kha+ya|lagi|laga|kha+yi|soya|soyi|आया|आई|गया|गई|हुआ|हुई|मिला|किया)$/

/** A tale is a line: of a flood of days not each may look at all of it. */
const mostTold = 60

/** 'Kal bahut maza aaya' and 'kal raat party mast thi' tell what was. */
const isTold = (tokens: Where['tokens']): boolean =>
  tokens.length <= mostTold &&
  told.test(tokens.at(-1)!.word) &&
  !tokens.some((token) => hasAny(token, clocks) || shifts.has(token.word))

/** 'Kal wali photo', 'kal jo mila tha' were yesterday, where no time says otherwise. */
function isOver({ tokens, to }: Pick<Where, 'tokens' | 'to'>): boolean {
  if (tokens.length > mostTold) return false
  if (isTold(tokens)) return true
  if (tokens.some(({ word }) => shifts.has(word))) return false
  const isPast = has(tokens[to], 'WALA') || tokens.some(({ word }) => was.has(word))
  return isPast && !tokens.some((token) => hasAny(token, timely))
}

/** 'Kal-purze' are parts of a machine; 'kal-parso' are two days. */
function isCompound({ tokens, to }: Where): boolean {
  const [dash, next] = [tokens[to], tokens[to + 1]]
  return dash?.word === '-' && dash.glued && next?.glued === true && next.keys[0] === 'word'
}

/** 'Day after at 5', 'day after 11 am', 'day after subah': tomorrow is understood. */
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
/** 'Abhi busy hoon' says how things are. */
const isState = /^(?:ho{1,2}n|hu[nm]?|raha|rahi|rahe|हूं|हूँ|रहा|रही|रहे)$/

/** Days by their distance: aaj, kal, parson, day after tomorrow, next day, now. */
export const dayWords: readonly Rule[] = [
  ['<day>', ({ day }, at) => (isCompound(at) ? null : named(day!, at))],
  ['<day> <part>', ({ day }, at) => (day === 1 && isTold(at.tokens) ? nothing : null)],
  ['BY|ON|FOR|IS <day>', ({ day }, at) => named(day!, { ...at, from: at.to - 1 })],
  ['LATER|SOMETIME|AROUND <day>', ({ day }, at) => named(day!, { ...at, from: at.to - 1 })],
  [
    '<day> KO',
    ({ day }, at) => (at.tokens[at.from]!.meaning?.weak && at.tokens[at.from]!.capital ? null : daysAway(day!)),
  ],
  ['<day> AND <day> KO?', (_, { tokens, from }) => daysAway(tokens[from]!.meaning!.day!, { several: true })],
  // 'Kal ya parson': the first.
  ['<day> OR <day> KO|MEIN|TAK?', (_, { tokens, from }) => daysAway(tokens[from]!.meaning!.day!)],
  ['<day> TAK|DAYWORD', ({ day }) => daysAway(day!)],
  // 'Guests coming tomorrow' is a verb.
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
  // In the languages of the south today is 'this day', in two words.
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
