import { getCompileCacheDir } from 'node:module'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyBaseLogger } from 'fastify'
import type { Tinypool } from 'tinypool'
import { makeLimiter } from '../limiter.ts'
import { collectors, workers as instruments } from '../metrics/instruments.ts'
import { Problem } from '../problem.ts'

/** Worker processes for tasks that would block the event loop for more than a few milliseconds, or that parse files of strangers. */
export type Workers = {
  /**
   * Runs a file's default export with `input` in a worker process. Input and result are passed by structured clone.
   *
   * @throws Problem `server.busy` when too many tasks wait, or the task takes too long.
   * @throws WorkerEnded when the task ended its process, usually for want of memory.
   */
  run<Result>(file: URL, input: unknown): Promise<Result>
  /** Returns how many tasks have finished. */
  done(): number
  /** Returns the number of running processes: none before the first task, and none some time after the last. */
  running(): number
  /** Terminates all processes; running tasks reject. */
  close(): Promise<void>
}

/** A task ended its process instead of answering. */
export class WorkerEnded extends Error {}

type Limits = {
  processes?: number
  /** How many tasks may wait for a process. */
  queue?: number
  /** A task that takes longer has its process terminated. */
  endsWithinMs?: number
}

/** A process uses some 80 MB of its own, so idle ones are ended. */
const idleMs = 30_000

/** Ten times what a bill of 200 long lines needs; a task that needs more ends its process, not the server. */
const heapMb = 256

/** Leaves one CPU core to the event loop. */
const processesHere = Math.max(1, Math.min(2, availableParallelism() - 1))

const repository = path.resolve(import.meta.dirname, '../../../../..')

/** What a worker process may read: the program, not the store's folder, which may lie next to it. */
const readable = ['apps', 'packages', 'node_modules', 'package.json'].map((name) => path.join(repository, name))

/**
 * The flags of a worker process. Node's permission model lets it read the program and nothing else: no other file, no
 * process, no thread of its own (docs/decisions/0099). Native modules are needed for pictures of dishes.
 */
function flags(cache: string | undefined): string[] {
  return [
    `--max-old-space-size=${heapMb}`,
    '--max-semi-space-size=2',
    '--permission',
    '--allow-addons',
    '--disable-warning=PERM0001',
    ...readable.map((name) => `--allow-fs-read=${name}`),
    ...(cache ? [`--allow-fs-read=${cache}`, `--allow-fs-write=${cache}`] : []),
  ]
}

/** Creates a bounded pool of worker processes; the first starts with the first task. */
export function makeWorkers(
  log: FastifyBaseLogger,
  { processes = processesHere, queue = 32, endsWithinMs = 20_000 }: Limits = {},
): Workers {
  let opening: Promise<Tinypool> | undefined
  let pool: Tinypool | undefined
  // A pool whose process has died starts another only for a new task, so waiting tasks are kept out of it.
  const limiter = makeLimiter({ concurrency: processes, maxQueued: queue })
  let done = 0
  const read = () => {
    instruments.running.set(pool?.threads.length ?? 0)
    instruments.waiting.set(limiter.waiting())
  }

  async function open(): Promise<Tinypool> {
    // Imported with the first task: most processes never have one.
    const { Tinypool: Pool } = await import('tinypool')
    // Node appends its version to the configured folder.
    const compiled = getCompileCacheDir()
    const cache = compiled && path.dirname(compiled)
    pool = new Pool({
      runtime: 'child_process',
      serialization: 'advanced',
      minThreads: 0,
      maxThreads: processes,
      idleTimeout: idleMs,
      execArgv: flags(cache),
      // Worker processes don't get the secrets of the server. Without the compile cache each loads Node's type stripper.
      env: cache ? { NODE_COMPILE_CACHE: cache } : {},
    })
    pool.on('error', (error) => log.error({ err: error }, 'a worker process ended between tasks'))
    collectors.add(read)
    return pool
  }

  return {
    async run<Result>(file: URL, input: unknown) {
      // Counts the time that the task waits, too.
      const signal = AbortSignal.timeout(endsWithinMs)
      try {
        const result = await limiter.run(async () => {
          opening ??= open()
          return (await opening).run(input, { filename: fileURLToPath(file), signal })
        })
        done++
        return result as Result
      } catch (error) {
        const { name, message } = error as Error
        if (name === 'AbortError')
          throw new Problem('server.busy', { retryAfterSeconds: 30, reason: 'a worker task took too long' })
        if (message === 'Worker exited unexpectedly') throw new WorkerEnded(message)
        throw error
      }
    },
    done: () => done,
    running: () => pool?.threads.length ?? 0,
    async close() {
      collectors.delete(read)
      await (await opening)?.destroy()
    },
  }
}
