import { createHash } from 'node:crypto'
import { reminders as limits } from '@planner/contract/constants/reminders'
import type { Context } from '#context.ts'
import type { Db } from '#platform/db/open.ts'
import type { MailSuggestionRow } from '#platform/db/tables/google.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import type { MailSummary } from '#providers/google.ts'
import { senderOf } from './recent-mails.ts'
import { deleteSuggestion, insertSuggestion, invitationRows, setSuggestion } from './store.ts'

/** A version of a meeting, in the person's time zone. */
export type MeetingVersion = {
  uid: string
  sequence: number
  cancelled: boolean
  title: string
  place: string
  date: string
  /** 'HH:MM:SS'; null for an all-day meeting. */
  time: string | null
  recurrence: string
  endsOn: string | null
}

/**
 * Stores an invitation as a suggestion. A later version (RFC 5546: same UID, higher SEQUENCE) updates a waiting
 * suggestion; if it was already accepted, the change becomes a suggestion of its own. Dismissed invitations stay
 * dismissed. Ignores repeated and older versions.
 */
export async function saveInvitation(
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

/**
 * Whether a version is later. Some senders move a meeting without raising SEQUENCE, so at the same number different
 * content also counts as later.
 */
function isLater(version: MeetingVersion, base: MailSuggestionRow, rows: readonly MailSuggestionRow[]): boolean {
  const last = rows.find(({ change }) => change !== null) ?? base
  const known = Math.max(...rows.map(({ sequence }) => sequence ?? 0))
  if (version.sequence !== known) return version.sequence > known
  const isSame = last.date === version.date && last.time === version.time && last.title === titleOf(version)
  return version.cancelled ? last.change !== 'cancelled' : !isSame && last.change !== 'cancelled'
}

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()

const titleOf = ({ title }: MeetingVersion): string => title.slice(0, limits.titleMax)

/** Maximum length stored of a mail's own words. */
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
  // Calendar data is exact, not a guess.
  confidence: 1,
  reminder_id: null,
  read_by: 'engine' as const,
  origin: 'forwarded' as const,
  recurrence: version.recurrence,
  ends_on: version.endsOn,
  sequence: version.sequence,
})
