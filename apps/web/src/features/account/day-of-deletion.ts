import { dateInWords } from '#platform/time/date-in-words.ts'
import { dayAt } from '#platform/time/wall-time.ts'

/** 'Sat, 28 Nov 2026': the day on which the account will be gone, by the person's own calendar. */
export const dayOfDeletion = (plannedAt: string, timeZone: string): string =>
  dateInWords(dayAt(Date.parse(plannedAt), timeZone))
