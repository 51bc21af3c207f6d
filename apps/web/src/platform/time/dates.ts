/** Days and instants in words, the way India writes them (en-IN). */

const long: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' }

/** '21 November 2026'. */
export const longDate = (instant: Date): string => instant.toLocaleDateString('en-IN', long)
