import type { Channel, DeliveryState, Moment } from '@planner/contract/notifications'
import type { ColumnType, Generated, Selectable } from 'kysely'

/** 'YYYY-MM-DD', in and out. */
type DayColumn = ColumnType<string, string, string>

export type UsersTable = {
  id: string
  email: string
  email_key: string
  full_name: string
  password_hash: string
  phone_number: string | null
  phone_verified: Generated<boolean>
  location: string | null
  current_city: string | null
  time_zone: Generated<string>
  is_admin: Generated<boolean>
  tutorial_completed: Generated<boolean>
  sms_notifications: Generated<boolean>
  email_notifications: Generated<boolean>
  whatsapp_notifications: Generated<boolean>
  voice_notifications: Generated<boolean>
  newsletter_subscription: Generated<boolean>
  lead_minutes: Generated<number>
  quiet_from: string | null
  quiet_until: string | null
  digest_at: string | null
  nag_minutes: number | null
  created_at: Date
}
export type UserRow = Selectable<UsersTable>

export type SessionsTable = { token_hash: Buffer; user_id: string; created_at: Date; last_used_at: Date }

export type SignInFailuresTable = { key: string; failures: number; last_failed_at: Date }

export type RequestCountersTable = { key: string; count: number; window_ends_at: Date }

export type RemindersTable = {
  id: string
  user_id: string
  title: string
  description: string
  source_text: string | null
  date: DayColumn
  time: string
  time_defaulted: boolean
  time_zone: string
  recurrence: string
  festival: string | null
  completed: Generated<boolean>
  completed_dates: Generated<string[]>
  tags: string[]
  next_unplanned_on: DayColumn | null
  created_at: Date
  updated_at: Date
}
export type ReminderRow = Selectable<RemindersTable>

export type { Channel }
export type AlertState = DeliveryState

export type AlertsTable = {
  id: string
  user_id: string
  /** None for a digest. */
  reminder_id: string | null
  occurrence_on: DayColumn
  occurrence_at: Date
  moment: Moment
  channel: Channel
  due_at: Date
  ready_at: Date
  state: Generated<AlertState>
  claim: string | null
  lease_until: Date | null
  attempts: Generated<number>
  settled_at: Date | null
  note: string | null
  round: Generated<number>
  title: string | null
  handed_at: Date | null
  provider_id: string | null
  cost_paise: number | null
}
export type AlertRow = Selectable<AlertsTable>

export type PushSubscriptionsTable = {
  endpoint: string
  user_id: string
  p256dh: string
  auth: string
  created_at: Date
}
export type PushSubscriptionRow = Selectable<PushSubscriptionsTable>

export type OutboxTable = {
  id: string
  user_id: string
  channel: Channel
  recipient: string
  subject: string
  body: string
  created_at: Date
}
export type OutboxRow = Selectable<OutboxTable>

export type Tables = {
  users: UsersTable
  sessions: SessionsTable
  sign_in_failures: SignInFailuresTable
  request_counters: RequestCountersTable
  reminders: RemindersTable
  alerts: AlertsTable
  push_subscriptions: PushSubscriptionsTable
  outbox: OutboxTable
}
