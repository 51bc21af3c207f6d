import { addDays } from '@planner/days/plain-date'
import type { Reading, Span } from '@planner/reminder-language'

/** The spans of a text that name the day, in any language; `word` is the equivalent quick word. */
export type DayWords = { spans: Span[]; word: 'Today' | 'Tomorrow' | 'Weekend' | null }

type Read = typeof import('@planner/reminder-language').parseReminder

/**
 * Finds the words that name the day; null if there are none. @param read the parser, which is loaded with the first
 * word.
 */
export function dayWordsOf(reading: Reading, text: string, today: string, read: Read): DayWords | null {
  const wordsAt = ({ start, end }: Span) => text.slice(start, end)
  // Parses words by themselves at noon, when no relative day has rolled over and no part of the day but the morning is
  // past.
  const alone = (words: string, hour = 12) => read(words, { now: new Date(`${today}T${hour}:00:00Z`), timeZone: 'UTC' })
  const isDay = (words: string) => {
    const { date, timeDefaulted } = alone(words)

    return date !== null && timeDefaulted
  }
  const isWait = (words: string) => alone(words).time !== alone(words, 11).time && !isDay(words)

  const spans = reading.spans
    .filter((span) => span.kind === 'date' && !isWait(wordsAt(span)))
    // Excludes an end date in a repetition: 'roz 10 dec tak'.
    .filter((span) => reading.recurrence === null || alone(wordsAt(span)).date === reading.date)
    .map((span) => {
      if (isDay(wordsAt(span))) return { start: span.start, end: span.end }

      // In 'kal 7' and 'this evening', only the word for the day is included, not the time.
      const words = [...wordsAt(span).matchAll(/\S+/g)].map(({ 0: word, index }) => ({ word, at: span.start + index }))
      const { time } = alone(wordsAt(span))
      const day =
        words.find(({ word }) => isDay(word)) ??
        words.find(({ word }) => alone(wordsAt(span).replace(word, 'tomorrow')).time === time)

      return day ? { start: day.at, end: day.at + day.word.length } : { start: span.start, end: span.end }
    })
  if (spans.length === 0) return null

  const phrase = spans.map(wordsAt).join(' ')
  if (/\bweekend\b/i.test(phrase)) return { spans, word: 'Weekend' }

  const { date } = alone(phrase)

  // 'This' in 'this evening' does not parse as a day by itself.
  return { spans, word: quickWordFor(date ?? reading.date, today) }
}

function quickWordFor(date: string | null, today: string): DayWords['word'] {
  if (date === today) return 'Today'

  return date === addDays(today, 1) ? 'Tomorrow' : null
}
