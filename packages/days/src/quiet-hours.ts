import { addDays } from './plain-date.ts'

/** When nothing rings: 'HH:MM:SS' on the wall of a person's zone. They may reach across midnight; their end is not quiet. */
export type QuietHours = { from: string; until: string }

/** How a zone's clocks are read and set; instants in milliseconds. */
export type ZoneClock = {
  wallTimeAt(instant: number): { day: string; time: string }
  instantOf(day: string, time: string): number
}

/** Instants around the quiet hours: the last minute before they begin, and their end. */
export type Quiet = { lastMinuteBefore: number; end: number }

/** Whether quiet hours hold back what would ring at a time of the day ('HH:MM:SS'). */
export const isQuiet = (time: string, { from, until }: QuietHours): boolean =>
  from > until ? time >= from || time < until : time >= from && time < until

/** The quiet hours that contain an instant; null if it is outside them. */
export function quietAround(instant: number, quiet: QuietHours, clock: ZoneClock): Quiet | null {
  const { day, time } = clock.wallTimeAt(instant)
  if (!isQuiet(time, quiet)) return null
  const { from, until } = quiet
  const isOvernight = from > until
  const beginsOn = isOvernight && time < until ? addDays(day, -1) : day
  const end = clock.instantOf(isOvernight ? addDays(beginsOn, 1) : day, until)
  // Where clocks are put back, the end comes twice: the quiet hours are over after the first.
  return end > instant ? { lastMinuteBefore: clock.instantOf(beginsOn, from) - 60_000, end } : null
}
