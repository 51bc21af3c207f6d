import type { Reading } from '@planner/reminder-language'
import { isRecurrence } from '@planner/reminder-language/recurrence'
import { addDays, wallTimeOf } from '#platform/wall-time.ts'
import type { ModelReading } from '../prompts/read-reminder.ts'

/** Dates further ahead are treated as hallucinations. */
const yearsAhead = 10

type Moment = { now: Date; timeZone: string }

/**
 * Validates a model's reading: the date and time must not be past, the rule must be storable, and the title must use
 * the words of the text. If only the title fails, our own title replaces it.
 *
 * @param said the model's answer, placeholders restored.
 * @param own our engine's reading of the same text.
 * @returns null if it has no time, or an impossible one.
 */
export function checkReading(
  text: string,
  answer: Omit<ModelReading, 'certainty'>,
  own: Reading,
  { now, timeZone }: Moment,
): Reading | null {
  const present = wallTimeOf(now, timeZone)
  const recurrence = answer.recurrence?.replace(/^RRULE:/, '') ?? null
  if (answer.date === null && answer.time === null) return null
  if (recurrence !== null && (answer.date === null || !isRecurrence(recurrence))) return null
  const time = answer.time && `${answer.time.slice(0, 5)}:00`
  const soonest = time !== null && time <= present.time ? addDays(present.day, 1) : present.day
  if (answer.date !== null && (answer.date < soonest || answer.date > lastDay(present.day))) return null
  return {
    title: isInWordsOf(text, answer.title) ? answer.title.trim() : own.title,
    date: answer.date ?? soonest,
    time,
    timeDefaulted: time === null,
    recurrence,
    festival: null,
    tags: own.tags,
    ...(own.priority && { priority: own.priority }),
    ...(own.minutes && own.time === time && { minutes: own.minutes }),
    // A bare clock time implies a day without naming one.
    spans: [{ start: 0, end: text.length, kind: answer.date === null ? 'time' : 'date' }],
  }
}

const lastDay = (today: string): string => `${Number(today.slice(0, 4)) + yearsAhead}${today.slice(4)}`

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? []

/** Whether a title uses only words of the text, so that a model cannot add any. */
function isInWordsOf(text: string, title: string): boolean {
  const written = new Set(wordsOf(text))
  const titled = wordsOf(title)
  return titled.length > 0 && titled.every((word) => written.has(word))
}
