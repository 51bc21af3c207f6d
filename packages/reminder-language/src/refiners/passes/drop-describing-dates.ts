import type { Fact } from '../../parsers/facts.ts'
import { has, nth, type Token } from '../../tokens/token.ts'
import { describesNoun } from '../neighbours.ts'
import type { Draft } from './draft.ts'
import { precision } from './take-recurrence.ts'

/**
 * Drops dates that describe a noun when the text also has one that does not.
 *
 * @example 'kal ki meeting ke notes aaj bhejna' is for today.
 */
export function dropDescribingDates(draft: Draft): void {
  const { tokens, facts } = draft
  if (facts.length < 2) return
  const describing = new Set<Fact>()
  facts.forEach((fact, index) => {
    if (!fact.date) return
    // Its time describes the noun too: 'kal subah 9 baje ki meeting'.
    let end = index
    while (isTimeRightAfter(facts[end]!, facts[end + 1])) end++
    const { to } = facts[end]!
    if (!describesNoun(tokens, to) || has(tokens[to - 1], 'KO')) return
    for (let at = index; at <= end; at++) describing.add(facts[at]!)
  })
  const [first] = describing
  const isAsked = facts.some((fact) => saysWhen(fact) && !describing.has(fact))
  if (isAsked || (first && facts.some((fact) => fact.clock && isBeforePurpose(tokens, fact, first))))
    draft.facts = facts.filter((fact) => !describing.has(fact))
}

/** '4 baje shoes dhone hai kal ke PT ke liye': an hour of today, for what is tomorrow. */
function isBeforePurpose(tokens: readonly Token[], { to }: Fact, date: Fact): boolean {
  if (to >= date.from) return false
  const isFor = has(nth(tokens, date.from - 1), 'FOR')
  const after = tokens.slice(date.to + 2, date.to + 6)
  return isFor || after.some((token, at) => has(token, 'KA') && has(after[at + 1], 'LIYE'))
}

function isTimeRightAfter({ to }: Fact, next: Fact | undefined): boolean {
  return next?.from === to && (next.part ?? next.clock) !== undefined && !next.date
}

function saysWhen({ kind, date, wait, repeat, marker }: Fact): boolean {
  return !marker && Boolean(date || wait || kind === 'now' || (repeat && precision(repeat) > 0))
}
