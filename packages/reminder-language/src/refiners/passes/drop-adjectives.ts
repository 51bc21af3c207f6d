import type { DateSpec, Fact } from '../../parsers/facts.ts'
import { shifts } from '../../tokens/correction-words.ts'
import { nth, type Token } from '../../tokens/token.ts'
import { boundaryOf } from '../neighbours.ts'
import { join } from '../repeat-rule.ts'
import type { Draft } from './draft.ts'

/**
 * Drops an adjective that only looks like a recurrence, when the text names a single day.
 *
 * @example 'monthly review on 3 Dec' and 'weekly review moved to Thursday' take place once.
 */
export function dropAdjectives(draft: Draft): void {
  const { tokens, facts } = draft
  if (!facts.some(({ repeat }) => repeat?.adjective)) return
  const isMoved = tokens.some((_, at) => isMove(tokens, at)) && facts.some(({ date }) => date)
  // 'Daily walk starting tomorrow': a first day is not a single day.
  const once = facts.filter(
    ({ date, marker }, index) => date && !marker && !nth(facts, index - 1)?.marker && namesOneDay.has(date.is),
  )
  const isAdjective = ({ repeat, from }: Fact) =>
    repeat?.adjective &&
    (isMoved ||
      once.some((fact) => tokens[from]!.word === 'annual' || (!join(repeat, fact.date!) && !boundaryOf(tokens, fact))))
  if (facts.every((fact) => !fact.repeat || isAdjective(fact))) draft.facts = facts.filter(({ repeat }) => !repeat)
}

/** Whether a word is about moving an event: 'moved to', 'shift ho gayi'. 'Shift' alone may mean working hours. */
const isMove = (tokens: readonly Token[], at: number): boolean =>
  shifts.has(tokens[at]!.word) && (tokens[at]!.word.endsWith('ed') || goes.has(tokens[at + 1]?.word ?? ''))
const goes = new Set('ho hui hua kar kiya ki gaya gayi हो हुई हुआ कर'.split(' '))

const namesOneDay = new Set<DateSpec['is']>(['offset', 'calendar', 'duration'])
