// Loaded into a server with `--import`: reports its memory use as it is, without a collection, and how late its event loop
// was since 'begin', by the clock and by its thread's processor time (which a busy machine does not lengthen), to its parent
// process. Only benchmarks load it.
import { createHistogram, monitorEventLoopDelay } from 'node:perf_hooks'
import { getHeapSpaceStatistics, getHeapStatistics, writeHeapSnapshot } from 'node:v8'

/** Memory in MB; lateness of the event loop in ms, without the timer's own rest. */
export type Runtime = {
  heapUsed: number
  heapTotal: number
  external: number
  malloced: number
  spaces: Record<string, number>
  lateP99Ms: number
  lateMaxMs: number
  workedP99Ms: number
  workedMaxMs: number
}

const resolutionMs = 10
const mb = (bytes: number) => bytes / 2 ** 20
const delay = monitorEventLoopDelay({ resolution: resolutionMs })
/** Processor time between two turns of a timer, in microseconds. */
const worked = createHistogram()
// What the start does is no request's wait.
const late = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - resolutionMs)

process.on('message', (asked) => {
  if (asked === 'begin') {
    delay.enable()
    delay.reset()
    let before = process.threadCpuUsage()
    setInterval(() => {
      const { user, system } = process.threadCpuUsage(before)
      worked.record(Math.max(1, user + system))
      before = process.threadCpuUsage()
    }, resolutionMs).unref()
    return
  }
  if (asked === 'snapshot') {
    process.send!(writeHeapSnapshot(`${process.env.DATA_DIR}/heap.heapsnapshot`))
    return
  }
  const { heapUsed, heapTotal, external } = process.memoryUsage()
  const spaces = getHeapSpaceStatistics().map((one) => [one.space_name, mb(one.space_size)] as const)
  process.send!({
    heapUsed: mb(heapUsed),
    heapTotal: mb(heapTotal),
    external: mb(external),
    malloced: mb(getHeapStatistics().malloced_memory),
    spaces: Object.fromEntries(spaces),
    lateP99Ms: late(delay.percentile(99)),
    lateMaxMs: late(delay.max),
    workedP99Ms: worked.percentile(99) / 1000,
    workedMaxMs: worked.max / 1000,
  } satisfies Runtime)
})
// Listening must not keep a server up that wants to end.
process.channel?.unref()
