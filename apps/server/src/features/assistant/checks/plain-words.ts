/** What a text may contain: its maximum length, the facts it may use, and the names it must not use. */
type Rules = { max: number; given: string; notNamed?: readonly string[] }

/** Links, addresses, markup and invisible characters. */
const leads = /https?:|www\.|\S@\S|\b[\w-]+\.(?:com|in|org|net|io|co|app|xyz|ly)\b|[<>{}[\]`|\\]|\p{Cc}|\p{Cf}/iu

/** Content never allowed in a suggestion, whatever the facts say. */
const never =
  /\b(?:otp|cvv|upi|pin|passwords?|passcodes?|pay ?now|wire|transfer|send (?:money|rs|₹)|bank details?|account numbers?|card numbers?|ignore|instructions?|prompts?|jailbreak|click|download|install|whats ?app|telegram|call (?:now|us|me)|dosage|overdose|diagnos\w+|cures?|self-medicat\w*|(?:stop|skip) (?:taking|your) \w+)\b|ओटीपी|पासवर्ड/iu

/** Claims allowed only if the facts contain them. */
const claims =
  /\b(?:best|cheapest|guarante\w+|certified|verified|official|licensed|award\w*|discounts?|offers?|cashback|free|% off|rupees|rs|inr|24x7|number one|trusted|doctor-approved|highest|lowest|top-rated|fastest)\b|[₹$€£%]/giu

/**
 * Whether a model's text may appear on a page: one line, in plain words; every number, name and claim in it is in
 * the given facts; and it contains no links or requests.
 */
export function arePlain(words: string, { max, given, notNamed = [] }: Rules): boolean {
  if (words.trim() !== words || words.length === 0 || words.length > max) return false
  if (leads.test(words) || never.test(words)) return false
  const known = given.toLowerCase()
  if ((words.match(claims) ?? []).some((claim) => !known.includes(claim.toLowerCase()))) return false
  if (numbersOf(words).some((number) => !numbersOf(given).includes(number))) return false
  if (notNamed.some((name) => isNamed(name, words))) return false
  return namesIn(words).every((name) => known.includes(name.toLowerCase()))
}

/** Whether a text shares at least one long word with the facts. */
export function speaksOf(words: string, given: string): boolean {
  const known = new Set(longWordsOf(given))
  return longWordsOf(words).some((word) => known.has(word))
}

const longWordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}]{4,}/gu) ?? []

const isNamed = (name: string, words: string): boolean =>
  new RegExp(String.raw`(?<![\p{L}\p{Nd}])${RegExp.escape(name)}(?![\p{L}\p{Nd}])`, 'iu').test(words)

const numbersOf = (text: string): string[] => text.match(/\p{Nd}+(?:[.,:]\p{Nd}+)*/gu) ?? []

/** Returns the capitalised words that do not begin a sentence. */
function namesIn(words: string): string[] {
  return [...words.matchAll(/(?<=\S [“"'(]?)(?<![.!?:] [“"'(]?)\p{Lu}[\p{L}\p{M}'’&-]*/gu)]
    .map(([name]) => name.replace(/['’]s$/u, ''))
    .filter((name) => !['I', 'India', 'Indian'].includes(name))
}
