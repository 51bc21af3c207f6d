import type { Reading } from '@planner/reminder-language'
import { hasHint } from './hints.ts'

/**
 * How much of what a text says about when our engine has read, from 0 to 1: stretches that were understood, against these
 * and the words left over that look as if they said when. A text that says nothing of the kind is read whole.
 */
export function certaintyOf(text: string, { spans }: Reading): number {
  const left = spans.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  )
  const unread = left.split(/[^\p{L}\p{M}\p{Nd}:]+/u).filter(hasHint).length
  return unread === 0 ? 1 : spans.length / (spans.length + unread)
}
