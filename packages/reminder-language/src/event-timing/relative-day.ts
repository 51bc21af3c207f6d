import { addMonths, readDay, writeDay } from '@planner/days/day-number'
import { smallNumbers } from '../languages/small-numbers.ts'
import type { Options, Span } from '../reading.ts'

/** A day counted from an event that has no date of its own in the text: 'shaadi se 3 din pehle'. */
type RelativeDay = Span & {
  /** The words beside the distance, of which the event is the nearest: 'ghar ki shaadi', 'wedding buy gift'. */
  words: readonly string[]
  /** Whether the event is at the end of the words, as in Hindi, or at their beginning. */
  atEnd: boolean
  count: number
  unit: 'day' | 'week' | 'month'
  sign: 1 | -1
}

const one = 'a|an|one|the|ek|एक'
const count = `(?<n>\\d{1,2}|${one}|${Object.keys(smallNumbers).join('|')})`
const words = "[\\p{L}\\p{M}]+(?:[’'][\\p{L}]+)?"
const forms = [
  // 'shaadi se 3 din pehle', 'exam ke do din baad'
  `(?<event>${words}(?:\\s+${words}){0,3})\\s+(?:se|ke|से|के)\\s+${count}\\s+(?<unit>din|dino?n?|ha?fte|hafta|mahin[ea]|दिन|हफ्ते|हफ़्ते|हफ्ता|महीने|महीना)\\s+(?:ke\\s+|के\\s+)?(?<side>pe?hl[ea]|pahale|ba+d|पहले|बाद)`,
  // '3 days before the wedding', 'a week after surgery', 'the day before exam'
  `(?<=^|[\\s,])(?:${count}\\s+)?(?<unit>days?|weeks?|months?)\\s+(?<side>before|prior\\s+to|ahead\\s+of|after)\\s+(?:(?:the|my|our|his|her|their)\\s+)?(?<event>${words}(?:\\s+${words}){0,3})`,
].map((pattern) => new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${pattern}(?![\\p{L}\\p{M}\\p{N}])`, 'iu'))

/** Words for a time, which no other reminder names, and for an event that the same line names. */
const noEvent =
  /^(?:it|that|this|then|each|every|all|food|meals?|eating|i|we|today|tomorrow|us|is|isi|usi|uss|iss|aaj|kal|parso|abhi|khane|khana|now|lunch|dinner|breakfast|उस|इस|आज|कल|परसों|खाने)$/iu

/** Cheap test, since most lines count no days from anything. */
const mayCountDays =
  /(?:din|day|week|month|haf?t|mahin|दिन|हफ|महीन).*(?:before|prior|ahead|after|pe?hl|pahale|ba+d|पहले|बाद)/iu

/** Finds a day that is counted from an event; null if there is none. */
export function relativeDayIn(text: string): RelativeDay | null {
  if (!mayCountDays.test(text)) return null
  for (const [place, form] of forms.entries()) {
    const found = form.exec(text)
    const { event = '', n = 'one', unit = '', side = '' } = found?.groups ?? {}
    if (!found) continue
    const said = event.split(/\s+/)
    const atEnd = place === 0
    const nearest = atEnd ? said.at(-1)! : said[0]!
    if (noEvent.test(nearest)) continue
    const skipped = atEnd ? 0 : event.length - nearest.length
    const before = atEnd ? event.length - nearest.length : 0
    return {
      start: found.index + before,
      end: found.index + found[0].length - skipped,
      words: said,
      atEnd,
      count: smallNumbers[n.toLowerCase()] ?? (Number(n) || 1),
      unit: /^(?:w|ha?f|हफ)/iu.test(unit) ? 'week' : /^(?:m|म)/iu.test(unit) ? 'month' : 'day',
      sign: /^(?:after|ba+d|बाद)/iu.test(side) ? 1 : -1,
    }
  }
  return null
}

/** Different words for the same event. */
const alike = [
  ['shaadi', 'shadi', 'wedding', 'marriage', 'vivah', 'byah', 'शादी', 'विवाह'],
  ['exam', 'exams', 'pariksha', 'paper', 'परीक्षा'],
  ['birthday', 'bday', 'janamdin', 'janmdin', 'जन्मदिन'],
  ['trip', 'yatra', 'tour', 'journey', 'यात्रा'],
  ['surgery', 'operation', 'ऑपरेशन'],
  ['interview', 'साक्षात्कार'],
]
const sameAs = (word: string): readonly string[] => alike.find((all) => all.includes(word)) ?? [word]
const plain = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []

/**
 * Returns the day, 'YYYY-MM-DD', and its words in the text, if the reminders given name exactly one day for the event.
 *
 * @param today the first day that counts.
 */
export function dayBeside(
  found: RelativeDay,
  { events = [] }: Options,
  today: string,
): (Span & { day: string }) | null {
  const { words: said, atEnd, sign, unit } = found
  for (let taken = said.length; taken > 0; taken--) {
    const event = atEnd ? said.slice(-taken) : said.slice(0, taken)
    const wanted = event.flatMap(plain)
    const days = new Set(
      events
        .filter(({ title, date }) => {
          const there = plain(title)
          return date >= today && wanted.every((word) => sameAs(word).some((other) => there.includes(other)))
        })
        .map(({ date }) => date),
    )
    const [date, ...others] = days
    if (date === undefined) continue
    if (others.length > 0) return null
    const from = readDay(date)
    if (from === null) return null
    const steps = sign * found.count
    const day = writeDay(unit === 'month' ? addMonths(from, steps) : from + steps * (unit === 'week' ? 7 : 1))
    const more = event.slice(atEnd ? 0 : 1, atEnd ? -1 : undefined).reduce((sum, word) => sum + word.length + 1, 0)
    return day < today ? null : { start: found.start - (atEnd ? more : 0), end: found.end + (atEnd ? 0 : more), day }
  }
  return null
}
