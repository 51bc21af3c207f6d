import type { Fact } from '../../parsers/facts.ts'
import { endsPhrase } from '../../parsers/pattern.ts'
import { has, type Token } from '../../tokens/token.ts'
import { adjoin, describesNoun } from '../neighbours.ts'
import type { Draft } from './draft.ts'

/**
 * Finds the part of the day that decides whether a clock time is am or pm: the clock's own, else one next to it, else
 * the first of the text.
 *
 * @example 'kal subah ko gym 6 baje' is six in the morning.
 */
export function settleHalf({ tokens, facts, parts, given }: Draft): void {
  const { time, used } = given
  if (!time?.clock) return
  if (time.part) {
    given.settling = time
    return
  }
  const usable = parts.filter((fact) => (fact.weak && !isOfAnother(tokens, fact.to)) || facts.includes(fact))
  const settling = usable.find((fact) => adjoin(tokens, fact, time)) ?? usable[0]
  if (!settling) return
  given.settling = settling
  // A weak part is removed from the title only if it ends a day: 'for 6:30 tomorrow morning'.
  const endsDay = ({ from, to }: Fact) =>
    endsPhrase(tokens, to) && used.some((fact) => (fact.date ?? fact.repeat) && fact.to === from)
  // 'Tomorrow morn 7ish'.
  const leadsTo = ({ from, to }: Fact) => to === time.from && used.some((fact) => fact.date && fact.to === from)
  if (!used.includes(settling) && (!settling.weak || endsDay(settling) || leadsTo(settling))) used.push(settling)
}

/**
 * Medicines, which are taken at the part of the day they are named after, whatever else describes them: 'raat ki BP ki
 * dawai'.
 */
const doses = new Set('dawai dawa davai goli tablet syrup insulin drops दवाई दवा गोली सिरप'.split(' '))

/**
 * Whether a part of the day describes something other than the task: 'parso raat ki train ka tatkal kal 10 baje' books
 * the ticket at ten, and the night is the train's. 'Raat ki dawai 9 baje' is taken at night.
 */
const isOfAnother = (tokens: readonly Token[], end: number): boolean =>
  describesNoun(tokens, end) &&
  [2, 3, 4].some((ahead) => has(tokens[end + ahead], 'KA') && !doses.has(tokens[end + ahead + 1]?.word ?? ''))
