import type { Fact, Marker } from '../parsers/facts.ts'
import { has, hasAny, keySet, nth, type Token } from '../tokens/token.ts'

const glue = keySet('OF THE ON AT IN FOR BY KO KA SE MEIN PE TAK TO AROUND FROM AND SHARP ONWARDS A LIYE DUE ST DAY')
const glueMarks = new Set([',', '-', '(', ')', '|', '–', '—', '.', ':'])

/** Whether only connecting words ('on', 'ko', a comma) separate two facts. */
export function touch(tokens: readonly Token[], first: Fact, second: Fact): boolean {
  for (let at = first.to; at < second.from; at++) {
    const token = tokens[at]!
    if (!glueMarks.has(token.word) && !hasAny(token, glue)) return false
  }
  return true
}

/** Like `touch`, in either order. */
export function adjoin(tokens: readonly Token[], one: Fact, other: Fact): boolean {
  return one.to <= other.from ? touch(tokens, one, other) : touch(tokens, other, one)
}

/**
 * Whether a date limits a recurrence: 'start' for 'from 5 Dec' and '5 Dec se', 'until' for 'till 5 Dec' and '5 Dec
 * tak', otherwise null.
 */
export function boundaryOf(tokens: readonly Token[], { from, to }: Fact): Marker | null {
  const [before, first, last, after] = [nth(tokens, from - 1), tokens[from], tokens[to - 1], tokens[to]]
  if (has(first, 'UNTIL') || has(last, 'TAK') || has(before, 'UNTIL') || has(after, 'TAK')) return 'until'
  if (has(first, 'FROM') || has(before, 'FROM') || has(after, 'SE') || has(last, 'SE')) return 'start'
  return null
}

/** Words after 'ka' that do not make the date describe a noun: 'kal ka reminder', 'kal ke liye', 'Diwali ke din'. */
const notGenitive = keySet(
  'LIYE BAAD PEHLE WITHIN AROUND DAY END BEGIN part int clock num decimal REMINDER DATE WAQT SADHE SAVA PAUNE DEDH DHAI NEXT wd TONIGHT LASTWORD',
)

const describing = keySet('POSS WALA')

/** Whether a date describes the noun after it: 'kal ki meeting', "tomorrow's meeting", 'Monday wali class'. */
export function describesNoun(tokens: readonly Token[], end: number): boolean {
  const next = tokens[end]
  // Fast path: most following words have no meaning to the reader.
  if (next === undefined || next.keys[0] === 'word') return false
  if (hasAny(next, describing)) return true
  if (!has(next, 'KA')) return false
  const noun = tokens[end + 1]
  return noun !== undefined && noun.keys[0] !== 'mark' && !hasAny(noun, notGenitive)
}
