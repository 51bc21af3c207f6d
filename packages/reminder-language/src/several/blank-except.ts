import type { Span } from '../reading.ts'

/** Replaces everything but the given spans with spaces, so that offsets stay valid. */
export function blankExcept(text: string, spans: readonly Span[]): string {
  let shown = ''
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    if (start < shown.length) continue
    shown += ' '.repeat(start - shown.length) + text.slice(start, end)
  }
  return shown + ' '.repeat(text.length - shown.length)
}
