import { createHash } from 'node:crypto'
import { reminders as limits } from '@planner/contract/constants'
import { readMails } from '@planner/mail-reader'
import type { Context } from '#context.ts'
import type { MailSuggestionRow, UserRow } from '#platform/db/tables.ts'
import { Problem } from '#platform/problem.ts'
import { wallTimeOf } from '#platform/wall-time.ts'
import type { MailSummary } from '#providers/google.ts'
import { lockConnection } from '../connection/store.ts'
import { withAccess } from '../connection/with-access.ts'
import { openSuggestions, putSuggestion } from './store.ts'

export type Analysis = { open: MailSuggestionRow[]; read: number; found: number }

/** The most that is kept of what strangers wrote. */
const longest = 500

/**
 * Looks through a person's recent mail for what they may want to be reminded of. Of the mails that say nothing of the kind,
 * nothing is kept; what was answered before does not come back.
 *
 * @throws Problem as `withAccess` does.
 */
export async function analyzeMail(
  context: Context,
  user: UserRow,
  { days, max }: { days: number; max: number },
): Promise<Analysis> {
  const now = context.clock.now()
  const { mails, connection } = await withAccess(context, user, 'mail', async ({ google, connection, token }) => ({
    mails: await google.recentMail(token, { days, max }),
    connection,
  }))
  const suggestions = suggestionsIn(context, user, mails, now)
  const { day: today } = wallTimeOf(now, user.time_zone)
  return context.db.transaction().execute(async (tx) => {
    // Whoever disconnects meanwhile wants nothing of their mail to stay.
    if (!(await lockConnection(tx, user.id, connection.id))) throw new Problem('google.not-connected')
    let found = 0
    for (const suggestion of suggestions) if ((await putSuggestion(tx, suggestion)).isNew) found++
    return { open: await openSuggestions(tx, user.id, { from: today }), read: mails.length, found }
  })
}

function suggestionsIn(context: Context, user: UserRow, mails: MailSummary[], now: Date): MailSuggestionRow[] {
  const byId = new Map(mails.map((mail) => [mail.id, mail]))
  const readable = mails.map((mail) => ({ ...mail, date: mail.receivedAt }))
  const found = readMails(readable, { now, timeZone: user.time_zone })
  return found.map((one) => {
    const { id, subject, from, snippet, receivedAt } = byId.get(one.mailId)!
    return {
      id: context.ids.next(),
      user_id: user.id,
      key_hash: createHash('sha256').update(one.key).digest(),
      state: 'open',
      message_id: id,
      subject: subject.slice(0, longest),
      sender: senderOf(from).slice(0, longest),
      snippet: snippet.slice(0, longest),
      source_sentence: one.sourceSentence.slice(0, longest),
      received_at: receivedAt,
      kind: one.kind,
      type: one.type,
      title: one.title.slice(0, limits.titleMax),
      date: one.date,
      time: one.time,
      amount_paise: one.amount,
      confidence: one.confidence,
      reminder_id: null,
      found_at: now,
    }
  })
}

/** 'BSES Rajdhani' of '"BSES Rajdhani" <ebill@bses.example>'; the address where there is no name. */
const senderOf = (from: string): string => /^\s*"?([^"<]*[^"<\s])"?\s*</.exec(from)?.[1] ?? from.replace(/[<>]/g, '')
