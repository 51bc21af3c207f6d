import { formatRupees, toRupees } from '@planner/commerce/money'
import type { AutoReminder, PotentialReminder } from '@planner/contract/google'
import { recurrenceInWords } from '@planner/reminder-language/recurrence'
import type { MailSuggestionRow } from '#platform/db/tables/google.ts'

/** Presents a reminder suggested by a mail, with what the mail says. */
export function presentSuggestion(found: MailSuggestionRow): PotentialReminder {
  return {
    id: found.id,
    subject: found.subject,
    sender: found.sender,
    snippet: found.snippet,
    suggested_reminder: {
      title: found.title,
      date: found.date,
      time: found.time,
      description: descriptionOf(found),
    },
    kind: found.kind,
    type: found.type,
    amount: found.amount_paise === null ? null : toRupees(found.amount_paise),
    source_sentence: found.source_sentence,
    confidence: found.confidence,
    read_by: found.read_by,
    received_at: found.received_at.toISOString(),
    link: linkOf(found),
    ...(found.change && { change: found.change }),
  }
}

/** Presents a reminder that was added from a mail without asking. */
export function presentAutoReminder(found: MailSuggestionRow): AutoReminder {
  return {
    id: found.id,
    title: found.title,
    description: descriptionOf(found),
    source: found.sender,
    created_date: found.received_at.toISOString().slice(0, 10),
    type: found.type,
    date: found.date,
  }
}

/** Returns the reminder's description: the amount, and the sender. */
export const descriptionOf = (found: MailSuggestionRow): string =>
  [
    found.amount_paise === null ? '' : formatRupees(found.amount_paise),
    // The place of an invitation, stored after its title.
    found.uid_hash !== null && found.source_sentence.startsWith(`${found.title}, `)
      ? found.source_sentence.slice(found.title.length + 2)
      : '',
    recurrenceInWords(found),
    found.sender && `Mail from ${found.sender}`,
  ]
    .filter(Boolean)
    .join('\n')

/** Returns a link to the mail in Gmail; null for a forwarded mail. */
export const linkOf = ({ origin, message_id: id }: MailSuggestionRow): string | null =>
  origin === 'gmail' ? `https://mail.google.com/mail/u/0/#all/${encodeURIComponent(id)}` : null
