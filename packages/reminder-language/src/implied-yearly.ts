import { namesDay } from './names-day.ts'
import type { Reading, Span } from './reading.ts'

const occasion =
  /(?<![\p{L}\p{M}])(?:birth\s?day|b'?day|jan(?:a)?m\s?din|जन्मदिन|anniversary|sa+l\s?girah|सालगिरह)(?![\p{L}\p{M}])/iu

const alone =
  /^(?!(?:wish|call|buy|plan|celebrate|order|book|happy|get|send|attend|go|cake|gift|for|party|invite|cards?)\b)\p{L}[\p{L}\p{M}.'’]*(?:\s\p{L}[\p{L}\p{M}.'’]*){0,3}?(?:\s(?:ka|ki|ke|का|की|के))?\s(?:wedding\s|marriage\s)?(?:birth\s?day|b'?day|bdays?|jan(?:a)?m\s?din|जन्मदिन|anniversary|sa+l\s?girah|सालगिरह)(?:\s(?:hai|h|है))?$/iu

/** Whether a title only says whose birthday or anniversary it is, which implies a yearly repetition. */
export const isImpliedYearly = (title: string): boolean => alone.test(title)

/**
 * Lets a birthday or an anniversary on a day repeat every year, as people mean it. The word for it is then among the
 * understood ones, so that leaving that word alone makes it once only.
 *
 * @param text the text that the spans of the reading refer to.
 */
export function withYearlyOccasion(reading: Reading, text: string, leaveAlone: readonly Span[] = []): Reading {
  if (reading.recurrence !== null || reading.lastDay || !namesDay(reading)) return reading
  const word = isImpliedYearly(reading.title) ? occasion.exec(text) : null
  if (!word) return reading
  const span = { start: word.index, end: word.index + word[0].length, kind: 'recurrence' as const }
  const overlaps = (other: Span) => other.start < span.end && other.end > span.start
  if (leaveAlone.some(overlaps)) return reading
  const spans = reading.spans.some(overlaps) ? reading.spans : [...reading.spans, span]
  return { ...reading, recurrence: 'yearly', spans: spans.toSorted((one, other) => one.start - other.start) }
}
