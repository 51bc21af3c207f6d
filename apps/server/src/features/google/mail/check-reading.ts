import type { MailKind, MailReminder } from '@planner/mail-reader'
import type { MailReading } from '#features/assistant/prompts/read-mail.ts'
import { asAsciiDigits } from '#features/assistant/redact.ts'
import { addDays } from '#platform/wall-time.ts'

/** Below this a model's word is no better than none. */
const leastCertainty = 0.6
/** No more than this is believed of a model: a person reads the mail before they accept. */
const mostCertainty = 0.9
/** Dates further ahead are not accepted. */
const daysAhead = 730
const nearDays = 14

type Checked = { kind: MailKind; date: string; time: string | null; words: string; certainty: number }

/**
 * A model's reading of a mail by our own rules: a day to come, named by words that are in the mail, surer than our reader.
 *
 * @param said what the model said, placeholders put back.
 * @param own our reader's reading, where it has one.
 * @returns null if there is nothing to remember, or it cannot be believed.
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
  // A time that the words do not name is dropped; the day is kept.
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

/** Words without a number mean a day near by ('tomorrow', 'on Monday'); words with numbers mean one of these. */
function names(words: string, date: string, today: string): boolean {
  const numbers = numbersIn(words)
  return numbers.length === 0 ? date <= addDays(today, nearDays) : numbers.includes(Number(date.slice(8)))
}
