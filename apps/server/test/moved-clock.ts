import type { Clock } from '#platform/clock.ts'

export type MovedClock = Clock & {
  set(instant: Date | string): void
  advance(ms: number): void
}

/** A clock that moves only when a test moves it. */
export function movedClock(at: string): MovedClock {
  let present = new Date(at)
  return {
    now: () => new Date(present),
    set(instant) {
      present = new Date(instant)
    },
    advance(ms) {
      present = new Date(present.getTime() + ms)
    },
  }
}
