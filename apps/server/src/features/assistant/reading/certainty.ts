import type { Reading } from '@planner/reminder-language'
import { isForeign, isHint } from './hints.ts'

/**
 * Returns how much of a text's wording about time our engine understood, from 0 to 1: the understood stretches against
 * these plus the remaining words that look like a date or time. A remaining word in a script that our engine reads
 * counts half: it may well not be a time ('mon ami'). A text without such words scores 1.
 */
export function certaintyOf(text: string, { spans }: Reading): number {
  const left = spans.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  )
  const words = left.split(/[^\p{L}\p{M}\p{Nd}:]+/u)
  const unseen = words.filter(isForeign).length
  const passedOver = words.filter(isHint).length
  if (unseen + passedOver === 0) return 1
  return (spans.length + passedOver / 2) / (spans.length + passedOver + unseen)
}
