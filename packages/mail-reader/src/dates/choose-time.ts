import type { Span } from '../text/span.ts'
import { departureTime, earlyTime, otherTime } from '../vocabulary/anchors.ts'
import type { Family } from '../vocabulary/kinds.ts'
import type { FoundDate } from './find-dates.ts'
import type { FoundTime } from './find-times.ts'

/** The maximum distance, in characters, between a due date and its time. */
const attached = 14

/**
 * Returns the time that belongs to the day: the departure of a journey; for a due date only a time right next to the
 * day. Null if there is none.
 */
export function chooseTime(
  text: string,
  day: number,
  dates: readonly FoundDate[],
  times: readonly FoundTime[],
  family: Family,
): number | null {
  // A hotel's check-in hours are not a time to be there.
  if (family === 'stay') return null
  const named = dates.filter((date) => date.day === day)
  const scored = times.map((time) => ({
    minute: time.minute,
    score: Math.max(...named.map((date) => scoreOf(text, date, dates, time, family))),
  }))
  const best = scored.filter(({ score }) => score > 0).toSorted((a, b) => b.score - a.score)[0]
  return best?.minute ?? null
}

function scoreOf(text: string, date: Span, others: readonly Span[], time: FoundTime, family: Family): number {
  const left = text.slice(Math.max(0, time.start - 36), time.start)
  if (otherTime.test(left)) return 0
  const gap = time.start >= date.end ? time.start - date.end : date.start - time.end
  if (family === 'payment' || family === 'keeping') return gap <= attached && gap >= 0 && !time.inWords ? 10 : 0
  const between = { start: Math.min(date.end, time.end), end: Math.max(date.start, time.start) }
  const parted = others.some((other) => other !== date && other.start >= between.start && other.end <= between.end)
  const near = Math.max(0, 6 - Math.floor(Math.max(gap, 0) / 20))
  const tail = left.slice(left.lastIndexOf(',') + 1)
  const role = earlyTime.test(tail) ? (family === 'meeting' ? 0 : -3) : departureTime.test(left) ? 6 : 0
  if (family === 'delivery' && gap > 40) return 0
  return 4 + near + role - (parted ? 5 : 0) + (time.start >= date.end ? 1 : 0)
}
