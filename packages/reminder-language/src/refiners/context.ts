/** The present as a wall clock shows it: the day as a number, and seconds since midnight. */
export type Present = {
  day: number
  seconds: number
  /** The instant some seconds from now, on the same wall clock. */
  after: (seconds: number) => { day: number; seconds: number }
}

export function presentAt(now: Date, timeZone: string): Present {
  const wall = wallAt(now.getTime(), timeZone)
  return {
    ...wall,
    after: (seconds) => wallAt(now.getTime() + seconds * 1000, timeZone),
  }
}

function wallAt(instantMs: number, timeZone: string): { day: number; seconds: number } {
  const local = Math.floor(instantMs / 1000) + offsetSeconds(instantMs, timeZone)
  const day = Math.floor(local / 86_400)
  return { day, seconds: local - day * 86_400 }
}

/** Zones that keep one offset, in seconds: India's has stood since 1945. All others are asked of Intl. */
const fixed = new Map([
  ['Asia/Kolkata', 19_800],
  ['Asia/Calcutta', 19_800],
  ['UTC', 0],
])
const formats = new Map<string, Intl.DateTimeFormat>()
let last = { timeZone: '', quarter: 0, offset: 0 }

/** Zones change their offset at quarter hours at the finest, so one look per zone and quarter hour is enough. */
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
