import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { elapsedMs } from './clock.ts'

/** Keeps background work from crowding out requests in a process that does both. */
export type Pace = {
  /** Called for each request when it arrives. */
  requestArrived(): void
  /** Between two pieces of background work: a turn of the event loop, and a pause while requests are coming in. */
  giveWay(pieces?: number): Promise<void>
}

/** Requests are coming in for this long after the last one: a page asks several things in a row. */
const busyForMs = 250

const longestPauseMs = 200

/** @param pauseMs for each piece of work; 0 only lets the event loop turn. */
export function makePace(pauseMs = 4, now: () => number = elapsedMs): Pace {
  let lastArrival = Number.NEGATIVE_INFINITY
  return {
    requestArrived() {
      lastArrival = now()
    },
    async giveWay(pieces = 1) {
      const isBusy = now() - lastArrival < busyForMs
      await (isBusy && pauseMs > 0 ? pause(Math.min(pieces * pauseMs, longestPauseMs)) : nextTurn())
    },
  }
}
