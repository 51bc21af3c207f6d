import * as z from 'zod/mini'
import { longestWaitMs } from './constants/reminders.ts'

/** 'YYYY-MM-DD', an existing day within the years that a planner needs. */
export const Day = z.iso
  .date('Date must be a valid date in the format YYYY-MM-DD')
  .check(z.refine((day) => day >= '1970-01-01' && day <= '2199-12-31', 'Date must be between 1970 and 2199'))

/** Accepts 'HH:MM' or 'HH:MM:SS'; normalized to 'HH:MM:SS'. */
export const Time = z.pipe(
  z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, 'Time must be a valid time in the format HH:MM')),
  z.transform((time: string) => (time.length === 5 ? `${time}:00` : time)),
)

/** Replaces unpaired surrogates, which PostgreSQL does not accept in JSON. */
const whole = z.overwrite((value: string) => value.replace(/\p{Surrogate}/gu, '\ufffd'))

/** Non-empty text; surrounding white space is removed, null characters are refused. */
export const text = (name: string, { max }: { max: number }) =>
  z.string(`${name} must be text`).check(
    whole,
    z.trim(),
    z.minLength(1, `${name} must not be empty`),
    z.maxLength(max, `${name} must be at most ${max.toLocaleString('en-IN')} characters`),
    // PostgreSQL cannot store U+0000.
    z.refine((value) => !value.includes('\0'), `${name} must not contain null characters`),
  )

/** An address that the server will open; http is for local development. Its target is checked later. */
export const WebAddress = text('Address', { max: 2000 }).check(
  z.regex(/^https?:\/\/[^\s"'<>\\^`{|}]+$/i, 'Please enter a full web address that starts with https://'),
)

/** Text that may be empty. */
export const optionalText = (name: string, { max }: { max: number }) =>
  z.string(`${name} must be text`).check(
    whole,
    z.trim(),
    z.maxLength(max, `${name} must be at most ${max.toLocaleString('en-IN')} characters`),
    z.refine((value) => !value.includes('\0'), `${name} must not contain null characters`),
  )

/**
 * How long a call had to wait on a device without a connection, in milliseconds, so that 'tomorrow' is counted from
 * when it was entered. The server subtracts it from its own clock, so a wrong clock on the device does no harm.
 */
export const Waited = z.optional(
  z
    .int('waited_ms must be a whole number')
    .check(z.minimum(0, 'waited_ms must not be negative'), z.maximum(longestWaitMs, 'waited_ms is too large')),
)

export const Id = z.uuid('That ID isn’t valid')

/** An instant, ISO 8601 in UTC. */
export const Instant = z.iso.datetime()

export const Done = z.object({ message: z.string() })

/** The number of a list's page, from 2, under which a device caches it. */
export const Part = z.string('part must be text').check(z.regex(/^\d{1,4}$/, 'part must be a page number'))

/** An IANA name. */
export const TimeZone = z
  .string('time_zone must be text')
  .check(z.maxLength(64), z.refine(isTimeZone, 'We don’t recognise that time zone'))

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
