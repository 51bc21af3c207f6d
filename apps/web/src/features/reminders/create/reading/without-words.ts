import type { Span } from '@planner/reminder-language'

import type { Understood } from './use-reading.ts'

/**
 * Returns the text without its words for the day or the time, so that a field can replace them; null if the words
 * express more, such as a repetition or 'in 20 minutes'.
 */
export function withoutWords(
  kind: 'date' | 'time',
  { reading, readText, day }: Omit<Understood, 'marks' | 'beyond'>,
): string | null {
  if (reading.recurrence !== null) return null
  const spans = kind === 'date' ? (day?.spans ?? []) : reading.spans.filter((span) => span.kind === 'time')
  if (spans.length === 0) return null

  return spans
    .toSorted((one, other) => other.start - one.start)
    .reduce(without, readText)
    .replace(/[ \t]{2,}/g, ' ')
    .trim()
}

const without = (text: string, { start, end }: Span): string => `${text.slice(0, start)}${text.slice(end)}`
