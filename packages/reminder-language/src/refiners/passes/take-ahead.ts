import type { DateSpec, Fact } from '../../parsers/facts.ts'
import { has, nth, type Token } from '../../tokens/token.ts'
import type { Draft } from './draft.ts'

/** Days that a deadline can name; 'before month end' means by its last day. */
const named: ReadonlySet<DateSpec['is']> = new Set(['calendar', 'monthday', 'weekday', 'nth', 'feast', 'weekend'])

const negative = /^(?:don['’]?t|not|never|mat|मत)$/

/** A birthday is wished at the midnight with which it begins. */
const wished = /^(?:wish|bday|birthday|anniversary|janamdin|janmdin|जन्मदिन|सालगिरह|बर्थडे)$/

/**
 * Notes that the task is to be done before a day without a time, and that midnight begins a birthday.
 *
 * @example 'submit report before Friday' comes on Thursday (docs/decisions/0100). 'On or before Friday' is Friday.
 */
export function takeAhead({ tokens, given }: Draft): void {
  const { date, time, repeat, lead, ends, used } = given
  if (time?.part?.part === 'midnight' || time?.clock?.hour === 12)
    given.beginsDay = tokens.some(({ word }) => wished.test(word))
  if (!date || time || repeat || lead || ends || !named.has(date.is)) return
  // 'Don't call Raju before Monday' is about Monday.
  given.ahead =
    used.some((fact) => fact.date && isBefore(tokens, fact)) && !tokens.some(({ word }) => negative.test(word))
}

function isBefore(tokens: readonly Token[], { from, to }: Fact): boolean {
  if (has(tokens[from], 'BEFORE')) return nth(tokens, from - 1)?.word !== 'or'
  if (has(tokens[to - 1], 'PEHLE')) return true
  const at = has(tokens[to], 'PEHLE') ? to - 1 : to
  // 'Naye saal ke pehle din' is its first day.
  const isFirst =
    has(tokens[at], 'KA') && (has(tokens[at + 2], 'DAY') || has(tokens[at + 2], 'wd') || has(tokens[at + 2], 'unit'))
  return (has(tokens[at], 'SE') || has(tokens[at], 'KA')) && has(tokens[at + 1], 'PEHLE') && !isFirst
}
