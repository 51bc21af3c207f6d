import { writeDay } from '@planner/days/day-number'
import { wallClockAt } from '@planner/days/wall-clock'

/** Returns the wall-clock day and time in a zone at an instant. */
export function wallAt(instant: Date, timeZone: string): { date: string; time: string } {
  const { day, seconds } = wallClockAt(instant.getTime(), timeZone)
  return { date: writeDay(day), time: clock(seconds) }
}

function clock(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}

/**
 * Returns the instant of a wall-clock time in a zone; for a time that occurs twice the first one, accurate enough for
 * computing days.
 */
export function instantOf(date: string, time: string, timeZone: string): Date {
  const asUtc = Date.parse(`${date}T${time}Z`)
  let guess = asUtc
  for (let round = 0; round < 2; round++) {
    const shown = wallAt(new Date(guess), timeZone)
    guess += asUtc - Date.parse(`${shown.date}T${shown.time}Z`)
  }
  return new Date(guess)
}

const known = new Map<string, boolean>()

/** Whether a name is an IANA time zone. */
export function isTimeZone(name: string): boolean {
  const before = known.get(name)
  if (before !== undefined) return before
  let is = name.length <= 64
  try {
    if (is) new Intl.DateTimeFormat('en', { timeZone: name })
  } catch {
    is = false
  }
  // Bounds the cache, since a file may name thousands of zones.
  if (known.size < 1000) known.set(name, is)
  return is
}
