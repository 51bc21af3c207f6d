/** The only source of the present. Tests put one in its place that they move. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

/** Milliseconds since some moment, for how long something took: it never goes back. */
export const elapsedMs = (): number => performance.now()

export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export { dayMs } from '@planner/days/plain-date'

/** The instant `ms` milliseconds after `instant` (before it if negative). */
export const after = (instant: Date, ms: number): Date => new Date(instant.getTime() + ms)
