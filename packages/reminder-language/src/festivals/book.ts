import type { Feast } from './feasts.ts'
import type { monthlyFeast } from './monthly-feast.ts'

/**
 * The reader's interface to the feasts. In a browser they are loaded when one of their names is seen
 * (languages/load.ts).
 */
export type FeastBook = {
  feasts: Readonly<Record<string, Feast>>
  /** Whether its date moves in the calendar, so that 'every Diwali' cannot be an RRULE. */
  moves: (feast: string) => boolean
  /** Whether it is a lunar day, which occurs every month. */
  isLunarDay: (feast: string) => boolean
  /** Returns the monthly feast meant by 'har mahine'; null for a yearly one. */
  monthlyOf: (feast: string) => string | null
  monthlyFeast: typeof monthlyFeast
  festivalDays: (feast: string, year: number) => readonly number[]
}

const empty: FeastBook = {
  feasts: {},
  moves: () => false,
  isLunarDay: () => false,
  monthlyOf: () => null,
  monthlyFeast: () => null,
  festivalDays: () => [],
}

/** The loaded feasts, usually all or none. */
export let book: FeastBook = empty

export function openBook(loaded: FeastBook): void {
  book = loaded
}
