import type { Reading } from './reading.ts'

/**
 * Whether a text itself says on which day it is. A bare clock time implies a day without naming one, and so does 'every
 * day' or 'every month': a day that was chosen beside the text is then the better guess.
 */
export function namesDay({ spans, recurrence, festival }: Pick<Reading, 'spans' | 'recurrence' | 'festival'>): boolean {
  const kinds = new Set(spans.map(({ kind }) => kind))

  return kinds.has('date') || festival !== null || (kinds.has('recurrence') && /\bBY/.test(recurrence ?? ''))
}
