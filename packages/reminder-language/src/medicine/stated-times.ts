import { parseReminder } from '../index.ts'
import type { Options, Reading } from '../reading.ts'
import { sentencesOf } from '../several/several.ts'
import { word } from './rest.ts'
import { partTimes } from './words.ts'

/** Returns the clock times in the text, earliest first. */
export function statedTimes(rest: string, whole: Reading, options: Options): string[] {
  const stated = sentencesOf(rest, options)
    .map(({ reading }) => reading)
    .filter(({ time, timeDefaulted, times }) => time !== null && !timeDefaulted && times === undefined)
    .map(({ time }) => time!)
  const known =
    stated.length > 0 ? stated : whole.time !== null && !whole.timeDefaulted && !whole.times ? [whole.time] : []
  // 'Subah shaam' means twice a day, without clock times.
  if (partsIn(rest).length > 1 && !/\d/.test(rest.replace(/\S*\p{L}\S*\s+\d+(?:\s?mg)?/gu, ''))) return []
  return [...new Set(known)].sort()
}

const part =
  '(?:in\\s+the\\s+)?(?:morning|subah|subha|सुबह|afternoon|noon|dopahar|dopeher|दोपहर|evening|sha+m|शाम|night|bed\\s?time|raat|रात)(?:\\s+(?:ko|को|me|mein))?'
const severalParts = word(`(?:at\\s+)?${part}(?:(?:\\s*,\\s*|\\s+(?:and|aur|&|और)\\s+|\\s+)(?:at\\s+)?${part})+`)

/** Returns the times of two or more parts of the day named side by side. */
export function partsIn(rest: string): string[] {
  const found = severalParts.exec(rest)?.[0]
  if (found === undefined) return []
  return partTimes.filter(([pattern]) => pattern.test(found)).map(([, time]) => time)
}

/** The title of the text without them. */
export const withoutParts = (rest: string, options: Options): string =>
  parseReminder(rest.replace(severalParts, ' '), options).title
