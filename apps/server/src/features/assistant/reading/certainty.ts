import type { Reading } from '@planner/reminder-language'
import { isForeign, isHint } from './hints.ts'

/**
 * How much of what a text says about when our engine has read, from 0 to 1: stretches that were understood, against these
 * and the words left over that look as if they said when. A word in a script that it reads counts half as read: it was seen,
 * and taken for no time ('mon ami'). A text that says nothing of the kind is read whole.
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
