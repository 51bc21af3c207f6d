import type { ActName } from './acts.ts'

/**
 * The words of one need, in English, Hinglish and Hindi, parted by bars; '+' after one admits endings. How spellings vary
 * is the business of `fold.ts` and `spelling.ts`: one spelling of a word is enough.
 */
export type Vocabulary = {
  /** Words and phrases that are sufficient alone. */
  says: string
  /** Objects that are sufficient together with an action; alone they are a hint. */
  things?: string
  acts?: ActName[]
  /** Words that only hint at it: with another they are enough. */
  hints?: string
}
