import type { FastifyBaseLogger } from 'fastify'
import { type Clock, systemClock } from '../clock.ts'
import { errors, work as instruments } from '../metrics/instruments.ts'

/** Periodic background work. */
export type Work<Context> = {
  name: string
  /** The pause between runs. */
  everyMs: number
  run: (context: Context) => Promise<unknown>
  /**
   * Returns when there will be something to do, null if nothing is planned. Work that has it sleeps until then, or
   * until it is woken by its name (docs/decisions/0091).
   */
  nextAt?: (context: Context) => Promise<Date | null>
}

export type Repeating = {
  /** Runs the work now, or once more after the current run; after a failed run, when its backoff is over. */
  wake(): void
  /** Like `wake`, but without waiting for the backoff: the cause of the failure may be gone. */
  wakeAnyway(): void
  /** Stops, after the current run if there is one. */
  stop(): Promise<void>
}

/** Lets work sleep until it is due. */
export type Sleep = {
  nextAt: () => Promise<Date | null>
  clock: Clock
  /** Whether notifications of earlier work arrive; otherwise the work runs every `everyMs`. */
  isWoken: () => boolean
}

/** Upper limit of the backoff after failed runs. */
const longestPauseMs = 30_000

/**
 * Correctness must not depend on notifications: a missed one is made up for within this time. Shorter than `due_soon`
 * of the migrations.
 */
const longestSleepMs = 20_000

type Repeated = { name: string; everyMs: number; log: FastifyBaseLogger; sleep?: Sleep | undefined }

/**
 * Runs work at once and then, until stopped, `everyMs` after each run or when it is due. A failed run is logged and
 * retried.
 */
export function repeat({ name, everyMs, log, sleep }: Repeated, work: () => Promise<unknown>): Repeating {
  let stopped = false
  let isWoken = false
  let failures = 0
  let endPause: (() => void) | undefined

  async function loop(): Promise<void> {
    while (!stopped) {
      isWoken = false
      let pauseMs = everyMs
      const began = systemClock.now().getTime()
      try {
        const beganAt = sleep?.clock.now()
        await work()
        if (sleep && beganAt && !stopped) pauseMs = await pauseOf(sleep, beganAt, everyMs)
        failures = 0
        instruments.runs.add(1, name, 'done')
        instruments.lastSuccess.set(systemClock.now().getTime() / 1000, name)
      } catch (error) {
        failures++
        pauseMs = Math.min(everyMs * 2 ** failures, longestPauseMs)
        instruments.runs.add(1, name, 'failed')
        errors.add(1, 'work')
        log.error({ err: error, work: name, failures }, 'background work failed, will retry')
      }
      instruments.seconds.observe((systemClock.now().getTime() - began) / 1000, name)
      if (!stopped && !(isWoken && failures === 0)) await pause(pauseMs)
    }
  }

  const pause = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      endPause = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  const running = loop()
  return {
    wake() {
      isWoken = true
      if (failures === 0) endPause?.()
    },
    wakeAnyway() {
      isWoken = true
      failures = 0
      endPause?.()
    },
    stop() {
      stopped = true
      endPause?.()
      return running
    },
  }
}

/**
 * Returns the pause until the work is due next. Something that was due before this run and still is waits for something
 * else, so it is retried every `everyMs`.
 */
async function pauseOf({ nextAt, clock, isWoken }: Sleep, began: Date, everyMs: number): Promise<number> {
  const next = await nextAt()
  const longest = isWoken() ? longestSleepMs : everyMs
  if (!next) return longest
  if (next <= began) return everyMs
  return Math.min(Math.max(0, next.getTime() - clock.now().getTime()), longest)
}
