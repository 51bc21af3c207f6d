import { has, hasAny, keySet, type Token } from '../tokens/token.ts'
import type { Saying } from './facts.ts'
import type { Captures } from './terms.ts'

/**
 * A phrase as a pattern over the tokens' keys, and what it says.
 *
 * 'EVERY <n> <unit>' is a word that means 'every' in any of our languages, a number, a unit of time. 'A|B' is either,
 * a trailing '?' may be missing, '<n:second>' keeps a second number, '$' asks that the phrase end here (end of text, a
 * mark, or a word that phrases are made of, so that '5' in 'at 5 star hotel' is no hour), a leading '^' that it begin a
 * clause; a leading '@' is any preposition, or none.
 */
export type Rule = readonly [pattern: string, say: Say]

/** The meaning of the phrase, fixed or from its captures and position; null if it has none after all. */
export type Say = Saying | null | ((found: Captures, at: Where) => Saying | null)

export type Where = { tokens: readonly Token[]; from: number; to: number }

/** Words after which a number does not count things: 'at 5 to call', 'at 5 tomorrow', 'at 5 ko'. */
const phraseKeys = keySet(
  'TO ON FOR IN AT WITH AROUND AND OR KO KA PE TAK SE MEIN LIYE OF FROM BY UNTIL day wd part OCLOCK AM PM SHARP REMINDER BEFORE AFTER PEHLE BAAD EVERY DAILY THIS NEXT TONIGHT THAT NOW IS POSS DATE IST STARTING TIMES UP DUE SO BECAUSE ME PLEASE WEEKLY MONTHLY COMING CALLED THE A MY clock SADHE SAVA PAUNE',
)

/** Whether a phrase may end before this token: it is the end, a mark, a word that phrases are made of, or a clock time. */
export function endsPhrase(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (!token) return true
  if (token.keys[0] === 'mark') return !(token.glued && '-/%°+=*'.includes(token.word))
  return hasAny(token, phraseKeys) || isClockHour(tokens, at)
}

const hours = keySet('int num decimal range')

/** '9 am', '10.30 pm' and '5 baje'. */
function isClockHour(tokens: readonly Token[], at: number): boolean {
  const mark = tokens[at + 1]
  return hasAny(tokens[at], hours) && (has(mark, 'AM') || has(mark, 'PM') || has(mark, 'OCLOCK'))
}

const clauseOpeners = keySet('mark THAT REMINDER')

export function beginsClause(tokens: readonly Token[], at: number): boolean {
  return at === 0 || hasAny(tokens[at - 1], clauseOpeners)
}
