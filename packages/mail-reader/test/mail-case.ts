import type { Mail } from '../src/mail.ts'

/**
 * A mail and its expected reminder: 'kind | YYYY-MM-DD | HH:MM | rupees' (time and rupees may be empty), or 'none',
 * with the reason if known. Sent at 08:00 on Friday 20 November 2026 and read at 10:00 in Kolkata unless given
 * otherwise. No person, number or account in it is real.
 */
export type MailCase = readonly [
  from: string,
  subject: string,
  snippet: string,
  expected: string,
  sent?: string,
  now?: string,
]

export const timeZone = 'Asia/Kolkata'
const usualNow = '2026-11-20T10:00:00+05:30'
const usualSent = '2026-11-20T08:00:00+05:30'

/** Returns a case as the input and the expected output of `readMail`; null if there is nothing to remember. */
export function unfold([from, subject, snippet, expected, sent = usualSent, now = usualNow]: MailCase, id: string) {
  const mail: Mail = { id, from, subject, snippet, date: sent }
  const wanted = expected.startsWith('none') ? null : expected.split('|').map((part) => part.trim())
  return {
    mail,
    now: new Date(now),
    expected: wanted && {
      kind: wanted[0]!,
      date: wanted[1]!,
      time: wanted[2] || null,
      amount: wanted[3] ? Math.round(Number(wanted[3]) * 100) : null,
    },
  }
}
