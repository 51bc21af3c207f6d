import { wallClockAt } from '@planner/days/wall-clock'

/** The present as wall-clock time in a zone: the day number, and seconds since midnight. */
export type Present = {
  day: number
  seconds: number
  /** Returns the wall-clock time some seconds from now. */
  after: (seconds: number) => { day: number; seconds: number }
}

/** Returns the day and time in a zone at an instant, and a function for those some seconds later. */
export function presentAt(now: Date, timeZone: string): Present {
  return {
    ...wallClockAt(now.getTime(), timeZone),
    after: (seconds) => wallClockAt(now.getTime() + seconds * 1000, timeZone),
  }
}
