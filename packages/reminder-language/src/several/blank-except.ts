import type { Span } from '../reading.ts'

/** A text with everything but some stretches blank, so that places stay where they are. */
export function blankExcept(text: string, spans: readonly Span[]): string {
  let shown = ''
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    if (start < shown.length) continue
    shown += ' '.repeat(start - shown.length) + text.slice(start, end)
  }
  return shown + ' '.repeat(text.length - shown.length)
}
