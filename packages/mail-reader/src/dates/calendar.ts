/** Days are numbers of days since 1970, so that they compare and subtract. */
export type Day = number

const dayMs = 86_400_000

/** Null where the calendar has no such day. */
export function dayOf(year: number, month: number, date: number): Day | null {
  const at = new Date(Date.UTC(year, month - 1, date))
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === date ? at.getTime() / dayMs : null
}

export const writeDay = (day: Day) => new Date(day * dayMs).toISOString().slice(0, 10)

export const readDay = (text: string): Day => Date.parse(`${text}T00:00:00Z`) / dayMs

export const yearOf = (day: Day) => new Date(day * dayMs).getUTCFullYear()

/** The day and the minute of the day that a wall clock of the zone shows. */
export function wallClock(instant: Date, timeZone: string): { day: Day; minute: number } {
  const shown = wall(timeZone).format(instant)
  return { day: readDay(shown.slice(0, 10)), minute: Number(shown.slice(12, 14)) * 60 + Number(shown.slice(15, 17)) }
}

const walls = new Map<string, Intl.DateTimeFormat>()

/** Making a formatter costs more than reading a mail does. */
function wall(timeZone: string): Intl.DateTimeFormat {
  const known = walls.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  walls.set(timeZone, made)
  return made
}
