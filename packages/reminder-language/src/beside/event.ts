import type { Reading } from '../reading.ts'

/**
 * The reading with the day and time of the event itself, where the line asks to be reminded ahead of it: what is kept as a
 * reminder is the event, and the lead rings ahead.
 */
export function eventOf<Said extends Pick<Reading, 'date' | 'time' | 'lead'>>(reading: Said): Said {
  const { lead } = reading
  return lead ? { ...reading, date: lead.date, time: lead.time } : reading
}
