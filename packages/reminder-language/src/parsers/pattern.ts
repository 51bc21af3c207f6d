import { has, hasAny, keySet, type Token } from '../tokens/token.ts'
import type { Saying } from './facts.ts'
import type { Captures } from './terms.ts'

/**
 * A phrase as a pattern over token keys, and its meaning.
 *
 * In 'EVERY <n> <unit>', EVERY matches a word for 'every' in any supported language, `<n>` a number and `<unit>` a unit
 * of time. 'A|B' matches either; a trailing '?' makes an element optional; '<n:second>' captures a second number under
 * another name; '$' requires the phrase to end here (end of text, a punctuation mark, or a function word, so that '5'
 * in 'at 5 star hotel' is not an hour); a leading '^' requires the start of a clause; a leading '@' matches an optional
 * preposition.
 */
export type Rule = readonly [pattern: string, say: Say]

/** The meaning of the phrase, fixed or computed from its captures and position; null if the match is rejected. */
export type Say = Saying | null | ((found: Captures, at: Where) => Saying | null)

export type Where = { tokens: readonly Token[]; from: number; to: number }

/** Keys of words before which a number is not a count: 'at 5 to call', 'at 5 tomorrow', 'at 5 ko'. */
const phraseKeys = keySet(
  'TO ON FOR IN AT WITH AROUND AND OR KO KA PE TAK SE MEIN LIYE OF FROM BY UNTIL day wd part OCLOCK AM PM SHARP REMINDER BEFORE AFTER PEHLE BAAD EVERY DAILY THIS NEXT TONIGHT THAT NOW IS POSS DATE IST STARTING TIMES UP DUE SO BECAUSE ME PLEASE WEEKLY MONTHLY COMING CALLED THE A MY clock SADHE SAVA PAUNE',
)

/**
 * Whether a phrase may end before this token: at the end of the text, or before a punctuation mark, a function word or
 * a clock time.
 */
export function endsPhrase(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (!token) return true
  if (token.keys[0] === 'mark') return !(token.glued && '-/%°+=*'.includes(token.word))
  return hasAny(token, phraseKeys) || isClockHour(tokens, at)
}

const hours = keySet('int num decimal range')

/** Whether a token begins a clock time: '9 am', '10.30 pm', '5 baje'. */
function isClockHour(tokens: readonly Token[], at: number): boolean {
  const mark = tokens[at + 1]
  return hasAny(tokens[at], hours) && (has(mark, 'AM') || has(mark, 'PM') || has(mark, 'OCLOCK'))
}

const clauseOpeners = keySet('mark THAT REMINDER')

/** Whether a token is the first of the text or follows a word that opens a clause. */
export function beginsClause(tokens: readonly Token[], at: number): boolean {
  return at === 0 || hasAny(tokens[at - 1], clauseOpeners)
}
