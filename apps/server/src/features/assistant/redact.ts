/** A text that is safe to send, and a function that restores the redacted parts. */
export type Redacted = { text: string; restore: (text: string) => string }

type Kind = 'email' | 'link' | 'number'

// Each pattern starts at a word boundary: tried from every letter of a long word, they would take quadratic time.
const email = String.raw`(?<![\p{L}\p{M}\p{Nd}._%+-])[\p{L}\p{M}\p{Nd}._%+-]+@[\p{L}\p{M}\p{Nd}.-]+`
const link = String.raw`(?:https?:\/\/|www\.)\S+|(?<![\p{L}\p{Nd}-])[\p{L}\p{Nd}-]+(?:\.[\p{L}\p{Nd}-]+)*\.(?:(?:com|in|org|net|io|co|gov|edu|info|app|dev|ai|ly|xyz)(?![\p{L}\p{Nd}])(?:\/\S*)?|[a-z]{2,}\/\S+)`
const clock = String.raw`(?<![\p{Nd}:.])(?:[01]?\p{Nd}|2[0-3]):[0-5]\p{Nd}(?![:.]?\p{Nd})`
/** Letters mixed with at least three digits: vehicle, PAN, account and order numbers. */
const mixed = String.raw`(?<![\p{L}\p{M}])(?=[\p{M}\p{Nd}]*\p{L})(?=(?:[\p{L}\p{M}]*\p{Nd}){3})[\p{L}\p{M}\p{Nd}]{5,}`
/** Digits with common separators. */
const run = String.raw`[+(]{0,2}\p{Nd}+(?:[\s./:(),-]{1,3}\p{Nd}+)*`

const removed = new RegExp(
  `(?<email>${email})|(?<link>${link})|(?<clock>${clock})|(?<mixed>${mixed})|(?<run>${run})`,
  'giu',
)

/**
 * Redacts whatever could identify someone or something to a stranger: email and payment addresses, links, and every
 * number that is not a date or time. Days, clock times, years, one- and two-digit numbers and names stay.
 */
export function redact(text: string): Redacted {
  const taken = new Map<string, string>()
  const counts: Record<Kind, number> = { email: 0, link: 0, number: 0 }
  const hide = (kind: Kind, words: string): string => {
    counts[kind]++
    const placeholder = `[${kind} ${counts[kind]}]`
    taken.set(placeholder, words)
    return placeholder
  }
  const left = text.replace(removed, (found: string, ...rest: unknown[]) => {
    const kinds = rest.at(-1) as Record<'email' | 'link' | 'clock' | 'mixed' | 'run', string | undefined>
    if (kinds.email) return hide('email', found)
    if (kinds.link) return hide('link', found)
    if (kinds.clock || saysWhen(found)) return found
    return hide('number', found)
  })
  return {
    text: left,
    restore: (words) => words.replace(/\[(?:email|link|number) \d+\]/g, (name) => taken.get(name) ?? name),
  }
}

/** Whether a number can only be a day, a year, a time or a small count. */
function saysWhen(number: string): boolean {
  const plain = asAsciiDigits(number)
  if (/^\d{1,2}$|^\d{1,2}[\s./:,-]{1,2}\d{1,2}$/.test(plain)) return true
  if (/^20[2-9]\d$|^\d{3,4}(am|pm|hrs?|h)$/i.test(plain)) return true
  return /^\d{1,2}([./ -])\d{1,2}\1(\d{2}|20[2-9]\d)$|^20[2-9]\d([./-])\d{1,2}\3\d{1,2}$/.test(plain)
}

/** Replaces the digits of every script by ASCII ones. */
export const asAsciiDigits = (text: string): string => text.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)))

/** Returns a digit's value. A script's digits are ten consecutive characters; sets of them may follow each other. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0)!
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return (code - zero) % 10
}
