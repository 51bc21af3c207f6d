import { Problem } from './problem.ts'

/** Lets a bounded number of tasks run at once; the others queue, first in, first out. */
export type Limiter = {
  /** @throws Problem `server.busy` when too many wait. */
  run<Result>(task: () => Promise<Result>): Promise<Result>
  /** Returns how many tasks wait. */
  waiting(): number
}

/**
 * @param concurrency how many tasks may run at once.
 * @param maxQueued how many more may wait; later ones are refused.
 */
export function makeLimiter({ concurrency, maxQueued }: { concurrency: number; maxQueued: number }): Limiter {
  const waiting: (() => void)[] = []
  let running = 0

  async function take(): Promise<void> {
    if (running < concurrency) running++
    else if (waiting.length < maxQueued) await new Promise<void>((resolve) => waiting.push(resolve))
    else throw new Problem('server.busy', { retryAfterSeconds: 5 })
  }

  /** Starts the next task. */
  function end(): void {
    const next = waiting.shift()
    if (next) next()
    else running--
  }

  return {
    async run(task) {
      await take()
      try {
        return await task()
      } finally {
        end()
      }
    },
    waiting: () => waiting.length,
  }
}
