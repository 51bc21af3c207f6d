import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Listener } from '../db/listen.ts'
import { type Repeating, repeat, type Work } from './repeat.ts'

/** The channel on which triggers of the store announce the name of work that is due (migration 0147). */
const workChannel = 'planner_work'

/**
 * Runs periodic work until stopped. Work that has `nextAt` sleeps until then; a notification with its name wakes it
 * earlier, and a restored connection wakes all of it.
 *
 * @param listener without it all work runs at its own interval.
 */
export function startWork<Context extends { clock: Clock; log: FastifyBaseLogger }>(
  work: readonly Work<Context>[],
  context: Context,
  listener: Listener | undefined,
): { stop: () => Promise<unknown> } {
  const sleeping = new Map<string, Repeating>()
  const running = work.map(({ name, everyMs, run, nextAt }) => {
    const sleep = nextAt &&
      listener && { nextAt: () => nextAt(context), clock: context.clock, isWoken: listener.isConnected }
    const one = repeat({ name, everyMs, log: context.log, sleep }, () => run(context))
    if (sleep) sleeping.set(name, one)
    return one
  })
  const end = listener?.on(workChannel, {
    onNotification: (name) => sleeping.get(name)?.wake(),
    onConnectionChange() {
      for (const one of sleeping.values()) one.wakeAnyway()
    },
  })
  return {
    stop() {
      end?.()
      return Promise.all(running.map((one) => one.stop()))
    },
  }
}
