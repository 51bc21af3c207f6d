import { anyHas, keySet, nth, type Token } from '../tokens/token.ts'

const clauseMarks = new Set(['.', ';', '?', '!', '।', '–', '—'])
const asks = new Set([
  'can',
  'could',
  'will',
  'would',
  'please',
  'set',
  'remind',
  'kya',
  'create',
  'make',
  'add',
  'alert',
  'plz',
  'pls',
])

/**
 * Returns the clause number of each token, or an empty list if the line is one clause. A comma separates clauses only
 * before a request ('..., can you remind me').
 */
export function clausesOf(tokens: readonly Token[]): readonly number[] {
  if (!anyHas(tokens, marks)) return one
  let clauses: number[] | null = null
  let clause = 0
  for (let at = 0; at < tokens.length; at++) {
    clauses?.push(clause)
    if (tokens[at]!.keys[0] !== 'mark' || !partsClauses(tokens, at)) continue
    clauses ??= Array.from({ length: at + 1 }, () => 0)
    clause++
  }
  return clauses ?? one
}

const marks = keySet('mark')
const one: readonly number[] = []

function partsClauses(tokens: readonly Token[], at: number): boolean {
  const { word, glued } = tokens[at]!
  const next = tokens[at + 1]
  if (word === '-') return !glued && next !== undefined && !next.glued
  if (word === ',') return next !== undefined && (asks.has(next.word) || isOrder(tokens, at + 1))
  return clauseMarks.has(word) && !(word === '.' && glued && (next?.glued || tokens[at - 1]!.word.length <= 2))
}

const back = new Set(['it', 'this', 'that'])

/**
 * Whether a clause such as 'do it this Friday' starts at `at`. In 'apply for leave for 21 Dec, do it this Friday' its
 * day is the reminder's.
 */
const isOrder = (tokens: readonly Token[], at: number) =>
  tokens[at]!.word === 'do' && back.has(tokens[at + 1]?.word ?? '')

const requestWords = new Set(
  'remind reminder reminders reminded alert notify yaad yad alarm alarms याद रिमाइंडर अलार्म'.split(' '),
)

/** Whether a word asks for a reminder. */
export const isRequest = ({ word }: Token) => requestWords.has(word)

/** Returns the clauses that ask for a reminder. */
export function requestClauses(tokens: readonly Token[], clauses: readonly number[]): Set<number> {
  const found = new Set<number>()
  tokens.forEach((token, at) => {
    const isBegun = nth(tokens, at - 1)?.word === ',' && clauses[at] !== clauses[at - 1]
    if (isRequest(token) || (isBegun && isOrder(tokens, at))) found.add(clauses[at]!)
  })
  return found
}
