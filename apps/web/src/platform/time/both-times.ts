import { timeInWords } from './date-in-words.ts'
import { wallTimeAt } from './wall-time.ts'

/** Returns the place of a time zone: 'America/New_York' becomes 'New York'. */
export const placeOf = (timeZone: string): string => timeZone.split('/').at(-1)!.replaceAll('_', ' ')

/**
 * Returns a time in the reader's zone, followed by the reminder's own if different, as the server's messages do: '8:00
 * pm (9:30 am in New York)'.
 */
export function bothTimesInWords(
  instant: Date | number,
  { timeZone, homeZone }: { timeZone: string; homeZone: string },
): string {
  const timeIn = (zone: string) => timeInWords(wallTimeAt(instant, zone).slice(11))
  const here = timeIn(homeZone)
  const there = timeIn(timeZone)
  return there === here ? here : `${here} (${there} in ${placeOf(timeZone)})`
}
