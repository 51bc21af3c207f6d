import { civil, readDay, realDay } from '@planner/days/day-number'
import { wallClockAt } from '@planner/days/wall-clock'
import { parseReminder } from '@planner/reminder-language'
import { overlap, type Span } from '../text/span.ts'
import { monthNumber, monthPattern } from './months.ts'

/** A day found in the text. `loose` ones count only with related words next to them. */
export type FoundDate = Span & { day: number; loose: boolean }

type Sent = { at: Date; timeZone: string }

const numeric = /(?<![\d/.-]|\d:)(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?![\d/]|[-.:]\d)/g
const iso = /(?<![\d/.-])(20\d\d)[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/g
const dayFirst = new RegExp(
  `(?<![\\d/.,₹]|\\d:)(\\d{1,2})(?:\\s?(?:st|nd|rd|th))?(?:\\s?of\\s|[\\s,.'/-]{0,3})(${monthPattern})(?![a-z\\p{M}])(?:[\\s,.'/-]{0,3}((?:19|20)\\d\\d(?!\\d)|\\d\\d(?![\\d:%]|\\s?(?:am|pm|hrs|baje))))?`,
  'giu',
)
const monthFirst = new RegExp(
  `(?<![\\p{L}\\p{M}])(${monthPattern})[\\s.-]{1,2}(\\d{1,2})(?:st|nd|rd|th)?(?![\\d:]|\\s?(?:am|pm))(?:,?\\s?((?:19|20)\\d\\d)(?!\\d))?`,
  'giu',
)
const dayAndMonth = /(?<![\d/.:₹-])(\d{1,2})\/(\d{1,2})(?![\d/]|\.\d)/g

const weekday =
  'mon(?:day)?|tue(?:s|sday)?|wed(?:nesday)?|thu(?:r|rs|rsday)?|fri(?:day)?|sat(?:urday)?|sunday|so?mvaa?r|mangalvaa?r|budhvaa?r|guruvaa?r|shukravaa?r|shanivaa?r|ravivaa?r|itvaa?r|सोमवार|मंगलवार|बुधवार|गुरुवार|शुक्रवार|शनिवार|रविवार'
/** Words that only the reminder parser understands, which is given nothing else. */
const relative = new RegExp(
  `(?<![\\p{L}\\p{M}\\d-])(?:day after tomorrow|tomorrow|tmrw|today|tonight|aaj|kal|parson?|आज|कल|परसों|(?:in|within)\\s(?:the next\\s)?(?:\\d{1,2}|one|two|three|four|five|six|seven|ten)\\s(?:working\\s|business\\s)?(?:days?|weeks?)|\\d{1,2}\\s(?:din|दिन)(?:on|onh)?(?:\\s(?:mein|me|main|ke andar|baad|bad|में|के अंदर|बाद))?|(?<=\\b(?:by|on|before|till|until|upto|due|the)\\s)\\d{1,2}(?:st|nd|rd|th)|\\d{1,2}\\s(?:tarikh|taarikh|तारीख)|(?:(?:next|this|coming|agle|is)\\s)?(?:${weekday}))(?![\\p{L}\\p{M}\\d])`,
  'giu',
)

/**
 * Finds the days in the text, in order. Words such as 'tomorrow' are relative to the day on which the mail was sent.
 */
export function findDates(text: string, sent: Sent): FoundDate[] {
  const sentDay = wallClockAt(sent.at.getTime(), sent.timeZone).day
  const found: FoundDate[] = []
  const keep = (match: RegExpExecArray, day: number | null, loose = false) => {
    const span = { start: match.index, end: match.index + match[0].trimEnd().length }
    if (day !== null && !found.some((other) => overlap(other, span))) found.push({ ...span, day, loose })
  }
  for (const match of text.matchAll(iso)) keep(match, realDay(+match[1]!, +match[2]!, +match[3]!))
  for (const match of text.matchAll(numeric)) keep(match, dayMonthYear(+match[1]!, +match[3]!, fullYear(match[4]!)))
  for (const match of text.matchAll(dayFirst)) {
    const [, date, month, year] = match
    keep(
      match,
      year ? realDay(fullYear(year), monthNumber(month!), +date!) : nearest(monthNumber(month!), +date!, sentDay),
    )
  }
  for (const match of text.matchAll(monthFirst)) {
    const [, month, date, year] = match
    keep(match, year ? realDay(+year, monthNumber(month!), +date!) : nearest(monthNumber(month!), +date!, sentDay))
  }
  for (const match of text.matchAll(dayAndMonth)) {
    if (+match[2]! <= 12) keep(match, nearest(+match[2]!, +match[1]!, sentDay), true)
  }
  const exact = [...found]
  for (const match of text.matchAll(relative)) {
    // A weekday next to a date only repeats that date.
    if (exact.some((date) => isBeside(date, match.index, match[0].length))) continue
    keep(
      match,
      relativeDay(match[0], sent),
      !/^(?:\S*day after|tom|tmr|today|tonight|aaj|kal|pars|next\s\D|this|coming|agle|आज|कल|पर)/iu.test(match[0]),
    )
  }
  return found.toSorted((a, b) => a.start - b.start)
}

function relativeDay(words: string, { at, timeZone }: Sent): number | null {
  const { date } = parseReminder(words, { now: at, timeZone })
  return date === null ? null : readDay(date)
}

const isBeside = (date: Span, index: number, length: number) =>
  Math.abs(date.start - (index + length)) <= 3 || Math.abs(index - date.end) <= 3

/** Reads the day before the month, unless only the reverse is a real date. */
function dayMonthYear(date: number, month: number, year: number): number | null {
  return realDay(year, month, date) ?? realDay(year, date, month)
}

const fullYear = (digits: string) => (digits.length === 2 ? 2000 + Number(digits) : Number(digits))

/** Adds the year that a mail omits: due dates are ahead or slightly in the past, rarely ten months away. */
function nearest(month: number, date: number, sentDay: number): number | null {
  const year = civil(sentDay).year
  const days = [year - 1, year, year + 1, year + 2].map((one) => realDay(one, month, date))
  return days.find((day) => day !== null && day >= sentDay - 60) ?? null
}
