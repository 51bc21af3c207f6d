import type { ChatLanguage } from '#platform/chat.ts'

/** Words of Hindi in Latin letters that are not also English ones. */
const roman =
  /\b(?:ko|hai|hain|karo|karna|kar do|kardo|kal|aaj|baje|mujhe|muje|yaad|dila\w*|subah|shaam|sham|raat|dopahar|parson|lena|dena|jana|lana|lao|bolo|kya|kab|nahi|mera|meri|roz|wala|wali|hata do|ho gaya|gaya|liya)\b/i

/** The language to answer in; the one before where a text shows none: a name, a number. */
export function languageOf(text: string, before: ChatLanguage): ChatLanguage {
  if (/\p{Script=Devanagari}/u.test(text)) return 'hi'
  if (roman.test(text)) return 'hi-Latn'
  return (text.match(/[a-z]{2,}/gi) ?? []).length > 2 ? 'en' : before
}

/** The language of somebody who has not written yet, by the setting of their app. */
export const languageOfApp = (code: string | null): ChatLanguage => (code?.startsWith('hi') ? 'hi' : 'en')
