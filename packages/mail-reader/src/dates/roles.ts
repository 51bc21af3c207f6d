import type { Span } from '../text/span.ts'
import { after, before, type DateRole } from '../vocabulary/anchors.ts'
import type { Family } from '../vocabulary/kinds.ts'
import { words } from '../vocabulary/phrases.ts'
import type { FoundDate } from './find-dates.ts'

const compiled = (table: typeof before) => table.map(([role, text]) => [role, words(text, 'giu')] as const)
const leftOf = compiled(before)
const rightOf = compiled(after)

/** How many characters before and after a day its describing words may be. */
const reach = { left: 110, right: 26 }

/** Returns the role of a day, from the nearest words before it or the words right after it; null if they give none. */
export function roleOf(text: string, date: FoundDate, sentence: Span, previousEnd: number): DateRole | null {
  const left = text.slice(Math.max(sentence.start, previousEnd, date.start - reach.left), date.start)
  const right = text.slice(date.end, Math.min(sentence.end, date.end + reach.right))
  const behind = /^[\s,]{0,2}/.exec(right)![0].length
  for (const [role, pattern] of rightOf) {
    const found = right.matchAll(pattern).next().value
    if (found && found.index <= behind) return role
  }
  if (previousEnd > 0 && rangeEnd.test(text.slice(previousEnd, date.start))) return 'range end'
  return namedDate.test(left) ? 'due' : nearestRole(left)
}

/** The words between the two days of a range. */
const rangeEnd = /^[\s,]{0,2}(?:to|till|until|and|-|se|से)\s?$/i
/** 'The last date for filing the return of the period is'. */
const namedDate =
  /(?<!bill |statement |invoice |booking |order )(?:due|last|final|closing) date[^.\n]{0,90}\b(?:is|hai)\s?:?\s?$/i
/** Words with little meaning on their own: the words before them decide. */
const little = /^(?:on|from|this|by|before|date|ends|till|until|upto|up to|dt|दिनांक|तारीख|dinank)$/iu

function nearestRole(left: string): DateRole | null {
  let best: { end: number; start: number; role: DateRole } | null = null
  for (const [role, pattern] of leftOf) {
    for (const { index, 0: found } of left.matchAll(pattern)) {
      const end = index + found.length
      // Of two phrases that end at the same place the longer one is more specific: 'scheduled on' rather than 'on'.
      if (!best || end > best.end || (end === best.end && index < best.start)) best = { end, start: index, role }
    }
  }
  if (!best) return null
  const word = left.slice(best.start, best.end)
  if (!little.test(word)) return best.role
  const deeper = nearestRole(left.slice(0, best.start))
  if (deeper === 'other' && /^(?:by|before|till|until|up)/i.test(word)) return best.role
  return deeper ?? best.role
}

/** The weight of a role for each family of mails; unlisted roles have none. */
const weights: Readonly<Record<Family, Partial<Record<DateRole | 'none', number>>>> = {
  payment: { due: 10, debit: 9, expiry: 8, meeting: 3, none: 2, delivery: 1, departure: 1 },
  journey: { departure: 10, meeting: 7, none: 5, 'check-in': 3, delivery: 2, due: 1 },
  stay: { 'check-in': 10, arrival: 10, meeting: 6, none: 4, delivery: 3 },
  delivery: { delivery: 10, arrival: 8, due: 7, meeting: 7, none: 5, expiry: 2, departure: 3 },
  meeting: { meeting: 9, due: 8, none: 5, departure: 5, expiry: 5, delivery: 2, 'check-in': 2 },
  // A form or fee comes first, then the day it is for.
  school: { due: 10, meeting: 9, none: 5, departure: 5, expiry: 5, delivery: 2 },
  keeping: { 'range end': 10, expiry: 10, due: 9, meeting: 3, none: 2 },
}

/** Returns the weight of a role for the day to remember; 0 if it is not that day. */
export function weightOf(role: DateRole | null, family: Family): number {
  return weights[family][role ?? 'none'] ?? 0
}
