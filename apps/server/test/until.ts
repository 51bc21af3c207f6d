import { setTimeout as pause } from 'node:timers/promises'

/** Asks again and again until the answer is true, for what other processes do in their own time. */
export async function until<T>(what: string, ask: () => T | Promise<T>, withinMs = 20_000): Promise<NonNullable<T>> {
  const end = performance.now() + withinMs
  for (;;) {
    const answer = await ask()
    if (answer) return answer
    if (performance.now() > end) throw new Error(`In ${withinMs} ms it did not come to this: ${what}`)
    await pause(20)
  }
}
