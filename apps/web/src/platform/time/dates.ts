/** Days and instants in words, the way India writes them (en-IN). */

const long: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' }

/** '21 November 2026'. */
export const longDate = (instant: Date): string => instant.toLocaleDateString('en-IN', long)

/** 'Saturday, 21 November 2026' for the day '2026-11-21'. */
export const longDay = (day: string): string =>
  // Noon in UTC, read in UTC: no time zone moves it to another day.
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-IN', { ...long, weekday: 'long', timeZone: 'UTC' })
