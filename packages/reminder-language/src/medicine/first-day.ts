import { parseReminder } from '../index.ts'
import type { Options, Reading } from '../reading.ts'
import { sentencesOf } from '../several/several.ts'

type Read = {
  reading: Reading
  rest: string
  /** The last dose of the day; null if the text itself states its times. */
  lastTime: string | null
}

/**
 * Returns the first day: the one that the text names ('from tomorrow'), or for a medicine that isn't taken every day
 * the first of its days on which a dose is still ahead. Null for a daily medicine that starts at once.
 */
export function firstDayOf(recurrence: string, { reading, rest, lastTime }: Read, options: Options): string | null {
  if (reading.recurrence === null) return reading.date !== null && hasDate(rest, options) ? reading.date : null
  if (recurrence === 'daily' && !fromWord.test(rest)) return null
  // The text without its meal would be read at the usual hour, which may have passed when the dose has not.
  const timed =
    lastTime === null
      ? sentencesOf(rest, options).map((one) => one.reading)
      : [parseReminder(`${rest} at ${lastTime.slice(0, 5)}`, options)]
  const [first = reading.date] = timed
    .filter((one) => one.recurrence === reading.recurrence && one.date !== null)
    .map(({ date }) => date!)
    .sort()
  return first
}

/** Words before the first day of a repetition: 'daily from Monday', 'kal se roz'. */
export const fromWord = /(?<!\p{L})(?:from|start(?:s|ing)?|beginning|se|shuru|से|शुरू)(?!\p{L})/iu

/** Whether the text names a day. */
export const hasDate = (rest: string, options: Options): boolean =>
  parseReminder(rest, options).spans.some(({ kind }) => kind === 'date')
