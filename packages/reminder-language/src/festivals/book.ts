import type { Feast } from './feasts.ts'
import type { ofMonth } from './of-month.ts'

/** What the reader asks about feasts. In a browser they are loaded when one of their names is seen (languages/load.ts). */
export type FeastBook = {
  feasts: Readonly<Record<string, Feast>>
  /** Its day moves against the calendar, so that 'every Diwali' cannot be an RRULE. */
  moves: (feast: string) => boolean
  /** A lunar day, which comes every month. */
  isLunarDay: (feast: string) => boolean
  /** What comes of it 'har mahine'; null for what comes once a year. */
  monthlyOf: (feast: string) => string | null
  ofMonth: typeof ofMonth
  festivalDays: (feast: string, year: number) => readonly number[]
}

const empty: FeastBook = {
  feasts: {},
  moves: () => false,
  isLunarDay: () => false,
  monthlyOf: () => null,
  ofMonth: () => null,
  festivalDays: () => [],
}

/** The feasts that are loaded, usually all or none. */
export let book: FeastBook = empty

export function openBook(loaded: FeastBook): void {
  book = loaded
}
