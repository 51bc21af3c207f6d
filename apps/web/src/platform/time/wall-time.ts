/** A wall clock's reading: comparing two as text compares them in time. */
export type WallTime = `${string}T${string}`

/** What a clock on the wall of that zone shows at an instant: '2026-11-21T18:30:00'. */
export function wallTimeAt(instant: Date | number, timeZone: string): WallTime {
  const ms = Number(instant)
  const last = lastRead.get(timeZone)
  if (last?.ms === ms) return last.wall

  const wall = readClock(ms, timeZone)
  lastRead.set(timeZone, { ms, wall })

  return wall
}

// Every reminder of a list asks for the same present, and reading the clock of a zone is slow.
const lastRead = new Map<string, { ms: number; wall: WallTime }>()

/** India has no summer time (since 1945): its clocks are read without `Intl`, whose first use takes a cheap phone long. */
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

/** The local day at an instant. */
export const dayAt = (instant: Date | number, timeZone: string): string => wallTimeAt(instant, timeZone).slice(0, 10)

/**
 * The instant, in milliseconds, at which a clock in that zone shows this day and time. An hour that summer time skips
 * is moved on by the skip; of an hour that comes twice the first is meant (as Temporal's 'compatible' does).
 */
export function instantOf(day: string, time: string, timeZone: string): number {
  const asUtc = Date.parse(`${day}T${time.length === 5 ? `${time}:00` : time}Z`)
  const before = offsetMs(asUtc - 86_400_000, timeZone)
  const after = offsetMs(asUtc + 86_400_000, timeZone)
  const fits = [before, after].find((offset) => offsetMs(asUtc - offset, timeZone) === offset)

  return asUtc - (fits ?? before)
}

/** How far the zone's clocks are ahead of UTC at an instant. */
const offsetMs = (instant: number, timeZone: string): number =>
  Date.parse(`${wallTimeAt(instant, timeZone)}Z`) - Math.floor(instant / 1000) * 1000

// Making a formatter costs more than a thousand uses of it.
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
