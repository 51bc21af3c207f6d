import { Audit, type Result } from 'lighthouse'

/** An event of Chromium's trace; times in microseconds. */
export type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  /** CPU time: without the time in which something else used the core. */
  tdur?: number
  args: { name?: string; data?: { documentLoaderURL?: string; type?: string } }
}

/**
 * Returns the total blocking time in milliseconds on a phone this many times slower, as if its main thread had a core
 * of its own: Lighthouse measures elapsed time, and here browser, server and Lighthouse share two cores. Sums the part
 * over 50 ms of each task between the first paint and the end of the trace.
 */
export function blockedByItself(events: TraceEvent[], url: string, cpu: number): number {
  const start = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL?.startsWith(url),
  )
  if (!start) throw new Error(`${url}: the trace has no beginning`)
  const main = events.find(
    ({ name, pid, args }) => name === 'thread_name' && pid === start.pid && args.name === 'CrRendererMain',
  )
  const paint = events.find(
    ({ name, pid, ts }) => name === 'firstContentfulPaint' && pid === start.pid && ts > start.ts,
  )
  if (!main || !paint) throw new Error(`${url}: the trace has no main thread or no first paint`)

  return tasksOf(events, main)
    .filter(({ ts }) => ts >= paint.ts)
    .reduce((blocked, { ownMs }) => blocked + Math.max(0, ownMs * cpu - 50), 0)
}

/**
 * Returns the main thread's work from each tap until the next frame was submitted, in milliseconds of CPU time.
 *
 * @param event the event of a tap that has the handler.
 */
export function ownTimeOfTaps(events: TraceEvent[], event: 'click' | 'mousedown' | 'pointerup'): number[] {
  const taps = events.filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === event)
  return taps.map((tap) => {
    const tasks = tasksOf(events, tap).filter(({ end }) => end > tap.ts)
    const shown = events
      .filter(({ name, pid, tid, ts }) => name === 'Commit' && pid === tap.pid && tid === tap.tid && ts > tap.ts)
      .reduce((first, { ts }) => Math.min(first, ts), Number.POSITIVE_INFINITY)
    return tasks.filter(({ ts }) => ts <= shown).reduce((ms, { ownMs }) => ms + ownMs, 0)
  })
}

type Task = { ts: number; end: number; ownMs: number }

/** The tasks of a thread, in sequence; nested tasks count as part of the outer one. */
function tasksOf(events: TraceEvent[], thread: { pid: number; tid: number }): Task[] {
  const inOrder = events
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === thread.pid && tid === thread.tid)
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
  const tasks: Task[] = []
  for (const { ts, dur = 0, tdur = dur } of inOrder) {
    if (ts >= (tasks.at(-1)?.end ?? 0)) tasks.push({ ts, end: ts + dur, ownMs: tdur / 1000 })
  }
  return tasks
}

/**
 * Returns the score of a report if its page had this blocking time, which accounts for thirty of a hundred points
 * (Lighthouse 10 and later).
 */
export function scoreIfBlockedFor(ms: number, report: Result): number {
  const deducted = report.audits['total-blocking-time']?.score ?? 0
  // Lighthouse's curve of 'total blocking time' for phones.
  const own = Audit.computeLogNormalScore({ p10: 200, median: 600 }, ms)
  return Math.round((report.categories.performance?.score ?? 0) * 100 + 30 * (own - deducted))
}
