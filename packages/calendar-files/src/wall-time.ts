import { writeDay } from '@planner/days/day-number'
import { wallClockAt } from '@planner/days/wall-clock'

/** Day and time that clocks in a zone show at an instant. */
export function wallAt(instant: Date, timeZone: string): { date: string; time: string } {
  const { day, seconds } = wallClockAt(instant.getTime(), timeZone)
  return { date: writeDay(day), time: clock(seconds) }
}

function clock(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}

/** The instant at which clocks in a zone show this; of a time that comes twice the first, as nearly as days need. */
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

/** Whether a name is one of the IANA time zones. */
export function isTimeZone(name: string): boolean {
  const before = known.get(name)
  if (before !== undefined) return before
  let is = name.length <= 64
  try {
    if (is) new Intl.DateTimeFormat('en', { timeZone: name })
  } catch {
    is = false
  }
  // A file may name thousands.
  if (known.size < 1000) known.set(name, is)
  return is
}
