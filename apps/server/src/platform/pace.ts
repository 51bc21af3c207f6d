import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { elapsedMs } from './clock.ts'

/** Keeps background work from crowding out requests in a process that does both. */
export type Pace = {
  /** Called for each request when it arrives. */
  requestArrived(): void
  /** Call between two pieces of background work: yields to the event loop, and pauses while requests are coming in. */
  yieldToRequests(pieces?: number): Promise<void>
}

/** How long after the last request the process counts as busy: a page sends several requests in a row. */
const busyForMs = 250

const longestPauseMs = 200

/** @param pauseMs per piece of work; with 0 it only yields to the event loop. */
export function makePace(pauseMs = 4, now: () => number = elapsedMs): Pace {
  let lastArrival = Number.NEGATIVE_INFINITY
  return {
    requestArrived() {
      lastArrival = now()
    },
    async yieldToRequests(pieces = 1) {
      const isBusy = now() - lastArrival < busyForMs
      await (isBusy && pauseMs > 0 ? pause(Math.min(pieces * pauseMs, longestPauseMs)) : nextTurn())
    },
  }
}
