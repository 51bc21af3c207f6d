import { Problem } from './problem.ts'

/** Lets a bounded number of tasks run at once; the others wait for their turn, in the order they came. */
export type Turns = {
  /** @throws Problem `server.busy` when too many wait. */
  run<Result>(task: () => Promise<Result>): Promise<Result>
  /** Returns how many tasks wait. */
  waiting(): number
}

/**
 * @param atOnce how many tasks may run at once.
 * @param mostWaiting how many more may wait; whoever comes later is asked to try again.
 */
export function makeTurns({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }): Turns {
  const waiting: (() => void)[] = []
  let running = 0

  async function take(): Promise<void> {
    if (running < atOnce) running++
    else if (waiting.length < mostWaiting) await new Promise<void>((resolve) => waiting.push(resolve))
    else throw new Problem('server.busy', { retryAfterSeconds: 5 })
  }

  /** Passes the turn on. */
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
