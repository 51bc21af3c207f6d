import type { Fact } from '../parsers/facts.ts'
import { has, type Token } from '../tokens/token.ts'

const glue = [
  'OF',
  'THE',
  'ON',
  'AT',
  'IN',
  'FOR',
  'BY',
  'KO',
  'KA',
  'SE',
  'MEIN',
  'PE',
  'TAK',
  'TO',
  'AROUND',
  'FROM',
  'AND',
  'SHARP',
  'A',
  'LIYE',
  'DUE',
  'ST',
  'DAY',
]
const glueMarks = new Set([',', '-', '(', ')', '|', '–', '—', '.', ':'])

/** Whether nothing but joints ('on', 'ko', a comma) stands between two facts. */
export function touch(tokens: readonly Token[], first: Fact, second: Fact): boolean {
  for (let at = first.to; at < second.from; at++) {
    const token = tokens[at]!
    if (!glueMarks.has(token.word) && !glue.some((key) => token.keys.includes(key))) return false
  }
  return true
}

/** Words after 'ka' that leave the date its own: 'kal ka reminder', 'kal ke liye', 'Diwali ke din'. */
const notGenitive = [
  'LIYE',
  'BAAD',
  'PEHLE',
  'WITHIN',
  'AROUND',
  'DAY',
  'END',
  'BEGIN',
  'part',
  'int',
  'clock',
  'num',
  'decimal',
  'REMINDER',
  'DATE',
  'WAQT',
  'SADHE',
  'SAVA',
  'PAUNE',
  'DEDH',
  'DHAI',
  'NEXT',
  'wd',
  'TONIGHT',
  'LASTWORD',
]

/** Whether a date describes the noun after it: 'kal ki meeting', "tomorrow's meeting", 'Monday wali class'. */
export function describesNoun(tokens: readonly Token[], end: number): boolean {
  const next = tokens[end]
  if (has(next, 'POSS')) return true
  if (has(next, 'WALA')) return true
  if (!has(next, 'KA')) return false
  const noun = tokens[end + 1]
  return noun !== undefined && noun.keys[0] !== 'mark' && !notGenitive.some((key) => noun.keys.includes(key))
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

/** For each token, the clause it stands in. A comma parts clauses only before a request ('..., can you remind me'). */
export function clausesOf(tokens: readonly Token[]): number[] {
  const clauses: number[] = []
  let clause = 0
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!
    const next = tokens[at + 1]
    clauses.push(clause)
    const dash = token.word === '-' && !token.glued && next !== undefined && !next.glued
    const abbreviation = token.word === '.' && token.glued && (next?.glued || tokens[at - 1]!.word.length <= 2)
    if (
      (clauseMarks.has(token.word) && !abbreviation) ||
      dash ||
      (token.word === ',' && next !== undefined && asks.has(next.word))
    )
      clause++
  }
  return clauses
}

const requestWords = /^(remind|reminder|reminders|reminded|alert|notify|yaad|yad|alarm|alarms|याद|रिमाइंडर|अलार्म)$/

/** The clauses in which the speaker asks to be reminded. */
export function requestClauses(tokens: readonly Token[], clauses: readonly number[]): Set<number> {
  const found = new Set<number>()
  tokens.forEach((token, at) => {
    if (requestWords.test(token.word)) found.add(clauses[at]!)
  })
  return found
}
