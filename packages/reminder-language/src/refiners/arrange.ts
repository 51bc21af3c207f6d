import { helpers } from '../helpers.ts'
import type { Fact } from '../parsers/facts.ts'
import type { Token } from '../tokens/token.ts'
import { type Arrangement, draftOf, factBit, factBitsOf, type Pass } from './passes/draft.ts'
import { dropAdjectives } from './passes/drop-adjectives.ts'
import { dropWeak } from './passes/drop-weak.ts'
import { joinShifts } from './passes/join-shifts.ts'
import { lean } from './passes/lean.ts'
import { noteParts } from './passes/note-parts.ts'
import { settleHalf } from './passes/settle-half.ts'
import { takeAhead } from './passes/take-ahead.ts'
import { takeDates } from './passes/take-dates.ts'
import { dropLoneLead, takeLead } from './passes/take-lead.ts'
import { takeExceptions, takeRecurrence, takeRecurrenceLimits } from './passes/take-recurrence.ts'
import { takeTime } from './passes/take-time.ts'
import { takeWait } from './passes/take-wait.ts'

/** Loaded separately from the reader (languages/lazy-helpers.ts). */
export const dropDescribingDates: Pass = (draft) => helpers.dropDescribingDates(draft)
export const dropMentions: Pass = (draft) => helpers.dropMentions(draft)
export const dropOfNotes: Pass = (draft) => helpers.dropOfNotes(draft)
export const dropPassingFestivals: Pass = (draft) => helpers.dropPassingFestivals(draft)
export const dropRates: Pass = (draft) => helpers.dropRates(draft)
export const joinYearlyDates: Pass = (draft) => helpers.joinYearlyDates(draft)
export const keepAskedTimes: Pass = (draft) => helpers.keepAskedTimes(draft)

const { shift, part, weak, repeat, date, feast, adjective, except, wait, clock } = factBit

/**
 * All passes in the order in which they run, each with a mask of the fact kinds it handles: it runs only if the line
 * has such a fact. The first passes drop facts that only look like a time; from `takeRecurrence` on, each assigns a
 * role to some of the remaining facts. Every pass has an example in its docstring, which arrange.test.ts runs with and
 * without the pass.
 */
const concerns: readonly (readonly [pass: Pass, bits: number])[] = [
  // Before dropWeak: 'Diwali sweets' is weak, 'two days before Diwali sweets' is not.
  [joinShifts, shift],
  // Before dropWeak: a weak part of the day that is dropped there may still decide between am and pm.
  [noteParts, part],
  // Before the other drops, which compare the dates of a text: an everyday word must not count as one of them. Before
  // dropWeak, which looks at the neighbours of a fact.
  [dropMentions, -1],
  [dropWeak, weak | repeat],
  [dropOfNotes, -1],
  [dropRates, repeat | date],
  [dropDescribingDates, date],
  // Before dropAdjectives: 'half yearly' describes the dates that follow it.
  [joinYearlyDates, repeat],
  // Before dropAdjectives: 'monthly Diwali fund on 3 Dec' still has its recurrence here, which keeps the festival.
  [dropPassingFestivals, feast],
  // Before keepAskedTimes: a time that is only an adjective in the request was not asked for.
  [dropAdjectives, adjective],
  [keepAskedTimes, -1],

  // The first role: whether a date is the day, the first or the last day depends on the recurrence.
  [takeRecurrence, repeat],
  [takeExceptions, except],
  [takeRecurrenceLimits, repeat],
  [takeWait, wait],
  [takeLead, shift],
  [takeDates, date],
  // After the passes above: of several clock times the one next to a fact with a role is used.
  [takeTime, clock | part],
  // After takeTime: with a time, 'before Friday 5 pm' is that time.
  [takeAhead, date],
  // After takeTime, which finds the time that a lead needs.
  [dropLoneLead, shift],
  [settleHalf, clock],
  [lean, clock],
]

export const passes: readonly Pass[] = concerns.map(([pass]) => pass)

/**
 * Assigns each fact its role in the reading and drops facts that only look like a time. Returns null if none is left.
 *
 * @param without a pass to leave out, for tests.
 */
export function arrange(
  tokens: readonly Token[],
  read: readonly Fact[],
  today: number,
  without: Pass | null = null,
): Arrangement | null {
  const draft = draftOf(tokens, read, today)
  if (draft.facts.length === 0) return null
  const bits = factBitsOf(draft.facts)
  for (let at = 0; at < passes.length; at++)
    if ((bits & concerns[at]![1]) !== 0 && passes[at] !== without) passes[at]!(draft)
  return isEmpty(draft.given) ? null : draft.given
}

function isEmpty({ repeat, date, start, time, wait, now }: Arrangement): boolean {
  return !repeat && !date && !start && !time && !wait && !now
}
