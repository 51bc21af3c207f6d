import type { Fact } from '../../parsers/facts.ts'
import { hasHint, hint } from '../../tokens/hints.ts'
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
  const narrated = facts.filter((fact, index) => index > 0 && isNarrated(tokens, fact, facts))
  if (narrated.length > 0) draft.facts = facts.filter((fact) => !narrated.includes(fact))
  const describing = new Set<Fact>()
  facts.forEach((fact, index) => {
    if (!fact.date) return
    // A time after the date describes the noun too: 'kal subah 9 baje ki meeting'.
    let end = index
    while (isTimeRightAfter(facts[end]!, facts[end + 1])) end++
    const { to } = facts[end]!
    if (!isDeadline(tokens, fact.from) && (!describesNoun(tokens, to) || has(tokens[to - 1], 'KO'))) return
    for (let at = index; at <= end; at++) describing.add(facts[at]!)
  })
  const [first] = describing
  const hasRequestedTime = facts.some((fact) => saysWhen(fact) && !describing.has(fact))
  if (hasRequestedTime || (first && facts.some((fact) => fact.clock && isBeforePurpose(tokens, fact, first))))
    draft.facts = draft.facts.filter((fact) => !describing.has(fact))
}

/** Whether a clause only states a day and has no task: 'give the saree on Monday, wedding is on 12th Dec'. */
function isNarrated(tokens: readonly Token[], { date, clock, from, to }: Fact, facts: readonly Fact[]): boolean {
  if (!date || clock || !isWords.has(nth(tokens, from - 1)?.word ?? '')) return false
  let at = from - 2
  while (at > 0 && at > from - 7 && tokens[at]!.keys[0] !== 'mark') at--
  if (at < 1 || at === from - 2 || tokens[at]!.word !== ',') return false
  const isTimed = facts.some((fact) => fact.from >= to && (fact.clock ?? fact.part))
  const isBefore = facts.some((fact) => fact.to <= at)
  return isBefore && !isTimed && !tokens.slice(at, from).some((token) => hasHint(token, hint.doing))
}
const isWords = new Set(['is', 'are'])

/** Whether a date is a deadline: 'submit the form tomorrow, deadline 11 Dec', 'last date 5 Jan'. */
function isDeadline(tokens: readonly Token[], from: number): boolean {
  const before = nth(tokens, from - 1)
  if (before === undefined) return false
  const last = has(tokens[from], 'DATE') ? before : has(before, 'DATE') ? nth(tokens, from - 2) : undefined
  return deadlines.has(before.word) || has(last, 'LASTWORD')
}
const deadlines = new Set(['deadline', 'expiry', 'expires', 'डेडलाइन'])

/** Whether a time today precedes a date that is only the purpose: '4 baje shoes dhone hai kal ke PT ke liye'. */
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
