import type { Fact } from './parsers/facts.ts'
import type { Options, Reading } from './reading.ts'
import type { exceptionOf } from './refiners/exception.ts'
import type { noteOf } from './refiners/note.ts'
import type { Pass } from './refiners/passes/draft.ts'
import type { resolveElsewhere } from './refiners/resolve-elsewhere.ts'
import type { severalOf, withoutTimes } from './refiners/several.ts'
import type { zoneOf } from './refiners/zones.ts'
import type { carriersIn, withoutCarriers } from './title/carriers.ts'
import type { isPartOfTask } from './title/part-of-task.ts'
import type { requested } from './title/requested.ts'
import type { Token } from './tokens/token.ts'

/**
 * Steps the reader runs only for lines that are misspelt, correct themselves, ask for a reminder, or contain more than
 * a day and a time.
 */
type Helpers = {
  /** tokens/fix-typos.ts */
  fixTypos: (tokens: Token[]) => number
  /** refiners/corrections.ts */
  corrected: (tokens: readonly Token[], read: readonly Fact[]) => readonly Fact[]
  /** refiners/exception.ts, note.ts */
  exceptionOf: typeof exceptionOf
  noteOf: typeof noteOf
  /** refiners/zones.ts, resolve-elsewhere.ts */
  zoneOf: typeof zoneOf
  resolveElsewhere: typeof resolveElsewhere
  /** refiners/several.ts */
  severalOf: typeof severalOf
  withoutTimes: typeof withoutTimes
  /** refiners/passes: drop-describing-dates.ts, drop-mentions.ts, and so on. */
  dropDescribingDates: Pass
  dropMentions: Pass
  dropOfNotes: Pass
  dropPassingFestivals: Pass
  dropRates: Pass
  joinYearlyDates: Pass
  keepAskedTimes: Pass
  /** title/part-of-task.ts, requested.ts */
  isPartOfTask: typeof isPartOfTask
  requested: typeof requested
  /** title/openers.ts, carriers.ts */
  openingWords: (tokens: readonly Token[], used: readonly Fact[]) => number
  carriersIn: typeof carriersIn
  withoutCarriers: typeof withoutCarriers
  /** title/ends.ts */
  keepsEnd: (left: string, lastSpace: number, text: string) => boolean
  /** title/obligation.ts */
  withoutObligation: (title: string) => string
  /** event-timing/read-with-timing.ts */
  readWithTiming: (text: string, options: Options, read: (text: string, options: Options) => Reading) => Reading
}

/**
 * Implementations of the helpers. All are loaded separately from the reader (languages/lazy-helpers.ts) to keep it small;
 * until then each is a no-op.
 */
export const helpers: Helpers = {
  fixTypos: () => -1,
  corrected: (_, read) => read,
  exceptionOf: () => null,
  noteOf: () => null,
  zoneOf: () => null,
  resolveElsewhere: () => null,
  severalOf: () => null,
  withoutTimes: (_, used) => [...used],
  dropDescribingDates: () => {},
  dropMentions: () => {},
  dropOfNotes: () => {},
  dropPassingFestivals: () => {},
  dropRates: () => {},
  joinYearlyDates: () => {},
  keepAskedTimes: () => {},
  isPartOfTask: () => false,
  requested: () => null,
  openingWords: () => 0,
  carriersIn: () => [],
  withoutCarriers: (text) => text,
  keepsEnd: () => false,
  withoutObligation: (title) => title,
  readWithTiming: (text, options, read) => read(text, options),
}

export function helpBy(more: Helpers): void {
  Object.assign(helpers, more)
}
