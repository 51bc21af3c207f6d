// Loaded into a server with `--import`: records each block of its event loop as a line of JSON in the file BLOCKS_FILE.
// Only benchmarks load it.
import { subscribe } from 'node:diagnostics_channel'
import { appendFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { isMainThread } from 'node:worker_threads'

/**
 * A time in which the event loop was blocked; for `cpuMs` of it the thread was working, otherwise waiting for a CPU.
 * `answered` lists the calls that finished then or just after.
 */
export type Block = { at: number; ms: number; cpuMs: number; answered: string[] }

const everyMs = 5
const reportedFromMs = 25
/** A response is sent some turns of the loop after the work for it. */
const justAfterMs = 20

const file = process.env.BLOCKS_FILE
if (isMainThread && file) {
  const cpuMs = () => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1000
  }
  let answers: { at: number; call: string }[] = []
  subscribe('http.server.response.finish', (message) => {
    const { method, url } = (message as { request: IncomingMessage }).request
    const call = `${method} ${(url ?? '').replace(/\?.*/, '').replace(/[0-9a-f-]{36}|[a-z]+\.[\w.-]+/g, '…')}`
    answers.push({ at: performance.now(), call })
  })
  let last = performance.now()
  let lastCpu = cpuMs()
  let pending: (Block & { from: number })[] = []
  setInterval(() => {
    const [now, cpu] = [performance.now(), cpuMs()]
    const ms = now - last - everyMs
    if (ms >= reportedFromMs) {
      pending.push({ at: performance.timeOrigin + now, ms, cpuMs: cpu - lastCpu, answered: [], from: last })
    }
    last = now
    lastCpu = cpu
    const isOver = ({ at }: Block) => at + justAfterMs <= performance.timeOrigin + now
    for (const { from, ...block } of pending.filter(isOver)) {
      block.answered = answers.filter(({ at }) => at >= from).map(({ call }) => call)
      appendFileSync(file, `${JSON.stringify(block)}\n`)
    }
    pending = pending.filter((block) => !isOver(block))
    if (pending.length === 0) answers = []
  }, everyMs).unref()
}
