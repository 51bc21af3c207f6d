import type { Fact, Marker } from '../parsers/facts.ts'
import { has, hasAny, keySet, nth, type Token } from '../tokens/token.ts'

const glue = keySet('OF THE ON AT IN FOR BY KO KA SE MEIN PE TAK TO AROUND FROM AND SHARP ONWARDS A LIYE DUE ST DAY')
const glueMarks = new Set([',', '-', '(', ')', '|', '–', '—', '.', ':'])

/** Whether there are only joints ('on', 'ko', a comma) between two facts. */
export function touch(tokens: readonly Token[], first: Fact, second: Fact): boolean {
  for (let at = first.to; at < second.from; at++) {
    const token = tokens[at]!
    if (!glueMarks.has(token.word) && !hasAny(token, glue)) return false
  }
  return true
}

/** As `touch`, whichever of the two comes first. */
export function adjoin(tokens: readonly Token[], one: Fact, other: Fact): boolean {
  return one.to <= other.from ? touch(tokens, one, other) : touch(tokens, other, one)
}

/** With a recurrence, 'from 5 Dec' and '5 Dec se' say when it begins, 'till 5 Dec' and '5 Dec tak' when it ends. */
export function boundaryOf(tokens: readonly Token[], { from, to }: Fact): Marker | null {
  const [before, first, last, after] = [nth(tokens, from - 1), tokens[from], tokens[to - 1], tokens[to]]
  if (has(first, 'UNTIL') || has(last, 'TAK') || has(before, 'UNTIL') || has(after, 'TAK')) return 'until'
  if (has(first, 'FROM') || has(before, 'FROM') || has(after, 'SE') || has(last, 'SE')) return 'start'
  return null
}

/** Words after 'ka' that leave the date its own: 'kal ka reminder', 'kal ke liye', 'Diwali ke din'. */
const notGenitive = keySet(
  'LIYE BAAD PEHLE WITHIN AROUND DAY END BEGIN part int clock num decimal REMINDER DATE WAQT SADHE SAVA PAUNE DEDH DHAI NEXT wd TONIGHT LASTWORD',
)

/** Whether a date describes the noun after it: 'kal ki meeting', "tomorrow's meeting", 'Monday wali class'. */
export function describesNoun(tokens: readonly Token[], end: number): boolean {
  const next = tokens[end]
  if (has(next, 'POSS')) return true
  if (has(next, 'WALA')) return true
  if (!has(next, 'KA')) return false
  const noun = tokens[end + 1]
  return noun !== undefined && noun.keys[0] !== 'mark' && !hasAny(noun, notGenitive)
}

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
 * For each token, the clause it is in; nothing where all is one. A comma parts clauses only before a request
 * ('..., can you remind me').
 */
export function clausesOf(tokens: readonly Token[]): readonly number[] {
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

const one: readonly number[] = []

function partsClauses(tokens: readonly Token[], at: number): boolean {
  const { word, glued } = tokens[at]!
  const next = tokens[at + 1]
  if (word === '-') return !glued && next !== undefined && !next.glued
  if (word === ',') return next !== undefined && (asks.has(next.word) || isOrder(tokens, at + 1))
  return clauseMarks.has(word) && !(word === '.' && glued && (next?.glued || tokens[at - 1]!.word.length <= 2))
}

const back = new Set(['it', 'this', 'that'])

/** 'Apply for leave for 21 Dec, do it this Friday': the day is that of the order. */
const isOrder = (tokens: readonly Token[], at: number) =>
  tokens[at]!.word === 'do' && back.has(tokens[at + 1]?.word ?? '')

const requestWords = new Set(
  'remind reminder reminders reminded alert notify yaad yad alarm alarms याद रिमाइंडर अलार्म'.split(' '),
)

/** Whether a word asks to be reminded. */
export const isRequest = ({ word }: Token) => requestWords.has(word)

/** The clauses in which the speaker asks to be reminded. */
export function requestClauses(tokens: readonly Token[], clauses: readonly number[]): Set<number> {
  const found = new Set<number>()
  tokens.forEach((token, at) => {
    const isBegun = nth(tokens, at - 1)?.word === ',' && clauses[at] !== clauses[at - 1]
    if (isRequest(token) || (isBegun && isOrder(tokens, at))) found.add(clauses[at]!)
  })
  return found
}
