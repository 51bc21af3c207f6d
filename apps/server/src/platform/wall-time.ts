import { Temporal } from 'temporal-polyfill'

/**
 * The instant at which clocks in a zone show this day and time.
 *
 * A time that a daylight-saving jump leaves out is the one as far behind the jump; of a time that happens twice, the
 * first ('compatible', RFC 5545 section 3.3.5).
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

/** What the calendar and the clock show in a zone at an instant. */
export function wallTimeOf(instant: Date, timeZone: string): { day: string; time: string } {
  const zoned = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone)
  return { day: zoned.toPlainDate().toString(), time: zoned.toPlainTime().toString({ smallestUnit: 'second' }) }
}

/** 'YYYY-MM-DD' moved by whole days. */
export const addDays = (day: string, days: number): string => Temporal.PlainDate.from(day).add({ days }).toString()

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** 'Friday' of 'YYYY-MM-DD'. */
export const weekdayOf = (day: string): string => weekdays[Temporal.PlainDate.from(day).dayOfWeek - 1]!
