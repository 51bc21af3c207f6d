import type { Repeat } from '../parsers/facts.ts'
import type { Arrangement } from './passes/draft.ts'
import { awake, readingsOf, timeOfPart } from './settle-time.ts'

/**
 * Returns the times of 'every hour till 6', counted back from the last one to now, in seconds after midnight. Null if
 * there are fewer than two or too many.
 *
 * @param from when the first may be.
 */
export function timesUntil({ within, time, settling, closes }: Arrangement, from: number): number[] | null {
  if (!within || !closes) return null
  const step = stepOf(within)
  const ends = time!.clock ? readingsOf(time!.clock, (settling ?? time!).part?.part ?? null) : [timeOfPart(time!.part!)]
  const readings = ends.map(({ seconds }) => seconds)
  const last = readings.find((end) => end >= from + step) ?? (readings.includes(0) ? dayLength - 1 : 0)
  const count = Math.ceil((last - from) / step)
  return count < 2 || count > most ? null : Array.from({ length: count }, (_, at) => last - (count - 1 - at) * step)
}

/** The most times of a day that are kept as reminders of their own. */
const most = 12
const dayLength = 86_400

/** Returns the number of seconds between two occurrences of a repetition within the day. */
export const stepOf = ({ freq, interval }: Repeat): number => interval * (freq === 'HOURLY' ? 3600 : 60)

/**
 * Returns the times of 'every 2 hours from 2 pm to 8 pm', in seconds after midnight: 2, 4, 6 and 8 pm. Null if the text
 * gives no such window, or if it contains only one time or too many.
 */
export function timesWithin({ within, time, settling }: Arrangement): number[] | null {
  if (!within || !time?.clock || !time.endsAt) return null
  const { seconds: first } = awake(readingsOf(time.clock, (settling ?? time).part?.part ?? null))
  const ends = readingsOf(time.endsAt, null).map(({ seconds }) => seconds)
  // 'Till midnight' and '10 pm to 12' end with the day.
  const last = ends.find((end) => end > first) ?? (ends.includes(0) ? dayLength - 1 : first)
  const count = Math.floor((last - first) / stepOf(within)) + 1
  return count < 2 || count > most ? null : Array.from({ length: count }, (_, at) => first + at * stepOf(within))
}
