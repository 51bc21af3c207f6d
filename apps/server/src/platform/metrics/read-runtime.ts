import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import type { Clock } from '../clock.ts'
import { collectors, runtime } from './instruments.ts'

/** The resolution of the event-loop delay; a finer one makes the timer more expensive. */
const resolutionMs = 20

/** Starts measuring the process: its event loop, memory and CPU time. */
export function watchRuntime(clock: Clock): void {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs })
  delay.enable()
  runtime.started.set(clock.now().getTime() / 1000 - process.uptime())
  let since = performance.eventLoopUtilization()

  collectors.add(() => {
    // The measurement includes the timer's own interval.
    const late = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - resolutionMs / 1000)
    runtime.loopLag.set(late(delay.percentile(50)), '0.5')
    runtime.loopLag.set(late(delay.percentile(99)), '0.99')
    runtime.loopLag.set(late(delay.max), '1')
    delay.reset()
    const now = performance.eventLoopUtilization()
    runtime.loopUse.set(performance.eventLoopUtilization(now, since).utilization)
    since = now
    const { rss, heapUsed, external } = process.memoryUsage()
    runtime.memory.set(rss)
    runtime.heap.set(heapUsed)
    runtime.external.set(external)
    const { user, system } = process.cpuUsage()
    runtime.cpu.set((user + system) / 1e6)
  })
}
