import { Temporal } from 'temporal-polyfill'

/**
 * Returns the instant at which clocks in a zone show this day and time.
 *
 * A time skipped by a daylight-saving jump is moved behind the jump by the same distance; of a time that occurs twice,
 * the first is returned ('compatible', RFC 5545 section 3.3.5).
 *
 * @param day 'YYYY-MM-DD'
 * @param time 'HH:MM:SS'
 * @param timeZone IANA name
 */
export function instantOf(day: string, time: string, timeZone: string): Date {
  const zoned = Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(timeZone, {
    disambiguation: 'compatible',
  })
  return new Date(zoned.epochMilliseconds)
}

/** Returns the date and the wall-clock time in a zone at an instant. */
export function wallTimeOf(instant: Date, timeZone: string): { day: string; time: string } {
  const zoned = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone)
  return { day: zoned.toPlainDate().toString(), time: zoned.toPlainTime().toString({ smallestUnit: 'second' }) }
}

/** Adds whole days to 'YYYY-MM-DD'. */
export const addDays = (day: string, days: number): string => Temporal.PlainDate.from(day).add({ days }).toString()

/** Returns the instant at which the next day begins in a zone. */
export const nextMidnight = (now: Date, timeZone: string): Date =>
  instantOf(addDays(wallTimeOf(now, timeZone).day, 1), '00:00:00', timeZone)

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Returns the weekday of 'YYYY-MM-DD', such as 'Friday'. */
export const weekdayOf = (day: string): string => weekdays[Temporal.PlainDate.from(day).dayOfWeek - 1]!
