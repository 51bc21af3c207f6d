import { addHint, hint } from '../../tokens/hints.ts'
import type { Token } from '../../tokens/token.ts'
import type { Draft, Leaning } from './draft.ts'

/**
 * The half of the day in which activities take place, by word; loaded separately from the reader (languages/lazy-helpers.ts).
 */
const byWord = new Map<string, Leaning>()

export function addLeanings(halves: readonly (readonly [words: string, leaning: Leaning])[]): void {
  for (const [words, leaning] of halves) for (const word of words.split(' ')) byWord.set(word, leaning)
  addHint(byWord.keys(), hint.leaning)
}

const dinner: Leaning = { half: 'pm', from: 6, to: 11, firmly: true }

/**
 * Records the half of the day in which the subject takes place, for a bare hour.
 *
 * @example 'dinner tomorrow at 8' is in the evening.
 */
export function lean({ tokens, given }: Draft): void {
  if (!given.time?.clock || given.time.clock.half !== null || given.settling) return
  given.leaning = leaningOf(tokens, given.time)
}

function leaningOf(tokens: readonly Token[], { from, to }: { from: number; to: number }): Leaning | null {
  let found: Leaning | null = null
  for (let at = 0; at < tokens.length; at++) {
    if (at >= from && at < to) continue
    const { word, keys, hints } = tokens[at]!
    // 'Raat ka khana', 'rat ke khane'.
    if (at > 1 && tokens[at - 2]!.meaning?.part === 'night' && keys.includes('MEAL')) return dinner
    if (hints & hint.leaning) found ??= byWord.get(word) ?? null
  }
  return found
}
