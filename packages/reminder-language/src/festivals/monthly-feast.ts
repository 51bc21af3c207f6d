import { isDateWord } from '../parsers/durations.ts'
import type { Saying } from '../parsers/facts.ts'
import type { Where } from '../parsers/pattern.ts'
import { repeat } from '../parsers/repeats.ts'
import type { Captures } from '../parsers/terms.ts'
import { nth } from '../tokens/token.ts'
import { monthlyOf } from './feasts.ts'

/** Returns the repetition of 'mahine ki purnima ko'; null for 'is mahine ki purnima ko', which is a single day. */
export function monthlyFeast({ feast }: Captures, { tokens, from }: Where): Saying | null {
  const monthly = monthlyOf(feast!)
  return monthly && !isDateWord(nth(tokens, from - 1)) ? repeat('MONTHLY', 1, { feast: monthly }) : null
}
