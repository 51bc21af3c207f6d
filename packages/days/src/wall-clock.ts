/** Returns the wall-clock time in a zone at an instant: the day number (day-number.ts) and seconds since midnight. */
export function wallClockAt(instantMs: number, timeZone: string): { day: number; seconds: number } {
  const local = Math.floor(instantMs / 1000) + offsetSeconds(instantMs, timeZone)
  const day = Math.floor(local / 86_400)
  return { day, seconds: local - day * 86_400 }
}

/** Zones with a constant offset, in seconds: India's has not changed since 1945. Others are looked up with Intl. */
const fixed = new Map([
  ['Asia/Kolkata', 19_800],
  ['Asia/Calcutta', 19_800],
  ['UTC', 0],
])
const formats = new Map<string, Intl.DateTimeFormat>()
let last = { timeZone: '', quarter: 0, offset: 0 }

/**
 * Returns a zone's offset from UTC. Offsets change only on quarter hours, so one lookup per zone and quarter hour is
 * enough.
 */
function offsetSeconds(instantMs: number, timeZone: string): number {
  const constant = instantMs > 0 ? fixed.get(timeZone) : undefined
  if (constant !== undefined) return constant
  const quarter = Math.floor(instantMs / 900_000)
  if (last.quarter === quarter && last.timeZone === timeZone) return last.offset
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
    formats.set(timeZone, format)
  }
  const part: Record<string, number> = {}
  for (const { type, value } of format.formatToParts(new Date(quarter * 900_000))) part[type] = Number(value)
  const wall = Date.UTC(part.year!, part.month! - 1, part.day, part.hour, part.minute, part.second)
  const offset = Math.round(wall / 1000) - quarter * 900
  last = { timeZone, quarter, offset }
  return offset
}
