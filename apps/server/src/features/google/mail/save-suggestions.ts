import { createHash } from 'node:crypto'
import { reminders as limits } from '@planner/contract/constants/reminders'
import type { MailReminder } from '@planner/mail-reader'
import type { Context } from '#context.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { GoogleConnectionRow, MailSuggestionRow } from '#platform/db/tables/google.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { wallTimeOf } from '#platform/wall-time.ts'
import type { MailSummary } from '#providers/google.ts'
import { lockConnection } from '../connection/store.ts'
import { senderOf } from './recent-mails.ts'
import { openSuggestions, putSuggestion } from './store.ts'

export type Found = { mail: MailSummary; read: Omit<MailReminder, 'mailId'>; by: 'engine' | 'model' }

export type Analysis = {
  open: MailSuggestionRow[]
  read: number
  found: number
  /** Whether a model may be asked about mails that our reader is unsure of. */
  further: boolean
}

/** Maximum length stored of a mail's own words. */
const longest = 500

/**
 * Stores findings in mails as suggestions. Answered ones do not come back, and no reminder is created.
 *
 * @throws Problem `google.not-connected` if the person disconnected meanwhile.
 */
export async function saveSuggestions(
  context: Context,
  user: UserRow,
  { connection, found }: { connection: GoogleConnectionRow; found: readonly Found[] },
): Promise<{ open: MailSuggestionRow[]; found: number }> {
  const now = context.clock.now()
  const { day: today } = wallTimeOf(now, user.time_zone)
  return inTransaction(context.db, async (tx) => {
    // The person disconnected meanwhile: store nothing.
    if (!(await lockConnection(tx, user.id, connection.id))) throw new Problem('google.not-connected')
    let fresh = 0
    for (const one of found) {
      if ((await putSuggestion(tx, { id: context.ids.next(), user_id: user.id, found_at: now, ...rowOf(one) })).isNew)
        fresh++
    }
    return { open: await openSuggestions(tx, user.id, { from: today }), found: fresh }
  })
}

/** Returns a finding as a database row. */
export function rowOf({ mail, read, by }: Found) {
  return {
    key_hash: createHash('sha256').update(read.key).digest(),
    state: 'open' as const,
    message_id: mail.id,
    subject: mail.subject.slice(0, longest),
    sender: senderOf(mail.from).slice(0, longest),
    snippet: mail.snippet.slice(0, longest),
    source_sentence: read.sourceSentence.slice(0, longest),
    received_at: mail.receivedAt,
    kind: read.kind,
    type: read.type,
    title: read.title.slice(0, limits.titleMax),
    date: read.date,
    time: read.time,
    amount_paise: read.amount,
    confidence: read.confidence,
    reminder_id: null,
    read_by: by,
  }
}
