// Loaded into a server with `--import`: reports to its parent process its memory use without forcing a collection, and
// the delay of its event loop since 'begin', in wall-clock time and in CPU time of its thread (which other load on the
// machine does not lengthen). Only benchmarks load it.
import { createHistogram, monitorEventLoopDelay } from 'node:perf_hooks'
import { getHeapSpaceStatistics, getHeapStatistics, writeHeapSnapshot } from 'node:v8'

/** Memory in MB; delay of the event loop in ms, without the timer's own interval. */
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
/** CPU time between two runs of a timer, in microseconds. */
const worked = createHistogram()
// Measured only from 'begin', because the work of the start delays no request.
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
// The listener must not keep a server alive that wants to exit.
process.channel?.unref()
