import type { Span } from '../reading.ts'

const hours = /(?<![\d.:])(\d{1,2})(?:[:.]?\d\d)?\s*[-–—]\s*(\d{1,2})(?:[:.]?(\d\d))?\s*([ap])\.?\s?m\b/i

/** Most lines have no dash, and searching for single characters is cheaper than a pattern. */
const hasDash = (text: string) => text.includes('-') || text.includes('–') || text.includes('—')

/** A range of hours under one 'am' or 'pm', and its place in the text. */
type Hours = Span & { first: string; last: string; minute: string | undefined; half: string }

/** Finds a range such as '3-4pm' or '3–4:30 pm'; null if there is none. */
export function hoursIn(text: string): Hours | null {
  const match = hasDash(text) ? hours.exec(text) : null
  if (!match) return null
  const [whole, first, last, minute, half] = match
  return { start: match.index, end: match.index + whole.length, first: first!, last: last!, minute, half: half! }
}

/** Returns the minutes from a time ('HH:MM:SS') to the end of its range; null if the range begins at another hour. */
export function minutesUntilEnd({ first, last, minute, half }: Hours, time: string): number | null {
  // '8-30 pm' is half past eight, as in Indian invitations.
  if (!minute && last.length === 2 && (Number(last) === 0 || Number(last) > 12)) return null
  if (Number(last) > 12 || Number(first) % 12 !== Number(time.slice(0, 2)) % 12) return null
  const end = ((Number(last) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)) * 60 + Number(minute ?? 0)
  const start = Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
  const minutes = (end - start + 1440) % 1440
  return minutes > 0 && minutes <= 16 * 60 ? minutes : null
}

const dashed = /(?<=\d\s?(?:[ap]m)?\s?)[–—](?=\s?\d{1,2}(?:[:.]\d\d)?\s?[ap]\.?m\b)/gi
const toMinutes = /(?<![\d.:-])(\d{1,2})-(\d{1,2})([:.]?\d\d)\s?([ap])\.?m\b/i
/** '330-4pm', '330-430 pm': hours and minutes without a mark. */
const ofDigits = /(?<![\d.:-])(\d{1,2})([0-5][05])-(\d{1,2})(?:[:.]?(?:[0-5]\d))?\s?([ap])\.?m\b/i

/** Replaces ranges of hours with a form the reader knows, of the same length: '3-4:30pm' begins at 3 pm. */
export function withPlainHours(text: string): string {
  if (!hasDash(text) || !/\d\s?(?:[ap]m)?\s?[-–—]\s?\d/i.test(text)) return text
  const halfOf = (first: string, last: string, half: string) =>
    half.toLowerCase() === 'p' && Number(first) > Number(last) && first !== '12' ? 'am' : `${half}m`
  return text
    .replace(dashed, '-')
    .replace(toMinutes, (whole, first: string, last: string, _minutes, half: string) =>
      `${first}${halfOf(first, last, half)}`.padEnd(whole.length),
    )
    .replace(ofDigits, (whole, first: string, minutes: string, last: string, half: string) =>
      `${first}:${minutes}${halfOf(first, last, half)}`.padEnd(whole.length),
    )
}
