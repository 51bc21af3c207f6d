import type { FastifyBaseLogger } from 'fastify'
import { systemClock } from '../clock.ts'
import { errors, work as instruments } from '../metrics/instruments.ts'

export type Repeating = {
  /** Stops after the current run, if any. */
  stop(): Promise<void>
}

/** Upper limit of the backoff after failed runs. */
const longestPauseMs = 30_000

/** Runs work now and again `everyMs` after each end, until stopped. A failed run is logged and does not end it. */
export function repeat(name: string, everyMs: number, log: FastifyBaseLogger, work: () => Promise<unknown>): Repeating {
  let stopped = false
  let wake: (() => void) | undefined

  async function loop(): Promise<void> {
    let failures = 0
    while (!stopped) {
      const began = systemClock.now().getTime()
      try {
        await work()
        failures = 0
        instruments.runs.add(1, name, 'done')
        instruments.lastSuccess.set(systemClock.now().getTime() / 1000, name)
      } catch (error) {
        failures++
        instruments.runs.add(1, name, 'failed')
        errors.add(1, 'work')
        log.error({ err: error, work: name, failures }, 'background work failed, will retry')
      }
      instruments.seconds.observe((systemClock.now().getTime() - began) / 1000, name)
      if (!stopped) await pause(failures === 0 ? everyMs : Math.min(everyMs * 2 ** failures, longestPauseMs))
    }
  }

  const pause = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  const running = loop()
  return {
    stop() {
      stopped = true
      wake?.()
      return running
    },
  }
}
