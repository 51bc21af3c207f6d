import { addFeastNames } from '../festivals/names.ts'
import { addTags } from '../tags/tags.ts'
import { addRequests } from '../title/requests.ts'
import { forgetWords } from '../tokens/words.ts'
import { addWeak, learnEndings, learnRoman, learnScript } from '../vocabulary/index.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'

/** All that the reader knows of one language beside English and Hinglish. Loaded when its script or its words are seen. */
export type Language = {
  /** ISO 639-1. */
  code: string
  /** Words in the language's own script. */
  script: Vocabulary
  /** Endings that a word may carry in that script, longest first: case endings are glued on in most of our languages. */
  endings?: string
  /** Words in Latin letters; only read in lines that one of `markers` shows to be in this language. */
  roman?: Vocabulary
  markers?: string
  /** Words that are also everyday words or names, so that they mean a day or a time only beside another. */
  weak?: string
  /** Requests to be reminded, '|' between them, which leave the title at its beginning or end. */
  requests?: string
  /** More names of feasts: 'Diwali|दिवाली|दीपावली', a line each. */
  feasts?: string
  tags?: Readonly<Record<string, string>>
}

const learnt = new Set<string>()

/** Teaches the reader a language; again is once. */
export function learnLanguage({ code, script, endings, roman, markers, weak, requests, feasts, tags }: Language): void {
  if (learnt.has(code)) return
  learnt.add(code)
  if (weak) addWeak(weak.split(' '))
  learnScript(script)
  if (endings) learnEndings(script, endings.split(' '))
  if (roman) learnRoman(code, roman, markers ?? '')
  if (requests) addRequests(requests.trim())
  if (feasts) addFeastNames(feasts)
  if (tags) addTags(tags)
  forgetWords()
}

export const isLearnt = (code: string): boolean => learnt.has(code)
