import { getCompileCacheDir } from 'node:module'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyBaseLogger } from 'fastify'
import type { Piscina } from 'piscina'
import { collectors, workers as instruments } from './metrics/instruments.ts'
import { Problem } from './problem.ts'

/** Worker threads for tasks that would block the event loop for more than a few milliseconds. */
export type Workers = {
  /**
   * Runs a file's default export with `input` on a thread. Input and result are passed by structured clone.
   *
   * @throws Problem `server.busy` when too many tasks wait, or the task takes too long.
   */
  run<Result>(file: URL, input: unknown): Promise<Result>
  /** Returns how many tasks have finished. */
  done(): number
  /** Returns the number of running threads: none before the first task, and none some time after the last. */
  threads(): number
  /** Terminates all threads; running tasks reject. */
  close(): Promise<void>
}

type Limits = {
  threads?: number
  /** How many tasks may wait for a thread. */
  queue?: number
  /** A task that takes longer has its thread terminated. */
  endsWithinMs?: number
}

/** A thread uses about 50 MB, so idle threads are terminated. */
const idleMs = 30_000

/** Ten times what a bill of 200 long lines needs; a task that needs more crashes its thread, not the process. */
const heapMb = 256

/**
 * Enough for objects that live as long as a page of a bill takes to draw. V8's default of up to 48 MB per thread would
 * only delay their collection.
 */
const youngMb = 6

/** Leaves one CPU core to the event loop. */
const threadsHere = Math.max(1, Math.min(2, availableParallelism() - 1))

/**
 * Passes on the process's compile cache, if it has one: without it each thread loads Node's type stripper, more than 10
 * MB.
 */
function compileCache(): Record<string, string> {
  const folder = getCompileCacheDir()
  // Node appends its version to the configured folder.
  return folder ? { NODE_COMPILE_CACHE: path.dirname(folder) } : {}
}

/** Creates a bounded pool of threads, which starts with its first task. */
export function makeWorkers(
  log: FastifyBaseLogger,
  { threads = threadsHere, queue = 32, endsWithinMs = 20_000 }: Limits = {},
): Workers {
  let opening: Promise<Piscina> | undefined
  let pool: Piscina | undefined
  let underWay = 0
  let done = 0
  const read = () => {
    instruments.threads.set(pool?.threads.length ?? 0)
    instruments.waiting.set(pool?.queueSize ?? 0)
  }

  async function open(): Promise<Piscina> {
    // Imported with the first task: most processes never have one.
    const { Piscina: Pool } = await import('piscina')
    pool = new Pool({
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: idleMs,
      resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: youngMb },
      // Threads get neither the flags nor the secrets of the process.
      execArgv: [],
      env: compileCache(),
    })
    pool.on('error', (error) => log.error({ err: error }, 'a worker thread failed between tasks'))
    collectors.add(read)
    return pool
  }

  return {
    async run<Result>(file: URL, input: unknown) {
      if (underWay >= threads + queue) throw new Problem('server.busy', { retryAfterSeconds: 5 })
      underWay++
      try {
        opening ??= open()
        const signal = AbortSignal.timeout(endsWithinMs)
        const result = (await (await opening).run(input, { filename: fileURLToPath(file), signal })) as Result
        done++
        return result
      } catch (error) {
        if ((error as Error).name !== 'AbortError') throw error
        throw new Problem('server.busy', { retryAfterSeconds: 30, reason: 'a worker task took too long' })
      } finally {
        underWay--
      }
    },
    done: () => done,
    threads: () => pool?.threads.length ?? 0,
    async close() {
      collectors.delete(read)
      await (await opening)?.destroy()
    },
  }
}
