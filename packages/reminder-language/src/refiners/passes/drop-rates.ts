import { countedByRate, paidMonthly } from '../../languages/word-kinds.ts'
import type { Fact } from '../../parsers/facts.ts'
import { hasHint, hint } from '../../tokens/hints.ts'
import { has, nth, type Token } from '../../tokens/token.ts'
import type { Draft } from './draft.ts'
import { isInstruction } from './is-instruction.ts'

/**
 * Drops a repetition that is part of a price or a rate, if the line contains no instruction and no other time, and a
 * number in an address that only looks like a date.
 *
 * @example 'driver salary 15000 monthly' repeats nothing.
 */
export function dropRates(draft: Draft): void {
  const { tokens, facts } = draft
  if (facts.every((fact) => isRate(tokens, fact)) && !isInstruction(tokens)) draft.facts = []
  else if (facts.some(({ from }) => has(tokens[from], 'dm')))
    draft.facts = facts.filter(
      ({ from, to }) => to > from + 1 || !has(tokens[from], 'dm') || !isOfAddress(tokens, from),
    )
}

/**
 * Whether a repetition is part of a rate: '₹499 monthly', 'interest 7.1% quarterly', '1.5 GB daily data', 'driver
 * salary 15000 monthly'; but not 'steps 10000 daily'.
 */
function isRate(tokens: readonly Token[], { repeat, from, to }: Fact): boolean {
  if (!repeat) return false
  const [sign, before] = [nth(tokens, from - 2), nth(tokens, from - 1)]
  if (to > from + 1 || before === undefined) return false
  if (unitsOfData.has(before.word) || (before.word === '-' && sign?.word === '/')) return true
  if (!has(before, 'opaque') && !has(before, 'int')) return false
  if (tokens.some(({ word }) => paidMonthly.has(word))) return false
  const isSumADay = has(before, 'int') && before.digits > 2 && has(tokens[from], 'DAILY')
  if (isSumADay && tokens.some(({ word }) => paidDaily.test(word))) return true
  return signs.has(sign?.word ?? '') || amount.test(before.word) || tokens.some(({ word }) => countedByRate.has(word))
}

/** Workers paid by the day, and words for their pay: 'mistri 750 roz'. */
const paidDaily =
  /^(?:mistr[iy]|mistiri|helpers?|labou?rs?|ma[zj]d[ou]+rs?|ma[zj]d[ou]+ri|workers?|drivers?|carpenters?|plumbers?|painters?|electricians?|masons?|watchm[ae]n|guards?|beldar|karigar|aadmi|aurat|d[ei]h?a+[dr]i|wages?|rate|मिस्त्री|हेल्पर|लेबर|मजदूर|मज़दूर|मजदूरी|मज़दूरी|ड्राइवर|बढ़ई|प्लंबर|पेंटर|बेलदार|कारीगर|दिहाड़ी)$/
const amount = /^(?:rs)?\d[\d,.]*(?:%|gb|mb|rs)$/
const unitsOfData = new Set(['gb', 'mb', 'tb'])
const signs = new Set(['₹', 'rs', 'inr', 'rupees', 'rupaye', 'रुपये'])

/** Whether the second number belongs to an address: 'House no. 12/3, old 7/1'. */
function isOfAddress(tokens: readonly Token[], second: number): boolean {
  const first = tokens.findIndex((token) => has(token, 'dm') || has(token, 'frac'))
  return first < second && tokens.slice(Math.max(0, first - 3), first).some((token) => hasHint(token, hint.label))
}
