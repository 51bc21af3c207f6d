/** A span of text with a meaning: [start, end). */
export type Mark = { start: number; end: number; kind: 'date' | 'time' | 'recurrence' | 'lead' | 'duration' }

/** Returns the marks of the previous text that are still valid in the current one: those before the first change. */
export function marksStillIn(text: string, readText: string, marks: readonly Mark[]): Mark[] {
  if (text === readText) return [...marks]

  return marks.filter(({ end }) => text.slice(0, end) === readText.slice(0, end))
}

/** Splits a text at its marks, in order; parts between marks have no kind. */
export function piecesOf(
  text: string,
  marks: readonly Mark[],
): { words: string; kind: Mark['kind'] | null; start: number }[] {
  const pieces: { words: string; kind: Mark['kind'] | null; start: number }[] = []
  let at = 0

  for (const { start, end, kind } of marks.toSorted((one, other) => one.start - other.start)) {
    if (start < at || end > text.length) continue
    if (start > at) pieces.push({ words: text.slice(at, start), kind: null, start: at })
    pieces.push({ words: text.slice(start, end), kind, start })
    at = end
  }
  if (at < text.length) pieces.push({ words: text.slice(at), kind: null, start: at })

  return pieces
}
