import { addDays } from './plain-date.ts'

/** Hours without alerts: 'HH:MM:SS' wall-clock times in the person's zone; may cross midnight; the end is exclusive. */
export type QuietHours = { from: string; until: string }

/** Conversions between instants in milliseconds and a zone's wall-clock time. */
export type ZoneClock = {
  wallTimeAt(instant: number): { day: string; time: string }
  instantOf(day: string, time: string): number
}

/** Instants around the quiet hours: the last minute before they begin, and their end. */
export type Quiet = { lastMinuteBefore: number; end: number }

/** Whether a time of day ('HH:MM:SS') is within the quiet hours. */
export const isQuiet = (time: string, { from, until }: QuietHours): boolean =>
  from > until ? time >= from || time < until : time >= from && time < until

/** Returns the quiet hours that contain an instant; null if it is outside them. */
export function quietAround(instant: number, quiet: QuietHours, clock: ZoneClock): Quiet | null {
  const { day, time } = clock.wallTimeAt(instant)
  if (!isQuiet(time, quiet)) return null
  const { from, until } = quiet
  const isOvernight = from > until
  const beginsOn = isOvernight && time < until ? addDays(day, -1) : day
  const end = clock.instantOf(isOvernight ? addDays(beginsOn, 1) : day, until)
  // When clocks are set back, the end occurs twice: the quiet hours are over after the first.
  return end > instant ? { lastMinuteBefore: clock.instantOf(beginsOn, from) - 60_000, end } : null
}
