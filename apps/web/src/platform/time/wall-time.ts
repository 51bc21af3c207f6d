/** A wall-clock time; comparing two as strings compares them chronologically. */
export type WallTime = `${string}T${string}`

/** Returns the wall-clock time in a zone at an instant: '2026-11-21T18:30:00'. */
export function wallTimeAt(instant: Date | number, timeZone: string): WallTime {
  const ms = Number(instant)
  const last = lastRead.get(timeZone)
  if (last?.ms === ms) return last.wall

  const wall = readClock(ms, timeZone)
  lastRead.set(timeZone, { ms, wall })

  return wall
}

// Caches the last reading, because each reminder of a list asks for the same instant, and the conversion is slow.
const lastRead = new Map<string, { ms: number; wall: WallTime }>()

/**
 * India has had no daylight-saving time since 1945, so its time is computed without `Intl`, whose first use is slow on
 * a cheap phone.
 */
const india = { zones: ['Asia/Kolkata', 'Asia/Calcutta'], aheadMs: 330 * 60_000 }

function readClock(instant: number, timeZone: string): WallTime {
  if (india.zones.includes(timeZone)) return new Date(instant + india.aheadMs).toISOString().slice(0, 19) as WallTime

  const parts = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(instant)
      .map((part) => [part.type, part.value]),
  )

  return `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}:${parts.second}`
}

/** Returns the local day at an instant. */
export const dayAt = (instant: Date | number, timeZone: string): string => wallTimeAt(instant, timeZone).slice(0, 10)

/**
 * Returns the instant, in milliseconds, at which a clock in that zone shows this day and time. A time skipped by
 * daylight saving is moved forward by the gap; of a repeated one the first is used (like Temporal's 'compatible').
 */
export function instantOf(day: string, time: string, timeZone: string): number {
  const asUtc = Date.parse(`${day}T${time.length === 5 ? `${time}:00` : time}Z`)
  const before = offsetMs(asUtc - 86_400_000, timeZone)
  const after = offsetMs(asUtc + 86_400_000, timeZone)
  const fits = [before, after].find((offset) => offsetMs(asUtc - offset, timeZone) === offset)

  return asUtc - (fits ?? before)
}

/** Returns the zone's offset from UTC at an instant, in milliseconds. */
const offsetMs = (instant: number, timeZone: string): number =>
  Date.parse(`${wallTimeAt(instant, timeZone)}Z`) - Math.floor(instant / 1000) * 1000

// Cached, because creating a formatter costs more than a thousand uses.
const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known

  const clock = new Intl.DateTimeFormat('en-GB-u-ca-iso8601', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  })
  clocks.set(timeZone, clock)

  return clock
}
