import type { Span } from '@planner/reminder-language'

/** Maps spans of a text to its edited version, dropping those whose words the edit touched. */
export function carried<S extends Span>(spans: readonly S[], before: string, after: string): S[] {
  if (before === after) return [...spans]

  const shorter = Math.min(before.length, after.length)
  let same = 0
  while (same < shorter && before[same] === after[same]) same++
  let sameAtEnd = 0
  while (sameAtEnd < shorter - same && before.at(-1 - sameAtEnd) === after.at(-1 - sameAtEnd)) sameAtEnd++

  const changeEnds = before.length - sameAtEnd
  const shift = after.length - before.length

  return spans.flatMap((span) => {
    if (span.end <= same && !growsInto(after, span.end)) return [span]
    if (span.start < changeEnds) return []

    const moved = { ...span, start: span.start + shift, end: span.end + shift }

    return growsInto(after, moved.start) ? [] : [moved]
  })
}

/** Returns the spans relative to the trimmed text, which is what is sent. */
export function inTrimmed(spans: readonly Span[], text: string): Span[] {
  const offset = text.length - text.trimStart().length
  const length = text.trim().length

  return spans
    .map(({ start, end }) => ({ start: Math.max(0, start - offset), end: Math.min(length, end - offset) }))
    .filter(({ start, end }) => start < end)
    .slice(0, mostLeftAlone)
}

/** The server's limit. */
const mostLeftAlone = 20

/** Whether a word continues across a position, so that a letter typed at its edge changes it. */
const growsInto = (text: string, at: number): boolean =>
  /[\p{L}\p{M}\p{N}]$/u.test(text.slice(0, at)) && /^[\p{L}\p{M}\p{N}]/u.test(text.slice(at))
