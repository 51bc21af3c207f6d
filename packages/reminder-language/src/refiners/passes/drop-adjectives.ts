import type { DateSpec, Fact } from '../../parsers/facts.ts'
import { nth } from '../../tokens/token.ts'
import { boundaryOf } from '../neighbours.ts'
import { join } from '../repeat-rule.ts'
import type { Draft } from './draft.ts'

/**
 * Drops an adjective that only looks like a recurrence, when the text names a single day.
 *
 * @example 'monthly review on 3 Dec' takes place once.
 */
export function dropAdjectives(draft: Draft): void {
  const { tokens, facts } = draft
  if (!facts.some(({ repeat }) => repeat?.adjective)) return
  // 'Daily walk starting tomorrow': a first day is no single one.
  const once = facts.filter(
    ({ date, marker }, index) => date && !marker && !nth(facts, index - 1)?.marker && namesOneDay.has(date.is),
  )
  const isAdjective = ({ repeat, from }: Fact) =>
    repeat?.adjective &&
    once.some((fact) => tokens[from]!.word === 'annual' || (!join(repeat, fact.date!) && !boundaryOf(tokens, fact)))
  if (facts.every((fact) => !fact.repeat || isAdjective(fact))) draft.facts = facts.filter(({ repeat }) => !repeat)
}

const namesOneDay = new Set<DateSpec['is']>(['offset', 'calendar', 'duration'])
