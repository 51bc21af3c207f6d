import type { DateSpec, Fact } from '../parsers/facts.ts'
import { endsPhrase } from '../parsers/pattern.ts'
import { hasHint, hint } from '../tokens/hints.ts'
import { anyHas, has, hasAny, keySet, nth, type Token } from '../tokens/token.ts'

/** The token range of an exception to a repetition, and the day it names, if any. */
export type Exception = { from: number; to: number; fact: (Fact & { date: DateSpec }) | null }

/** Words that may introduce an exception: 'but not on 30 Nov', 'sirf 26 nov ko nahi'. */
const openers = new Set(['but', 'lekin', 'magar', 'par', 'sirf', 'bas', 'only', 'just', ','])

/**
 * Finds an exception to a repetition: 'every day except 26 January', 'roz 15 August ko chhodkar', '30 nov ko nahi',
 * 'except holidays'.
 */
export function exceptionOf(tokens: readonly Token[], read: readonly Fact[]): Exception | null {
  let repeat: Fact | undefined
  let dates = 0
  for (let at = 0; at < read.length; at++) {
    if (read[at]!.repeat) repeat ??= read[at]
    if (read[at]!.date) dates++
  }
  if (!repeat && dates < 2) return null

  const isWithin = (at: number) => repeat !== undefined && at >= repeat.from && at < repeat.to
  for (const fact of read) {
    if (!isDay(fact) || isWithin(fact.from)) continue
    const before = nth(tokens, fact.from - 1)?.word === 'on' ? fact.from - 2 : fact.from - 1
    const leavesOut =
      nth(tokens, before)?.word === 'not' && has(nth(tokens, before - 1), 'EXCEPT') ? before - 1 : before
    // 'Daily 6 am, but on Sunday 8 am' excludes no day.
    const hasTime = nth(tokens, leavesOut)?.word === 'but' && hasAny(tokens[fact.to], hours)
    if (has(nth(tokens, leavesOut), 'EXCEPT') && !hasTime) return opened(leavesOut, fact.to, fact)
    if (has(tokens[fact.to], 'CHHOD')) {
      return opened(fact.from, has(tokens[fact.to + 1], 'KAR') ? fact.to + 2 : fact.to + 1, fact)
    }
    const after = has(tokens[fact.to], 'KO') ? fact.to + 1 : fact.to
    const isLater = repeat !== undefined && repeat.to <= fact.from
    if (isLater && has(tokens[after], 'NOT') && endsPhrase(tokens, after + 1)) return opened(fact.from, after + 1, fact)
    if (isLater && has(nth(tokens, before), 'NOT') && endsPhrase(tokens, fact.to)) return opened(before, fact.to, fact)
  }
  const at = anyHas(tokens, excepting)
    ? tokens.findIndex((token, at) => has(token, 'EXCEPT') && hasHint(tokens[at + 1], hint.dayOff))
    : -1
  // 'Except Sunday' is removed from the rule itself (take-recurrence.ts).
  const isTaken =
    repeat?.repeat?.interval === 1 && read.some(({ kind, from, to }) => kind === 'except' && at >= from && at < to)
  if (at >= 0) return isWithin(at) || isTaken ? null : { from: at, to: at + 2, fact: null }
  return anyHas(tokens, leaving) ? dayOffLeft(tokens, isWithin) : null

  function opened(from: number, to: number, fact: Fact & { date: DateSpec }): Exception {
    let first = from
    while (openers.has(nth(tokens, first - 1)?.word ?? '')) first--
    return { from: first, to, fact }
  }
}

/** Finds an exception for days off: 'chhutti wale din chhod ke', 'holidays ko chhodkar'. */
function dayOffLeft(tokens: readonly Token[], isWithin: (at: number) => boolean): Exception | null {
  const from = tokens.findIndex((token) => hasHint(token, hint.dayOff) && token.meaning?.weekday === undefined)
  const left = from < 0 ? -1 : tokens.findIndex((token, at) => at > from && has(token, 'CHHOD'))
  const between = tokens.slice(from + 1, Math.max(left, 0))
  const isNear = left > 0 && between.every((token) => hasAny(token, ofDayOff) || token.meaning?.unit === 'day')
  if (!isNear || isWithin(from)) return null
  return { from, to: has(tokens[left + 1], 'KAR') ? left + 2 : left + 1, fact: null }
}

const excepting = keySet('EXCEPT')
const leaving = keySet('CHHOD')
const ofDayOff = keySet('KA WALA KO')
const hours = keySet('int clock decimal part AT')
const isDay = (fact: Fact): fact is Fact & { date: DateSpec } => fact.date !== undefined && !fact.repeat
