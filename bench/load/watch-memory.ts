import { setTimeout as pause } from 'node:timers/promises'
import type { ServerProcess } from '../server-process.ts'
import type { Held } from './live-heap.ts'

const everySeconds = 5
/** A full collection blocks the server for a moment, so it is not done with each reading. */
const collectedEvery = 4

/** `residentMb` from the operating system every few seconds; `held` after a full collection, every twenty. */
export type Memory = { residentMb: number[]; held: Held[] }

/** Reads a server's memory use until stopped. */
export async function watchMemory<Result>(
  server: ServerProcess,
  work: () => Promise<Result>,
): Promise<{ result: Result; memory: Memory }> {
  const memory: Memory = { residentMb: [], held: [] }
  const ending = new AbortController()
  const watching = watch(server, memory, ending.signal)
  const result = await work()
  ending.abort()
  await watching
  return { result, memory }
}

async function watch(server: ServerProcess, { residentMb, held }: Memory, signal: AbortSignal): Promise<void> {
  for (let reading = 1; !signal.aborted; reading++) {
    await pause(everySeconds * 1000, undefined, { signal }).catch(() => undefined)
    residentMb.push(server.memoryMb())
    if (reading % collectedEvery === 0) held.push(await server.collected())
  }
}

/** The trend of a level in the second half of its readings, in MB per minute: a least-squares line. */
export function slopeOf(residentMb: readonly number[]): number {
  const half = residentMb.slice(Math.floor(residentMb.length / 2))
  const [x, y] = [(half.length - 1) / 2, half.reduce((sum, one) => sum + one, 0) / half.length]
  const top = half.reduce((sum, one, at) => sum + (at - x) * (one - y), 0)
  const below = half.reduce((sum, _, at) => sum + (at - x) ** 2, 0)
  return (top / below) * (60 / everySeconds)
}
