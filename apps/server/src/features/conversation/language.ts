import type { ChatLanguage } from '#platform/chat.ts'

/** Romanised Hindi words that are not also English words. */
const roman =
  /\b(?:ko|hai|hain|karo|karna|kar do|kardo|kal|aaj|baje|mujhe|muje|yaad|dila\w*|subah|shaam|sham|raat|dopahar|parson|lena|dena|jana|lana|lao|bolo|kya|kab|nahi|mera|meri|roz|wala|wali|hata do|ho gaya|gaya|liya)\b/i

/** Returns the language to answer in; the previous one if the text is inconclusive, such as a name or a number. */
export function languageOf(text: string, before: ChatLanguage): ChatLanguage {
  if (/\p{Script=Devanagari}/u.test(text)) return 'hi'
  if (roman.test(text)) return 'hi-Latn'
  return (text.match(/[a-z]{2,}/gi) ?? []).length > 2 ? 'en' : before
}

/** Returns the language for a person who has not written yet, from their app's language setting. */
export const languageOfApp = (code: string | null): ChatLanguage => (code?.startsWith('hi') ? 'hi' : 'en')
