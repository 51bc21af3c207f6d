import { has } from '../tokens/token.ts'
import type { Saying } from './facts.ts'
import { endsPhrase, type Rule, type Where } from './pattern.ts'

/** 'Call Tom' is a name, 'call mom tom' is tomorrow; 'AJ' is a name unless all is in capitals. */
function named(days: number, { tokens, from, to }: Where): Saying | null {
  const token = tokens[from]!
  if (token.meaning?.weak) {
    if (token.capital && from > 0) return null
    const lively = has(tokens[to], 'part') || has(tokens[to], 'int') || has(tokens[to], 'clock')
    if ((token.word === 'tom' || token.word === 'tod') && !(endsPhrase(tokens, to) || lively)) return null
  }
  return { date: { is: 'offset', days } }
}

/** Days by their distance: aaj, kal, parson, day after tomorrow, next day, now. */
export const dayWords: readonly Rule[] = [
  { pattern: '<day>', say: ({ day }, at) => named(day!, at) },
  { pattern: 'BY|ON|FOR|IS <day>', say: ({ day }, at) => named(day!, { ...at, from: at.to - 1 }) },
  { pattern: 'LATER|SOMETIME|AROUND <day>', say: ({ day }, at) => named(day!, { ...at, from: at.to - 1 }) },
  {
    pattern: '<day> KO',
    say: ({ day }, at) =>
      at.tokens[at.from]!.meaning?.weak && at.tokens[at.from]!.capital ? null : { date: { is: 'offset', days: day! } },
  },
  {
    pattern: '<day> AND <day> KO?',
    say: (_, { tokens, from }) => ({ date: { is: 'offset', days: tokens[from]!.meaning!.day! } }),
  },
  { pattern: '<day> TAK', say: ({ day }) => ({ date: { is: 'offset', days: day! } }) },
  { pattern: 'COMING WALA? <day>', say: ({ day }) => ({ date: { is: 'offset', days: day! } }) },
  { pattern: 'THE? DAY AFTER <day>', say: ({ day }) => ({ date: { is: 'offset', days: day! + 1 } }) },
  { pattern: '<day> KA NEXT DAY', say: ({ day }) => ({ date: { is: 'offset', days: day! + 1 } }) },
  { pattern: 'THE? NEXT DAY', say: { date: { is: 'offset', days: 1 } } },
  {
    pattern: 'NOW $',
    say: (_, { tokens, from, to }) =>
      has(tokens[from - 1], 'UNTIL') || (to < tokens.length && tokens[to]!.keys[0] !== 'mark') ? null : { now: true },
  },
  {
    pattern: '^ NOW',
    say: (_, { tokens, from, to }) =>
      /^(now|immediately)$/.test(tokens[from]!.word) ||
      has(tokens[to], 'TAK') ||
      has(tokens[to], 'SE') ||
      tokens[to]?.word === 'bhi' ||
      tokens[to]?.word === 'भी'
        ? null
        : { now: true },
  },
  { pattern: 'NOW TAK|SE', say: { block: true } },
  { pattern: 'UP TO DATE', say: { block: true } },
]
