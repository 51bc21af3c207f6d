import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'

/** Extends a time limit for an idle machine by its current load. */
export const scaledByLoad = (ms: number): number => ms * Math.max(1, loadavg()[0]! / availableParallelism())

/** Polls until the result is truthy, for things that other processes do at their own pace. */
export async function waitUntil<T>(
  what: string,
  ask: () => T | Promise<T>,
  withinMs = 15_000,
): Promise<NonNullable<T>> {
  const end = performance.now() + scaledByLoad(withinMs)
  for (;;) {
    const answer = await ask()
    if (answer) return answer
    if (performance.now() > end) throw new Error(`For ${withinMs} ms and more it did not come to this: ${what}`)
    await pause(20)
  }
}
