import type { Fact } from '../parsers/facts.ts'
import type { Span } from '../reading.ts'
import { hint, mayBe } from '../tokens/hints.ts'
import { has, type Token } from '../tokens/token.ts'

/**
 * An exception to a recurrence that cannot be stored ('every day except 26 January', 'roz 15 August ko chhodkar',
 * 'except holidays'): its words, and its day, on which nothing may begin.
 */
export function exceptionOf(tokens: readonly Token[], read: readonly Fact[]): (Span & { fact: Fact | null }) | null {
  const repeat = read.find((fact) => fact.repeat)
  if (!repeat && read.filter((fact) => fact.date).length < 2) return null

  const isWithin = (at: number) => repeat !== undefined && at >= repeat.from && at < repeat.to
  const leavesOutAt = (at: number) => (tokens[at]?.word === 'not' ? at - 1 : at)
  for (const fact of read) {
    if (!fact.date || fact.repeat || isWithin(fact.from)) continue
    const before = leavesOutAt(fact.from - 1)
    if (has(tokens[before], 'EXCEPT')) return said(before, fact.to - 1, fact)
    if (has(tokens[fact.to], 'CHHOD')) return said(fact.from, fact.to, fact)
  }
  const at = tokens.findIndex((token, at) => has(token, 'EXCEPT') && mayBe(tokens[at + 1], hint.dayOff))
  return at < 0 || isWithin(at) ? null : said(at, at + 1, null)

  function said(first: number, last: number, fact: Fact | null) {
    return { fact, start: tokens[first]!.start, end: tokens[last]!.end }
  }
}
