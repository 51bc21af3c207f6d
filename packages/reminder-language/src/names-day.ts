import type { Reading } from './reading.ts'

/**
 * Whether a text itself names a day. A bare clock time implies a day without naming one, and so does 'every
 * day' or 'every month': a day chosen in the form is then the better guess.
 */
export function namesDay({
  spans,
  recurrence,
  festival,
  beginsThen,
}: Pick<Reading, 'spans' | 'recurrence' | 'festival' | 'beginsThen'>): boolean {
  const kinds = new Set(spans.map(({ kind }) => kind))

  return (
    beginsThen === true ||
    kinds.has('date') ||
    festival !== null ||
    (kinds.has('recurrence') && /\bBY/.test(recurrence ?? ''))
  )
}
