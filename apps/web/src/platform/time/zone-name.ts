import { placeOf } from './both-times.ts'

/** Names a time zone for use before 'time': 'India' time, since India has a single one, else by its city: 'London' time. */
export const zoneName = (timeZone: string): string =>
  // Some browsers still use the old name.
  timeZone === 'Asia/Kolkata' || timeZone === 'Asia/Calcutta' ? 'India' : placeOf(timeZone)
