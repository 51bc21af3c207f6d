import type { Feast } from './feasts.ts'

/** What the reader asks about feasts. In a browser they are loaded when one of their names is seen (languages/load.ts). */
export type FeastBook = {
  feasts: Readonly<Record<string, Feast>>
  /** Its day moves against the calendar, so that 'every Diwali' cannot be an RRULE. */
  moves: (feast: string) => boolean
  /** A lunar day, which comes every month. */
  isLunarDay: (feast: string) => boolean
  festivalDays: (feast: string, year: number) => readonly number[]
}

const empty: FeastBook = { feasts: {}, moves: () => false, isLunarDay: () => false, festivalDays: () => [] }

/** The feasts that are loaded, usually all or none. */
export let book: FeastBook = empty

export function openBook(loaded: FeastBook): void {
  book = loaded
}
