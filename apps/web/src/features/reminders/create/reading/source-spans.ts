import type { Mark } from './marks.ts'

/**
 * Returns the spans of the text that a chip comes from. A day may come from a repetition, and a time from either: 'in 20
 * minutes', 'every morning'.
 */
export function sourceSpansOf(kind: Mark['kind'], spans: readonly Mark[]): Mark[] {
  for (const source of sources[kind]) {
    const found = spans.filter((span) => span.kind === source)
    if (found.length > 0) return found
  }

  return []
}

const sources: Record<Mark['kind'], Mark['kind'][]> = {
  date: ['date', 'recurrence'],
  time: ['time', 'date', 'recurrence'],
  recurrence: ['recurrence'],
  lead: ['lead'],
  duration: ['duration', 'time'],
}

/** Quotes the words as they are in the text: 'tomorrow', 'tomorrow … at 8 pm'. */
export const quoted = (spans: readonly { start: number; end: number }[], text: string): string =>
  `“${spans.map(({ start, end }) => text.slice(start, end)).join(' … ')}”`
