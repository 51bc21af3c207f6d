const words = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', timeZone: 'UTC' })

/** '30 November' of '2026-11-30'. */
export const dayInWords = (day: string): string => words.format(new Date(`${day}T00:00:00Z`))
