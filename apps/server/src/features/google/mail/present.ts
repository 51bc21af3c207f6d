import { formatRupees, toRupees } from '@planner/commerce/money'
import type { AutoReminder, PotentialReminder } from '@planner/contract/google'
import type { MailSuggestionRow } from '#platform/db/tables.ts'

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
    link: linkOf(found.message_id),
  }
}

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

/** What the reminder is to say below its title: the sum, and who wrote. */
export const descriptionOf = ({ amount_paise: amount, sender }: MailSuggestionRow): string =>
  [amount === null ? '' : formatRupees(amount), sender && `Mail from ${sender}`].filter(Boolean).join('\n')

/** The mail in Gmail. */
export const linkOf = (messageId: string): string =>
  `https://mail.google.com/mail/u/0/#all/${encodeURIComponent(messageId)}`
