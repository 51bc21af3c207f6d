import type { Reading } from '../reading.ts'

/**
 * Returns the reading with the event's own day and time if the line asks to be reminded ahead of it: the stored
 * reminder is the event, and its alert rings ahead.
 */
export function eventOf<Said extends Pick<Reading, 'date' | 'time' | 'lead'>>(reading: Said): Said {
  const { lead } = reading
  return lead ? { ...reading, date: lead.date, time: lead.time } : reading
}
