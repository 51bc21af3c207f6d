import { parseReminder } from '@planner/reminder-language'
import { overlap, type Span } from '../text/span.ts'

/** A time of day in the text, in minutes after midnight. `inWords` for 'noon' or 'midnight'. */
export type FoundTime = Span & { minute: number; inWords: boolean }

const meridiem = '(a\\.?m|p\\.?m)\\b\\.?'
const range = new RegExp(
  `(?<![\\d:.,/-])(\\d{1,2})(?:[:.](\\d{2}))?\\s?(?:-|to|and)\\s?(\\d{1,2})(?:[:.]\\d{2})?\\s?${meridiem}`,
  'gi',
)
const twelve = new RegExp(`(?<![\\d:.,/])(\\d{1,2})(?:\\s?[:.]\\s?(\\d{2}))?(?::\\d{2})?\\s?${meridiem}`, 'gi')
const twentyFour =
  /(?<![\d.,/]|\d:)([01]?\d|2[0-3]):([0-5]\d)(?::\d{2})?(?![\d:%]|\s?(?:baje|bajhe|बजे))(?:\s?(?:hrs|hours|h|ist)\b)?/gi
const railway = /(?<![\d:.,/-])([01]\d|2[0-3])[.:]?([0-5]\d)\s?(?:hrs|hours)\b/gi
/** Times in airline notation: '15JAN 0545 0700'. */
const beside = /(?<=\d{1,2}[A-Z]{3}(?:\d\d)?\s)([01]\d|2[0-3])([0-5]\d)(?!\d)/g
const afternoon = /(?:dopahar|shaam|sham|raat|rat|evening|night|दोपहर|शाम|रात)(?:\s(?:ko|at|को))?\s$/iu
const noon = /(?<!\p{L})(?:12\s)?(noon|midnight)(?!\p{L})/giu
const spoken = /(?<!\p{L})(?:baje|bajhe|बजे)(?![\p{L}\p{M}])/giu

/** Finds the times of day in the text, in order. Spans in `taken` (dates, amounts) are skipped. */
export function findTimes(text: string, taken: readonly Span[], sentAt: Date, timeZone: string): FoundTime[] {
  const found: FoundTime[] = []
  const keep = (start: number, length: number, minute: number | null, inWords = false) => {
    const span = { start, end: start + length }
    if (minute === null || [...taken, ...found].some((other) => overlap(other, span))) return
    found.push({ ...span, minute, inWords })
  }
  for (const match of text.matchAll(range)) {
    const [whole, hour, minutes, until, half] = match
    // '10 - 1 pm' begins in the morning.
    const from = +hour! % 12 > +until! % 12 && /p/i.test(half!) ? 'am' : half!
    keep(match.index, whole.length, twelveHour(+hour!, +(minutes ?? 0), from))
  }
  for (const match of text.matchAll(twelve)) {
    keep(match.index, match[0].length, twelveHour(+match[1]!, +(match[2] ?? 0), match[3]!))
  }
  for (const pattern of [twentyFour, railway, beside]) {
    for (const match of text.matchAll(pattern)) {
      const late = +match[1]! < 12 && afternoon.test(text.slice(Math.max(0, match.index - 12), match.index))
      keep(match.index, match[0].length, (+match[1]! + (late ? 12 : 0)) * 60 + +match[2]!)
    }
  }
  for (const match of text.matchAll(noon))
    keep(match.index, match[0].length, /noon/i.test(match[1]!) ? 720 : 1439, true)
  for (const match of text.matchAll(spoken)) {
    const free = taken.reduce((end, span) => (span.end <= match.index ? Math.max(end, span.end) : end), 0)
    const start = Math.max(free, match.index - 22)
    const { time, timeDefaulted, spans } = parseReminder(text.slice(start, match.index + match[0].length), {
      now: sentAt,
      timeZone,
    })
    const words = spans.findLast((span) => span.kind === 'time')
    if (!time || timeDefaulted || !words) continue
    const minute = +time.slice(0, 2) * 60 + +time.slice(3, 5)
    keep(start + words.start, words.end - words.start, minute, minute === 0)
  }
  return found.toSorted((a, b) => a.start - b.start)
}

function twelveHour(hour: number, minute: number, half: string): number | null {
  // '15:20 pm' also occurs.
  if (hour > 12 && hour < 24 && minute < 60) return hour * 60 + minute
  if (hour < 1 || hour > 12 || minute > 59) return null
  return ((hour % 12) + (/p/i.test(half) ? 12 : 0)) * 60 + minute
}
