/**
 * A line and what it means on Friday 20 November 2026, 10:00 in Kolkata: 'YYYY-MM-DD HH:MM' ('~' before a time that is
 * ours, not the person's; empty where nothing was understood), the title, the RRULE, the feast it follows.
 */
export type Case = readonly [text: string, when: string, title: string, recurrence?: string, festival?: string]

export const corpusNow = new Date('2026-11-20T04:30:00Z')
