import type { AutoReminder, MailKind } from '@planner/contract/google'
import type { ColumnType, Generated, Selectable } from 'kysely'
import type { DayColumn } from './columns.ts'

export type GoogleConnectionsTable = {
  user_id: string
  id: string
  account: string
  email: string
  scopes: string[]
  refresh_token: Buffer
  access_token: Buffer
  connected_at: Date
  expired_at: Date | null
  sync_token: string | null
  synced_from: DayColumn | null
  past_days: number
  future_days: number
  synced_at: Date | null
  auto_sync: Generated<boolean>
  notify: Generated<boolean>
  next_sync_at: Date | null
}
export type GoogleConnectionRow = Selectable<GoogleConnectionsTable>

export type GoogleConsentsTable = {
  state_hash: Buffer
  session_hash: Buffer
  user_id: string
  verifier: Buffer
  asked_at: Date
}
export type GoogleConsentRow = Selectable<GoogleConsentsTable>

export type GoogleEventsTable = {
  user_id: string
  event_id: string
  account: string
  reminder_id: string | null
  content_hash: Buffer
  date: DayColumn
}
export type GoogleEventRow = Selectable<GoogleEventsTable>

export type MailSuggestionsTable = {
  id: string
  user_id: string
  key_hash: Buffer
  state: 'open' | 'accepted' | 'dismissed'
  message_id: string
  subject: string
  sender: string
  snippet: string
  source_sentence: string
  received_at: Date
  kind: MailKind
  type: AutoReminder['type']
  title: string
  date: DayColumn
  time: string | null
  amount_paise: number | null
  confidence: number
  reminder_id: string | null
  found_at: Date
  read_by: Generated<'engine' | 'model'>
  /** Where it was found: in the person's own mailbox, or in forwarded mail. */
  origin: Generated<'gmail' | 'forwarded'>
  recurrence: Generated<string>
  ends_on: ColumnType<string | null, string | null | undefined, string | null>
  /** For an invitation. */
  uid_hash: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>
  sequence: ColumnType<number | null, number | null | undefined, number | null>
  /** The changes that a later version of an accepted invitation would make to its reminder. */
  change: ColumnType<
    'moved' | 'cancelled' | null,
    'moved' | 'cancelled' | null | undefined,
    'moved' | 'cancelled' | null
  >
  changes_reminder: ColumnType<string | null, string | null | undefined, string | null>
}
export type MailSuggestionRow = Selectable<MailSuggestionsTable>

export type GoogleTables = {
  google_connections: GoogleConnectionsTable
  google_consents: GoogleConsentsTable
  google_events: GoogleEventsTable
  mail_suggestions: MailSuggestionsTable
}
