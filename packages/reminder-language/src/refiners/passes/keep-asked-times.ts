import type { Fact } from '../../parsers/facts.ts'
import { has } from '../../tokens/token.ts'
import { clausesOf, isRequest, requestClauses } from '../neighbours.ts'
import type { Draft } from './draft.ts'

/**
 * Keeps the time that a request names, and drops those of the other clauses.
 *
 * @example 'dinner is on Tuesday - could you remind me on Monday' is for Monday.
 */
export function keepAskedTimes(draft: Draft): void {
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

/** 'Remind me at 8 pm that there is no water tomorrow' rings today: what is told may have a day of its own. */
function keepTimeBeforeThat(draft: Draft): void {
  const { tokens, facts } = draft
  const that = tokens.findIndex((token) => has(token, 'THAT'))
  if (that < 0 || !tokens.slice(0, that).some(isRequest)) return
  const asked = facts.filter(({ to }) => to <= that)
  if (asked.some(({ clock, wait }) => clock || wait)) draft.facts = asked
}
