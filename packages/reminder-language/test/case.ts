/**
 * A line and its reading on Friday 20 November 2026, 10:00 in Kolkata: 'YYYY-MM-DD HH:MM' (with '~' if the line names
 * no time and the default is used; empty if nothing was understood), the title, the RRULE, and the festival it follows.
 */
export type Case = readonly [text: string, when: string, title: string, recurrence?: string, festival?: string]

export const linesNow = new Date('2026-11-20T04:30:00Z')

/** When the lines of second-fresh-eyes.txt are read: Tuesday 24 November 2026, 10:00 in Kolkata. */
export const secondReviewNow = new Date('2026-11-24T04:30:00Z')
