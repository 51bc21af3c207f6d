import type { Fact } from '../../parsers/facts.ts'
import { anyHas, hasAny, keySet } from '../../tokens/token.ts'
import { clausesOf, isRequest, requestClauses } from '../clauses.ts'
import type { Draft } from './draft.ts'

/**
 * Keeps the times in the clause that asks for a reminder, and drops those of the other clauses.
 *
 * @example 'dinner is on Tuesday - could you remind me on Monday' is for Monday.
 */
export function keepAskedTimes(draft: Draft): void {
  if (draft.facts.length < 2) return
  keepTimeBeforeThat(draft)
  const { tokens, facts } = draft
  const clauses = clausesOf(tokens)
  if (!clauses.at(-1)) return
  const requests = requestClauses(tokens, clauses)
  const asked = facts.filter((fact) => requests.has(clauses[fact.from]!) && (saysDay(fact) || saysTime(fact)))
  if (asked.length === 0 || asked.length === facts.length) return
  const hasDay = asked.some(saysDay)
  const hasTime = asked.some(saysTime)
  draft.facts = facts.filter(
    (fact) => asked.includes(fact) || !((fact.date && hasDay) || ((fact.clock || fact.part) && hasTime)),
  )
}

const saysDay = ({ date, wait, repeat }: Fact) => date || wait || repeat
const saysTime = ({ clock, part, wait }: Fact) => clock || part || wait

const telling = keySet('THAT')

/** Keeps only the times before 'that': 'remind me at 8 pm that there is no water tomorrow' rings today. */
function keepTimeBeforeThat(draft: Draft): void {
  const { tokens, facts } = draft
  if (!anyHas(tokens, telling)) return
  const that = tokens.findIndex((token) => hasAny(token, telling))
  if (!tokens.slice(0, that).some(isRequest)) return
  const asked = facts.filter(({ to }) => to <= that)
  if (asked.some(({ clock, wait }) => clock || wait)) draft.facts = asked
}
