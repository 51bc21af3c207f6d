import type { Fact } from '../../parsers/facts.ts'
import { has, nth, type Token } from '../../tokens/token.ts'
import { adjoin, touch } from '../neighbours.ts'
import type { Draft } from './draft.ts'

/**
 * Takes the clock time, else the part of the day. Of several clock times the one next to a used fact is preferred.
 *
 * @example '7 baje wali bus ke liye kal 6 baje nikalna' is for six.
 */
export function takeTime({ tokens, facts, given }: Draft): void {
  const { used } = given
  const clocks = facts.filter(({ clock }) => clock)
  given.time =
    (clocks.length > 1 ? bestOf(tokens, clocks, used) : (clocks[0] ?? facts.find(({ part }) => part))) ?? null
  if (given.time && !used.includes(given.time)) used.push(given.time)
  const { time } = given
  given.closes =
    given.within !== null &&
    time !== null &&
    !time.endsAt &&
    (has(tokens[time.from], 'UNTIL') ||
      has(nth(tokens, time.from - 1), 'UNTIL') ||
      has(tokens[time.to - 1], 'TAK') ||
      has(tokens[time.to], 'TAK'))
}

function bestOf(tokens: readonly Token[], all: readonly Fact[], used: readonly Fact[]): Fact | undefined {
  // '7 baje wali train ke liye 6 baje nikalna': the train's time is not the reminder's.
  const own = all.filter(({ to }) => !has(tokens[to], 'WALA'))
  const clocks = own.length > 0 ? own : all
  return besideUsed(tokens, clocks, used) ?? clocks.find((fact) => !used.includes(fact) || fact.date) ?? clocks[0]
}

function besideUsed(tokens: readonly Token[], clocks: readonly Fact[], used: readonly Fact[]): Fact | undefined {
  const isUsed = clocks.find((clock) => used.includes(clock))
  if (isUsed) return isUsed
  let at = clocks.findIndex((clock) => used.some((fact) => adjoin(tokens, fact, clock)))
  // In '4 pm and 9 pm on Tuesday' the first counts.
  while (at > 0 && touch(tokens, clocks[at - 1]!, clocks[at]!)) at--
  return nth(clocks, at)
}
