import type { DateSpec, Fact } from '../../parsers/facts.ts'
import { has, nth, type Token } from '../../tokens/token.ts'
import { adjoin, boundaryOf, touch } from '../neighbours.ts'
import type { Draft } from './draft.ts'
import { mergeDates } from './merge-dates.ts'

/**
 * Takes the day, from one phrase or several ('Tuesday' and 'the 19th'), and the first and last day of a repetition.
 *
 * @example 'yoga every day from 5 dec to 9 dec' starts and ends.
 */
export function takeDates({ tokens, facts, given }: Draft): void {
  const main = mainDate(tokens, facts, given.repeat !== null)
  facts.forEach((fact, index) => {
    if (!fact.date) return
    const { repeat } = given
    if (repeat && fact.ends) {
      given.start ??= fact.date
      given.until ??= fact.ends
      given.used.push(fact)
      return
    }
    const before = nth(facts, index - 1)
    if (repeat && hasOwnTime(tokens, facts, index)) return
    // 'Har budhwar Ganpati mandir' is about the god, not his feast.
    if (repeat?.byDay && fact.date.is === 'feast' && !fact.marker && !boundaryOf(tokens, fact)) return
    const boundary = !fact.marker && before?.marker && touch(tokens, before, fact) ? before : null
    const marker = fact.marker ?? boundary?.marker
    // 'Every day this week' ends on Sunday; 'every day next week' also begins on Monday.
    if (repeat?.freq === 'DAILY' && fact.date.is === 'week' && fact.date.day === undefined) {
      if (fact.date.weeks > 0) given.start ??= fact.date
      given.until ??= { ...fact.date, day: 6 }
      given.used.push(fact)
      return
    }
    const role = repeat && (marker ?? (given.start && endsRange(tokens, fact) ? 'until' : boundaryOf(tokens, fact)))
    if (role) given[role] ??= fact.date
    else {
      const date = withDate(given.date, fact, main)
      if (!date) return
      given.date = date
      if (!repeat) given.ends ??= fact.ends ?? null
    }
    given.used.push(fact)
    // 'Start gym tomorrow': without a recurrence the verb is part of the title.
    if (boundary && (repeat || !/^(start|begin)s?$/.test(tokens[boundary.from]!.word))) given.used.push(boundary)
  })
}

/**
 * Whether a weekday only gets its own time within a repetition: 'roz 7 baje aarti, sirf somvar ko 8 baje'. It is not a
 * start date.
 */
function hasOwnTime(tokens: readonly Token[], facts: readonly Fact[], index: number): boolean {
  const [fact, next] = [facts[index]!, facts[index + 1]]
  if (fact.date?.is !== 'weekday' || fact.clock || !next?.clock || next.date || !touch(tokens, fact, next)) return false
  return facts.slice(0, index).some((other, at) => other.clock && facts.slice(0, at).some(({ repeat }) => repeat))
}

/** Merges the date so far with that of a fact. Null if they are two dates that cannot both be meant. */
function withDate(known: DateSpec | null, fact: Fact, main: Fact | undefined): DateSpec | null {
  if (known) return mergeDates(known, fact.date!)
  return fact === main || mergeDates(fact.date!, main!.date!) ? fact.date! : null
}

/** Returns the date next to a time; else the first that is not merely a purpose ('for ...'); else the first. */
function mainDate(tokens: readonly Token[], facts: readonly Fact[], repeats: boolean): Fact | undefined {
  const dated = facts.filter(({ date }) => date)
  if (dated.length < 2) return dated[0]
  // 'Budhwar ko vrat hai to aata mangalwar ko hi lana'.
  const stressed = repeats ? undefined : dated.find(({ to }) => /^(?:hi|ही)$/.test(tokens[to]?.word ?? ''))
  if (stressed) return stressed
  if (!repeats) {
    const clocks = facts.filter(({ clock, part }) => clock ?? part)
    const timed = dated.find((date) => clocks.some((clock) => clock === date || adjoin(tokens, date, clock)))
    if (timed) return timed
  }
  return dated.find((date) => !isFor(tokens, date)) ?? dated[0]
}

/** Whether a date is a purpose: 'for 26 January', '26 january ke liye'. */
function isFor(tokens: readonly Token[], { from, to }: Fact): boolean {
  return (
    has(tokens[from], 'FOR') ||
    has(nth(tokens, from - 1), 'FOR') ||
    (has(tokens[to], 'KA') && has(tokens[to + 1], 'LIYE'))
  )
}

/** Whether a date ends a range after a start: '... to 9 Dec', '... se 9 Dec'. */
function endsRange(tokens: readonly Token[], { from }: Fact): boolean {
  const before = nth(tokens, from - 1)
  return has(before, 'TO') || has(before, 'SE') || before?.word === '-'
}
