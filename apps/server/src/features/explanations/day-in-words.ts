const words = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', timeZone: 'UTC' })

/** Formats '2026-11-30' as '30 November'. */
export const dayInWords = (day: string): string => words.format(new Date(`${day}T00:00:00Z`))
