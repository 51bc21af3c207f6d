// Loaded into a server beside its own code (`--import`): writes down each time its event loop stood still, one line of JSON
// each, to the file that BLOCKS_FILE names. Only benches load it.
import { appendFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

/** A time in which the event loop did not go round; `cpuMs` of it the thread worked, the rest it waited for a processor. */
export type Block = { at: number; ms: number; cpuMs: number }

const everyMs = 5
const toldFromMs = 25

const file = process.env.BLOCKS_FILE
if (isMainThread && file) {
  const cpuMs = () => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1000
  }
  let last = performance.now()
  let lastCpu = cpuMs()
  setInterval(() => {
    const [now, cpu] = [performance.now(), cpuMs()]
    const ms = now - last - everyMs
    if (ms >= toldFromMs) {
      const block: Block = { at: performance.timeOrigin + now, ms, cpuMs: cpu - lastCpu }
      appendFileSync(file, `${JSON.stringify(block)}\n`)
    }
    last = now
    lastCpu = cpu
  }, everyMs).unref()
}
