import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'

/** What may take so long on an idle machine, on one that others work on at the same time. */
export const atLeisure = (ms: number): number => ms * Math.max(1, loadavg()[0]! / availableParallelism())

/** Asks again and again until the answer is true, for what other processes do in their own time. */
export async function until<T>(what: string, ask: () => T | Promise<T>, withinMs = 15_000): Promise<NonNullable<T>> {
  const end = performance.now() + atLeisure(withinMs)
  for (;;) {
    const answer = await ask()
    if (answer) return answer
    if (performance.now() > end) throw new Error(`For ${withinMs} ms and more it did not come to this: ${what}`)
    await pause(20)
  }
}
