/** A range of the text, from `start` (inclusive) to `end` (exclusive). */
export type Span = { start: number; end: number }

export const overlap = (a: Span, b: Span) => a.start < b.end && b.start < a.end
