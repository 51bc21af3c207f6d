import { report, type timedPages } from '@planner/contract/page-timing'

import { addShift, noShift } from './cls.ts'
import { inpOf, longestCount } from './inp.ts'

/** Timing starts once per page, however often its session is resumed. */
let started = false

type Entry = PerformanceEntry & { interactionId?: number; value?: number; hadRecentInput?: boolean }

/**
 * Reports load time, responsiveness and layout shift when the page is left, if the installation enables it
 * (PAGE_TIMING). Sent without a session, because the report is anonymous.
 */
export function startPageTiming(): void {
  if (started) return
  started = true
  // The screen that was opened. Interactions on later screens count towards it, as in the browser's own INP.
  const page = pageOf(location.pathname)
  const longest = new Map<number, number>()
  let interactions = 0
  let lcpMs: number | undefined
  let shifts = noShift
  let isSent = false
  const watchEvents = observe(
    'event',
    (entry) => {
      if (!entry.interactionId) return
      if (!longest.has(entry.interactionId)) interactions++
      longest.set(entry.interactionId, Math.max(longest.get(entry.interactionId) ?? 0, entry.duration))
      if (longest.size > 2 * longestCount) dropShortest(longest)
    },
    40,
  )
  const watchPaint = observe('largest-contentful-paint', ({ startTime }) => (lcpMs = startTime))
  const watchShifts = observe('layout-shift', ({ startTime, value = 0, hadRecentInput }) => {
    // A shift right after an interaction is expected.
    if (!hadRecentInput) shifts = addShift(shifts, { at: startTime, value })
  })

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || isSent) return
    isSent = true
    watchEvents?.disconnect()
    watchPaint?.disconnect()
    watchShifts?.disconnect()
    const inpMs = inpOf([...longest.values()], interactions)
    // In browsers that do not measure shifts, 0 would be wrong.
    const cls = watchShifts ? Math.round(shifts.worst * 1000) / 1000 : undefined
    const times = { page, inp_ms: rounded(inpMs), lcp_ms: rounded(lcpMs), cls }
    navigator.sendBeacon(report.path, new Blob([JSON.stringify(times)], { type: 'application/json' }))
  })
}

type Page = (typeof timedPages)[number]

const named: Partial<Record<string, Page>> = {
  '/': 'dashboard',
  '/dashboard': 'dashboard',
  '/recipes': 'recipes',
  '/cart': 'cart',
  '/orders': 'orders',
  '/profile': 'profile',
  '/google': 'google',
  '/settings': 'settings',
  '/admin': 'admin',
}

const pageOf = (path: string): Page => named[path] ?? 'other'

/** Rounds to milliseconds. Undefined above a minute: a page that was in the background has no meaningful times. */
const rounded = (ms: number | undefined): number | undefined =>
  ms === undefined || ms > 60_000 ? undefined : Math.round(ms)

function observe(type: string, note: (entry: Entry) => void, durationThreshold?: number): PerformanceObserver | null {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes(type)) return null
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(note))
  observer.observe({ type, buffered: true, ...(durationThreshold && { durationThreshold }) } as PerformanceObserverInit)
  return observer
}

function dropShortest(longest: Map<number, number>): void {
  const order = [...longest].toSorted(([, one], [, other]) => other - one)
  for (const [id] of order.slice(longestCount)) longest.delete(id)
}
