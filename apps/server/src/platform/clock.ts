/** The only source of the current time. Tests replace it with a clock that they move. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

/** Milliseconds since an arbitrary moment, for measuring durations: never goes back. */
export const elapsedMs = (): number => performance.now()

export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export { dayMs } from '@planner/days/plain-date'

/** Returns the whole seconds from `now` until an instant, rounded up, as in Retry-After. */
export const secondsUntil = (instant: Date, now: Date): number => Math.ceil((instant.getTime() - now.getTime()) / 1000)

/** The instant `ms` milliseconds after `instant` (before it if negative). */
export const after = (instant: Date, ms: number): Date => new Date(instant.getTime() + ms)
