import type { Reading, Span } from '../reading.ts'
import { inWord, lengthsIn, minutesOf } from './length.ts'

/** A duration in minutes, and the words for it. */
export type FoundDuration = Span & { minutes: number }

export const mayLast = /\bfor\s|[([]|\s(?:li?ye|tak)(?![a-z0-9])|लिए|लिये|तक|[\d०-९]\s*-?\s*[mhgमघ]|\shour|ghant|घंट/i
const counting = /\btimer\b|\balarm\b|टाइमर|अलार्म/i

/** What must precede and follow a length of time for it to be a duration. */
const forms = [
  {
    before: new RegExp(`(?<![${inWord}])for\\s+(?:about\\s+|around\\s+)?$`, 'i'),
    after: new RegExp(`^(?![${inWord}])`, 'i'),
  },
  { before: /[([]\s*$/, after: /^\s*[)\]]/ },
  { before: /$/, after: new RegExp(`^\\s+(?:ke\\s+li?ye|tak|के\\s+लिए|के\\s+लिये|तक)(?![${inWord}])`, 'i') },
]
const ofDays = /\d\s*d|day|din|week|haft|दिन|हफ/i

/**
 * Finds a duration: 'for 45 min', '(45m)', '1 ghante ke liye'. Hours and minutes only, at most a day; null if there is
 * none.
 */
export function durationIn(text: string): FoundDuration | null {
  if (!mayLast.test(text) || counting.test(text)) return null
  const lengths = lengthsIn(text)
  for (const form of forms)
    for (const { start, end } of lengths) {
      const before = form.before.exec(text.slice(0, start))
      const after = before && form.after.exec(text.slice(end))
      const length = text.slice(start, end)
      const minutes = after && !ofDays.test(length) && minutesOf(length)
      if (after && minutes && minutes <= 1440) return { start: before.index, end: end + after[0].length, minutes }
    }
  return null
}

const joint = /^[\s,–-]*$/
const ends = /^\s*(?:$|[.,;!)]|with\s|#)/i
const counts =
  /(?:^|[^a-z])(?:in|within|after|by|every|each|har|late|last|past|next|under|only|delay(?:ed)?|extra|than|to|of|the)\s+$/i

/**
 * Finds a duration without a preposition at the end of the line or right before a day or time: '9:30 45 min', '7 baje 1
 * ghanta', 'review 10am 1 hr', 'walk 30 min 6 am'. In '45 min walk at 6' and '10 min break at 4 pm' it is part of the
 * name.
 */
export function lengthNearTime(text: string, spans: Reading['spans']): FoundDuration | null {
  if (counting.test(text)) return null
  for (const { start, end } of lengthsIn(text)) {
    const length = text.slice(start, end)
    const minutes = ofDays.test(length) || /^\d+[A-Z]$/.test(length) ? null : minutesOf(length)
    if (!minutes || minutes > 1440 || !/\p{L}/u.test(text.slice(0, start)) || counts.test(text.slice(0, start)))
      continue
    const isBefore = spans.some((span) => span.start >= end && joint.test(text.slice(end, span.start)))
    if (isBefore || ends.test(text.slice(end)))
      return { start: start - /[\s,–-]*$/.exec(text.slice(0, start))![0].length, end, minutes }
  }
  return null
}
