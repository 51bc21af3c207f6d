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
   * When there will be something to do, as far as the store says; null if it knows of nothing. Work that says so sleeps until
   * then, or until it is woken by its name (docs/decisions/0091).
   */
  nextAt?: (context: Context) => Promise<Date | null>
}

export type Repeating = {
  /** Runs now, or once more after the current run; after a failed run when its pause is over. */
  wake(): void
  /** The same, also after a failed run: what failed may be over. */
  wakeAnyway(): void
  /** Stops after the current run, if any. */
  stop(): Promise<void>
}

/** How work sleeps that knows when it has something to do. */
export type Sleep = {
  nextAt: () => Promise<Date | null>
  clock: Clock
  /** Whether it is woken when something is due sooner; otherwise it looks every `everyMs`. */
  isWoken: () => boolean
}

/** Upper limit of the backoff after failed runs. */
const longestPauseMs = 30_000

/** Nothing depends on being woken: what was not heard is found within this. Shorter than `due_soon` of the migrations. */
const longestSleepMs = 20_000

type Repeated = { name: string; everyMs: number; log: FastifyBaseLogger; sleep?: Sleep | undefined }

/** Runs work now and again `everyMs` after each end, or when it is due, until stopped. A failed run is logged and does not end it. */
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

/** Until the next is due. What was due before this run, and still is, waits for something else: it is tried every `everyMs`. */
async function pauseOf({ nextAt, clock, isWoken }: Sleep, began: Date, everyMs: number): Promise<number> {
  const next = await nextAt()
  const longest = isWoken() ? longestSleepMs : everyMs
  if (!next) return longest
  if (next <= began) return everyMs
  return Math.min(Math.max(0, next.getTime() - clock.now().getTime()), longest)
}
