import type { Span } from '../reading.ts'
import { lengthSource, minutesOf } from './length.ts'

/** How long something takes, in minutes, and the words that say so. */
export type DurationSaid = Span & { minutes: number }

const after = '(?![\\p{L}\\p{M}\\p{N}])'
const forms = [
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])for\\s+(?:about\\s+|around\\s+)?(${lengthSource})${after}`, 'iu'),
  new RegExp(`[([]\\s*(${lengthSource})\\s*[)\\]]`, 'iu'),
  new RegExp(`(${lengthSource})\\s+(?:ke\\s+li?ye|tak|के\\s+लिए|के\\s+लिये|तक)${after}`, 'iu'),
]

const mayLast = /\bfor\s|[([]|li?ye|tak|लिए|लिये|तक/i
const counting = /\btimer\b|\balarm\b|टाइमर|अलार्म/i

/** 'For 45 min', '(45m)', '1 ghante ke liye': hours and minutes only, at most a day. */
export function durationIn(text: string): DurationSaid | null {
  if (!mayLast.test(text) || counting.test(text)) return null
  for (const form of forms) {
    const match = form.exec(text)
    const minutes = match && minutesOf(match[1]!)
    if (match && minutes && minutes <= 1440 && !/\d\s*d|day|din|week|haft|दिन|हफ/iu.test(match[1]!))
      return { start: match.index, end: match.index + match[0].length, minutes }
  }
  return null
}
