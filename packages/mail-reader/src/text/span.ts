/** A stretch of the text, from `start` up to, not including, `end`. */
export type Span = { start: number; end: number }

export const overlap = (a: Span, b: Span) => a.start < b.end && b.start < a.end
