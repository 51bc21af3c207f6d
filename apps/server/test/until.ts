import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'

/** Extends a time limit for an idle machine by its current load. */
export const atLeisure = (ms: number): number => ms * Math.max(1, loadavg()[0]! / availableParallelism())

/** Polls until the result is truthy, for things that other processes do at their own pace. */
export async function until<T>(what: string, ask: () => T | Promise<T>, withinMs = 15_000): Promise<NonNullable<T>> {
  const end = performance.now() + atLeisure(withinMs)
  for (;;) {
    const answer = await ask()
    if (answer) return answer
    if (performance.now() > end) throw new Error(`For ${withinMs} ms and more it did not come to this: ${what}`)
    await pause(20)
  }
}
