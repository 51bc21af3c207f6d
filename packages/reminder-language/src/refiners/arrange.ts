import type { Fact } from '../parsers/facts.ts'
import type { Token } from '../tokens/token.ts'
import { type Arrangement, draftOf, type Pass } from './passes/draft.ts'
import { dropAdjectives } from './passes/drop-adjectives.ts'
import { dropDescribingDates } from './passes/drop-describing-dates.ts'
import { dropPassingFestivals } from './passes/drop-passing-festivals.ts'
import { dropWeak } from './passes/drop-weak.ts'
import { joinShifts } from './passes/join-shifts.ts'
import { keepAskedTimes } from './passes/keep-asked-times.ts'
import { noteParts } from './passes/note-parts.ts'
import { settleHalf } from './passes/settle-half.ts'
import { takeDates } from './passes/take-dates.ts'
import { dropLoneLead, takeLead } from './passes/take-lead.ts'
import { takeRecurrence, takeRecurrenceLimits } from './passes/take-recurrence.ts'
import { takeTime } from './passes/take-time.ts'
import { takeWait } from './passes/take-wait.ts'

/**
 * All passes in the order in which they run. The first drop facts that only look like a time; those from `takeRecurrence`
 * on give each remaining fact its role. Every pass has an example in its docstring, which arrange.test.ts runs.
 */
export const passes: readonly Pass[] = [
  // First: a shifted date is one date for all that follows, and no longer weak ('Diwali sale, two days before').
  joinShifts,
  // Before dropWeak: a weak part that is dropped there may still settle am and pm.
  noteParts,
  // Before the passes that compare dates with each other: a stray word must not count as the other date.
  dropWeak,
  // Before dropPassingFestivals, so that a date that describes a noun is not the day beside which a festival yields.
  dropDescribingDates,
  // Before dropAdjectives: 'monthly Diwali fund on 3 Dec' still holds its recurrence, so the festival stays.
  dropPassingFestivals,
  dropAdjectives,
  // Last of the drops: only what is still there may make other clauses' times yield.
  keepAskedTimes,

  // First of the roles: whether a date is a start, an end or the day itself depends on what repeats.
  takeRecurrence,
  takeRecurrenceLimits,
  takeWait,
  takeLead,
  takeDates,
  // After all of the above: of several clock times the one beside a fact in use counts.
  takeTime,
  // After takeTime, which may find the time that a lead needs.
  dropLoneLead,
  // Last: only a chosen clock time without am or pm needs a part of the day.
  settleHalf,
]

/**
 * Gives each fact its role in the reading, and drops those that only look like a time. Null when nothing is left.
 *
 * @param by passes to run instead of all, for tests.
 */
export function arrange(
  tokens: readonly Token[],
  read: readonly Fact[],
  today: number,
  by: readonly Pass[] = passes,
): Arrangement | null {
  const draft = draftOf(tokens, read, today)
  if (draft.facts.length === 0) return null
  for (const pass of by) pass(draft)
  return isEmpty(draft.given) ? null : draft.given
}

function isEmpty({ repeat, date, start, time, wait, now }: Arrangement): boolean {
  return !repeat && !date && !start && !time && !wait && !now
}
