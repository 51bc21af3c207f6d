/** Formats days and instants as usual in India (en-IN). */

const long: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' }

/** Formats an instant: '21 November 2026'. */
export const longDate = (instant: Date): string => instant.toLocaleDateString('en-IN', long)
