import { createHash } from 'node:crypto'
import { reminders as limits } from '@planner/contract/constants/reminders'
import type { Context } from '#context.ts'
import type { Db } from '#platform/db/open.ts'
import type { MailSuggestionRow } from '#platform/db/tables/google.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import type { MailSummary } from '#providers/google.ts'
import { senderOf } from './recent-mails.ts'
import { deleteSuggestion, insertSuggestion, invitationRows, setSuggestion } from './store.ts'

/** A version of a meeting, on the person's own clock. */
export type MeetingVersion = {
  uid: string
  sequence: number
  cancelled: boolean
  title: string
  place: string
  date: string
  /** 'HH:MM:SS'; null for a whole day. */
  time: string | null
  recurrence: string
  endsOn: string | null
}

/**
 * Stores an invitation as a suggestion. A later version (RFC 5546: the same UID, a higher SEQUENCE) changes the suggestion while
 * it waits; once it was accepted, the change is a suggestion itself. What was dismissed stays so. Older versions, and
 * the same one again, change nothing.
 */
export async function keepInvitation(
  context: Context,
  tx: Db,
  user: UserRow,
  { mail, version }: { mail: MailSummary; version: MeetingVersion },
): Promise<void> {
  const uidHash = hashOf(version.uid)
  const rows = await invitationRows(tx, user.id, uidHash)
  const base = rows.find(({ change }) => change === null)
  const fields = fieldsOf(mail, version)
  if (!base) {
    if (version.cancelled) return
    await insertSuggestion(tx, {
      ...fields,
      id: context.ids.next(),
      user_id: user.id,
      key_hash: hashOf(`invitation ${version.uid}`),
      uid_hash: uidHash,
      state: 'open',
      found_at: context.clock.now(),
    })
    return
  }
  if (base.state === 'dismissed' || !isLater(version, base, rows)) return
  if (base.state === 'open') {
    if (version.cancelled) await deleteSuggestion(tx, base.id)
    else await setSuggestion(tx, base.id, fields)
    return
  }
  if (base.reminder_id === null) return
  const waiting = rows.find(({ change }) => change !== null)
  if (waiting) await deleteSuggestion(tx, waiting.id)
  await insertSuggestion(tx, {
    ...fields,
    id: context.ids.next(),
    user_id: user.id,
    key_hash: hashOf(`change of invitation ${version.uid}`),
    uid_hash: uidHash,
    state: 'open',
    change: version.cancelled ? 'cancelled' : 'moved',
    changes_reminder: base.reminder_id,
    found_at: context.clock.now(),
  })
}

/** Some senders move a meeting without a higher number: what says something else is later, too. */
function isLater(version: MeetingVersion, base: MailSuggestionRow, rows: readonly MailSuggestionRow[]): boolean {
  const last = rows.find(({ change }) => change !== null) ?? base
  const known = Math.max(...rows.map(({ sequence }) => sequence ?? 0))
  if (version.sequence !== known) return version.sequence > known
  const isSame = last.date === version.date && last.time === version.time && last.title === titleOf(version)
  return version.cancelled ? last.change !== 'cancelled' : !isSame && last.change !== 'cancelled'
}

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()

const titleOf = ({ title }: MeetingVersion): string => title.slice(0, limits.titleMax)

/** The maximum length stored of what strangers wrote. */
const longest = 500

const fieldsOf = (mail: MailSummary, version: MeetingVersion) => ({
  message_id: mail.id,
  subject: mail.subject.slice(0, longest),
  sender: senderOf(mail.from).slice(0, longest),
  snippet: '',
  source_sentence: [version.title, version.place].filter(Boolean).join(', ').slice(0, longest),
  received_at: mail.receivedAt,
  kind: 'event' as const,
  type: 'event' as const,
  title: titleOf(version),
  date: version.date,
  time: version.time,
  amount_paise: null,
  // It is not guessed.
  confidence: 1,
  reminder_id: null,
  read_by: 'engine' as const,
  origin: 'forwarded' as const,
  recurrence: version.recurrence,
  ends_on: version.endsOn,
  sequence: version.sequence,
})
