import type { MailKind, MailReminder } from '@planner/mail-reader'
import type { MailReading } from '#features/assistant/prompts/read-mail.ts'
import { asAsciiDigits } from '#features/assistant/redact.ts'
import { addDays } from '#platform/wall-time.ts'

/** Below this, a model's reading is discarded. */
const leastCertainty = 0.6
/** Upper limit for a model's certainty: the person should read the mail before they accept. */
const mostCertainty = 0.9
/** Dates further ahead are not accepted. */
const daysAhead = 730
const nearDays = 14

type Checked = { kind: MailKind; date: string; time: string | null; words: string; certainty: number }

/**
 * Validates a model's reading of a mail: the date must be in the future and named by words that are in the mail, and
 * the certainty higher than our reader's.
 *
 * @param said the model's answer, placeholders restored.
 * @param own our reader's reading, if any.
 * @returns null if there is nothing to remember, or the reading is not credible.
 */
export function checkMailReading(
  { kind, date, time, words, certainty }: MailReading,
  { text, today, own }: { text: string; today: string; own: MailReminder | undefined },
): Checked | null {
  if (kind === null || date === null) return null
  if (date < today || date > addDays(today, daysAhead)) return null
  if (certainty < leastCertainty || certainty <= (own?.confidence ?? 0)) return null
  if (plain(words).length < 3 || !plain(text).includes(plain(words))) return null
  if (!names(words, date, today)) return null
  // A time that does not occur in the text is dropped; the date is kept.
  const hour = time === null ? null : Number(time.slice(0, 2))
  const isNamed = hour !== null && numbersIn(text).some((number) => number === hour || number === hour % 12)
  return {
    kind,
    date,
    time: time !== null && isNamed ? `${time.slice(0, 5)}:00` : null,
    words,
    certainty: Math.min(certainty, mostCertainty),
  }
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase()

const numbersIn = (words: string): number[] => (asAsciiDigits(words).match(/(?<!\d)\d{1,2}(?!\d)/g) ?? []).map(Number)

/**
 * Whether the words can refer to the date: without numbers only to a near one ('tomorrow', 'on Monday'), else to one of
 * the numbers.
 */
function names(words: string, date: string, today: string): boolean {
  const numbers = numbersIn(words)
  return numbers.length === 0 ? date <= addDays(today, nearDays) : numbers.includes(Number(date.slice(8)))
}
