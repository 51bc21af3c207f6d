import { dateInWords } from '#platform/time/date-in-words.ts'
import { dayAt } from '#platform/time/wall-time.ts'

/** Returns the day on which the account will be deleted, in the person's time zone: 'Sat, 28 Nov 2026'. */
export const dayOfDeletion = (plannedAt: string, timeZone: string): string =>
  dateInWords(dayAt(Date.parse(plannedAt), timeZone))
