import type { ActName } from './acts.ts'

/**
 * The words of one need, in English, Hinglish and Hindi, separated by bars; a '+' after a word allows endings. One
 * spelling of each word is enough: variants are handled by `fold.ts` and `spelling.ts`.
 */
export type Vocabulary = {
  /** Words and phrases that are sufficient on their own. */
  says: string
  /** Objects that are sufficient together with an action; on their own they are a hint. */
  things?: string
  acts?: ActName[]
  /** Words that only hint at the need; two hints are enough. */
  hints?: string
}
