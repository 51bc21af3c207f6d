import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'

/** Yields between two slices, so that other work gets its turn. */
const restMs = 5

export type WarmUp = {
  /** Resolves to true when complete; false if stopped or failed, in which case caches are built on first use. */
  ended: Promise<boolean>
  stop(): Promise<unknown>
}

/**
 * Does slow first-time work ahead of the first requests, a slice at a time, without blocking others.
 *
 * @param work each step blocks the event loop while it runs.
 */
export function warmUp(work: readonly (() => Iterable<unknown>)[], log: FastifyBaseLogger): WarmUp {
  const ending = new AbortController()
  const ended = run(work, ending.signal).catch((error: unknown) => {
    if (!ending.signal.aborted) log.error({ err: error }, 'warm-up failed; caches will be built on first use')
    return false
  })

  return {
    ended,
    stop() {
      ending.abort()
      return ended
    },
  }
}

async function run(work: readonly (() => Iterable<unknown>)[], signal: AbortSignal): Promise<boolean> {
  for (const slices of work) for (const _ of slices()) await pause(restMs, undefined, { signal })
  return true
}
