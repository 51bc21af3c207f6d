import type { Fact } from '../parsers/facts.ts'
import { has, hasAny, keySet, type Token } from '../tokens/token.ts'

/**
 * Returns the token positions at which another task begins with its time, without punctuation before it: 'tomorrow at
 * ten call bank tomorrow at eleven call insurance', 'kal 10 baje bank jana hai 12 baje doctor ko dikhana hai'.
 */
export function taskBoundaries(tokens: readonly Token[], facts: readonly Fact[]): ReadonlySet<number> {
  const groups: { from: number; to: number; timed: boolean }[] = []
  for (const { from, to, clock, repeat } of facts) {
    if (repeat) return none
    const last = groups.at(-1)
    if (last?.to === from) {
      last.to = to
      last.timed ||= clock !== undefined
    } else groups.push({ from, to, timed: clock !== undefined })
  }
  const [first, ...others] = groups.filter(({ timed }) => timed)
  if (first?.from !== 0) return none
  const isOrder = (at: number) => orders.test(tokens[at]?.word ?? '') && tokens[at + 1] !== undefined
  // 'At five call mom at six pick up kids': a bare hour between words is not read as a fact.
  if (isOrder(first.to) && tokens.length < 24)
    for (let at = first.to + 2; at + 3 < tokens.length; at++) {
      const hour = tokens[at + 1]!.meaning?.number ?? tokens[at + 1]!.numbers[0] ?? 0
      const isNew = !others.some(({ from, to }) => at >= from && at < to)
      if (has(tokens[at], 'AT') && hour > 0 && hour < 13 && hasAny(tokens[at + 1], hours) && isOrder(at + 2) && isNew)
        others.push({ from: at, to: at + 2, timed: true })
    }
  if (others.length === 0 || others.some(({ from }) => ofNoun.has(tokens[from - 1]!.word))) return none
  const isOrdered = [first, ...others].every(({ to }) => isOrder(to))
  const isEnded = [...others.map(({ from }) => from), tokens.length].every((end) => endsTask(tokens, end))
  return isOrdered || isEnded ? new Set(others.map(({ from }) => from)) : none
}

const none: ReadonlySet<number> = new Set()
const hours = keySet('int num')
/** Words before a time that make it describe a noun: 'the 5 pm order' is one task. */
const ofNoun = new Set('the a an my our his her their about of for to from or and'.split(' '))

const auxiliary = /^(?:h|hai|hain|hog[ai]|है|हैं|होगा|होगी)$/

/** Whether a task ends before this position: 'bank jana hai'. */
function endsTask(tokens: readonly Token[], end: number): boolean {
  const last = auxiliary.test(tokens[end - 1]?.word ?? '') ? end - 2 : end - 1
  return last > 0 && infinitive.test(tokens[last]!.word)
}

const infinitive = /^(?!nan[ai]$|[kj]?itn[ai]$|apn[aie]$|puran[aie]$|mahin[ae]$)(?:[a-z]{2,}n[aie]|.+न[ाीे])$/
const orders =
  /^(?:call|pay|pick|drop|get|bring|buy|take|give|meet|go|leave|reach|start|send|collect|submit|book|order|check|ring|attend|join|visit|water|feed|clean|wash|cook|return|email|mail|text|ping)$/
