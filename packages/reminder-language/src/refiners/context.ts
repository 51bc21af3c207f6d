import { wallClockAt } from '@planner/days/wall-clock'

/** The present on the wall clock of a zone: the day as a number, and seconds since midnight. */
export type Present = {
  day: number
  seconds: number
  /** The same clock some seconds from now. */
  after: (seconds: number) => { day: number; seconds: number }
}

export function presentAt(now: Date, timeZone: string): Present {
  return {
    ...wallClockAt(now.getTime(), timeZone),
    after: (seconds) => wallClockAt(now.getTime() + seconds * 1000, timeZone),
  }
}
