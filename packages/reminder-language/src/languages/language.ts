import { addFeastNames } from '../festivals/names.ts'
import { addTags } from '../tags/tags.ts'
import { addRequests } from '../title/requests.ts'
import { clearWords } from '../tokens/words.ts'
import { addWeak, learnEndings, learnRoman, learnScript } from '../vocabulary/index.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'

/**
 * The words and phrases of one language other than English and Hinglish. Loaded when its script or its words are seen.
 */
export type Language = {
  /** ISO 639-1. */
  code: string
  /** Words in the language's own script. */
  script: Vocabulary
  /**
   * Endings that a word may carry in that script, longest first: most Indian languages attach case endings to the word.
   */
  endings?: string
  /** Words in Latin letters; used only in lines that one of `markers` identifies as this language. */
  roman?: Vocabulary
  markers?: string
  /** Words that are also everyday words or names, and mean a day or a time only next to another one. */
  weak?: string
  /** Phrases that ask for a reminder, separated by '|', which are removed from the start or end of the title. */
  requests?: string
  /** Additional names of feasts, one feast per line: 'Diwali|दिवाली|दीपावली'. */
  feasts?: string
  tags?: Readonly<Record<string, string>>
}

const learnt = new Set<string>()

/** Adds a language to the reader. Idempotent. */
export function registerLanguage({
  code,
  script,
  endings,
  roman,
  markers,
  weak,
  requests,
  feasts,
  tags,
}: Language): void {
  if (learnt.has(code)) return
  learnt.add(code)
  if (weak) addWeak(weak.split(' '))
  learnScript(script)
  if (endings) learnEndings(script, endings.split(' '))
  if (roman) learnRoman(code, roman, markers ?? '')
  if (requests) addRequests(requests.trim())
  if (feasts) addFeastNames(feasts)
  if (tags) addTags(tags)
  clearWords()
}

export const isLearnt = (code: string): boolean => learnt.has(code)
